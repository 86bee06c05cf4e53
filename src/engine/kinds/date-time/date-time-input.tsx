import { MomentInput } from '#engine/web/fields/moment-input.tsx';
import { formattersOf } from '#engine/web/i18n/use-format.ts';
import type { Spelling } from '../spelling.ts';
import { showText, type WidgetProps } from '../view.ts';
import { isInstant, readInstant, typedInstant } from './instant-text.ts';

export const instantSpelling: Spelling = {
  write: (value, language) =>
    isInstant(showText(value)) ? formattersOf(language).dateTime(showText(value)) : showText(value),
  edit: (value, language) => typedInstant(showText(value), language),
  read: (text, language) => readInstant(text, language) ?? text,
};

export function DateTimeInput({ widget }: { readonly widget: WidgetProps }) {
  return <MomentInput widget={widget} spelling={instantSpelling} withTime />;
}
