import { lateWidget } from '../late-widget.tsx';
import { numberSpelling } from '../number/number-view.tsx';
import { readNumber } from '../number-text.ts';
import { severalView } from '../several-view.tsx';
import type { FieldView } from '../view.ts';

export const numbers: FieldView = severalView({
  write: numberSpelling.write,
  separator: '; ',
  Widget: lateWidget(async () => {
    const { NumbersInput } = await import('../several-input.tsx');
    return ({ widget }) => <NumbersInput widget={widget} read={readNumber} />;
  }),
});
