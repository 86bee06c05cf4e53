// What needs more than the texts of the shell waits for them, as for its own code.
import { use, type ReactNode } from 'react';
import { I18nContext } from 'react-i18next';
import { waitForRest } from './i18n.ts';
import { useLanguage } from './use-language.ts';

interface WithTextsProps {
  /** Pages for guests do without. */
  readonly wanted?: boolean;
  readonly children: ReactNode;
}

export function WithTexts({ wanted = true, children }: WithTextsProps) {
  // Not that of useTranslation: it makes a new object each time, and what waits has to find its promise again.
  const i18n = use(I18nContext)?.i18n;
  const language = useLanguage();
  // Thrown, not given to use(): that may not be left out once the texts are there, and within act() it holds back every
  // later page.
  if (wanted && i18n !== undefined) waitForRest(i18n, language);
  return children;
}
