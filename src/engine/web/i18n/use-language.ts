import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultLanguage, isLanguage, type Language } from '#engine/model/text.ts';
import { changeLanguage } from './i18n.ts';
import { useSpokenLanguage } from './use-text.ts';

/** The active language. */
export function useLanguage(): Language {
  const language = useSpokenLanguage();
  return isLanguage(language) ? language : defaultLanguage;
}

/** Switches the language of the whole application; rejects when its texts cannot be loaded. */
export function useChangeLanguage(): (language: Language) => Promise<void> {
  const { i18n } = useTranslation();
  return useCallback((language) => changeLanguage(i18n, language), [i18n]);
}
