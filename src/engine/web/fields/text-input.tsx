// The one text input: label, described-by on the input itself, read-only never disabled. Kinds give it text and take
// text.
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import type { WidgetProps } from '#engine/kinds/view.ts';

interface TextInputProps {
  readonly widget: WidgetProps;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onFocus?: (input: HTMLInputElement | HTMLTextAreaElement) => void;
  readonly onMouseUp?: () => void;
  readonly onBlur?: () => void;
  readonly type?: 'text' | 'email' | 'url' | 'tel' | 'password';
  readonly inputMode?: 'decimal' | 'numeric' | 'tel' | 'email' | 'url';
  readonly rows?: number;
  readonly alignRight?: boolean;
  readonly start?: ReactNode;
  readonly end?: ReactNode;
}

export function TextInput({
  widget,
  text,
  onText,
  onFocus,
  onMouseUp,
  onBlur,
  type = 'text',
  inputMode,
  rows,
  alignRight,
  start,
  end,
}: TextInputProps) {
  return (
    <TextField
      id={widget.id}
      name={widget.id}
      label={widget.hideLabel ? undefined : widget.label}
      value={text}
      onChange={(event) => onText(event.target.value)}
      onFocus={(event) => onFocus?.(event.target)}
      onMouseUp={onMouseUp}
      onBlur={onBlur}
      type={type}
      required={widget.required}
      error={widget.invalid}
      multiline={rows !== undefined}
      minRows={rows}
      maxRows={rows === undefined ? undefined : 12}
      size="small"
      fullWidth
      slotProps={{
        htmlInput: {
          'aria-label': widget.hideLabel ? widget.label : undefined,
          'aria-describedby': widget.describedBy,
          'aria-invalid': widget.invalid || undefined,
          inputMode,
          autoComplete: 'off',
          style: alignRight ? { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } : undefined,
        },
        input: { startAdornment: start, endAdornment: end },
      }}
    />
  );
}
