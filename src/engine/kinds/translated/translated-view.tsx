// One text in each content language.
import { lateWidget } from '../late-widget.tsx';
import type { FieldView } from '../view.ts';
import { chooseTranslation } from './translated.ts';

export const translated: FieldView = {
  show: (value, field, { language }) => chooseTranslation(value, field, language),
  Widget: lateWidget(async () => (await import('./translated-input.tsx')).TranslatedInput),
  filter: 'text',
};
