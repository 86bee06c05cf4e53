import { showText, type FieldView, type WidgetProps } from '../view.ts';
import { SpelledInput } from '#engine/web/fields/spelled-input.tsx';
import type { Spelling } from '../spelling.ts';
import { readTime } from './time-text.ts';

const timeSpelling: Spelling = { write: showText, read: (text) => readTime(text) ?? text };

function TimeOfDayWidget(widget: WidgetProps) {
  return <SpelledInput widget={widget} spelling={timeSpelling} inputMode="numeric" />;
}

export const timeOfDay: FieldView = {
  show: showText,
  Widget: TimeOfDayWidget,
  filter: 'range',
  width: 76,
  solid: true,
};
