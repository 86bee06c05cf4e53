// What needs more than the texts of the shell waits for them, as for its own code.
import { use, type ReactNode } from 'react';
import { I18nContext } from 'react-i18next';
import { hasRest, loadRest } from './i18n.ts';
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
  // Only what is still to come is waited for: in tests React holds back what has used a promise, even one that is kept.
  if (wanted && i18n !== undefined && !hasRest(i18n, language)) use(loadRest(i18n, language));
  return children;
}
