// The button below a dialog that sends the form inside of it.
import { Button, type ButtonProps } from '#engine/web/kit/button.tsx';
import { shapes, type ShapeName } from '#generated/shapes.ts';
import { useFormParts } from '../form/use-form-parts.ts';

interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'variant'> {
  /** Id of the form. */
  readonly form: string;
  /** Of the form's payload; undefined where it asks for none. */
  readonly shape: string | undefined;
}

/** To be pressed once the form is there: before, a click would do nothing, and say nothing. */
export function SubmitButton({ shape, ...props }: SubmitButtonProps) {
  if (shape === undefined) return <Button {...props} type="submit" variant="contained" />;
  return <PayloadButton {...props} shape={shape as ShapeName} />;
}

function PayloadButton({ shape, disabled = false, ...props }: SubmitButtonProps & { readonly shape: ShapeName }) {
  const { isSuccess } = useFormParts(shapes[shape]);
  return <Button {...props} type="submit" variant="contained" disabled={disabled || !isSuccess} />;
}
