import { MomentInput } from '#engine/web/fields/moment-input.tsx';
import { formattersOf } from '#engine/web/i18n/use-format.ts';
import type { Spelling } from '../spelling.ts';
import { showText, type WidgetProps } from '../view.ts';
import { isDay, readDay, typedDay } from './day-text.ts';

export const daySpelling: Spelling = {
  write: (value, language) => (isDay(showText(value)) ? formattersOf(language).date(showText(value)) : showText(value)),
  edit: (value, language) => typedDay(showText(value), language),
  read: (text, language) => readDay(text, language) ?? text,
};

export function DateInput({ widget }: { readonly widget: WidgetProps }) {
  return <MomentInput widget={widget} spelling={daySpelling} />;
}
