import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Text of the first known key; `count` picks the plural. */
export type Text = (key: string | readonly string[], parameters?: Readonly<Record<string, unknown>>) => string;

/** Texts in the active language, by flat key. */
export function useText(): Text {
  const { t } = useTranslation();
  return useCallback<Text>((key, parameters) => t(key as string, parameters ?? {}), [t]);
}
