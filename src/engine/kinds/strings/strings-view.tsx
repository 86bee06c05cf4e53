import { lateWidget } from '../late-widget.tsx';
import { severalView } from '../several-view.tsx';
import { showText, type FieldView } from '../view.ts';

export const strings: FieldView = severalView({
  write: showText,
  separator: ', ',
  Widget: lateWidget(async () => (await import('../several-input.tsx')).StringsInput),
});
