import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextKey } from './text-keys.ts';

/** Text of the first known key; `count` picks the plural. */
export type Text = (key: TextKey | readonly TextKey[], parameters?: Readonly<Record<string, unknown>>) => string;

/** Texts in the active language, by flat key. */
export function useText(): Text {
  const { t } = useTranslation();
  return useCallback<Text>((key, parameters) => t(key as string, parameters ?? {}), [t]);
}
