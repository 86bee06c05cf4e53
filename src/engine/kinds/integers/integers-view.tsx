import { lateWidget } from '../late-widget.tsx';
import { integerSpelling } from '../integer/integer-view.tsx';
import { readScaled } from '../number-text.ts';
import { severalView } from '../several-view.tsx';
import type { FieldView } from '../view.ts';

export const integers: FieldView = severalView({
  write: integerSpelling.write,
  separator: '; ',
  Widget: lateWidget(async () => {
    const { NumbersInput } = await import('../several-input.tsx');
    return ({ widget }) => <NumbersInput widget={widget} read={(text, language) => readScaled(text, 0, language)} />;
  }),
});
