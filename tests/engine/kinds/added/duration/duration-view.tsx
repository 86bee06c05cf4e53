import { SpelledInput } from '#engine/web/fields/spelled-input.tsx';
import type { FieldView, WidgetProps } from '#engine/kinds/view.ts';
import { readDuration, writeDuration } from './duration-text.ts';

const spelling = { write: writeDuration, read: readDuration };

function DurationWidget(widget: WidgetProps) {
  return <SpelledInput widget={widget} spelling={spelling} alignRight />;
}

export const duration: FieldView = { show: writeDuration, Widget: DurationWidget, filter: 'range', solid: true };
