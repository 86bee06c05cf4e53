// The one text input: label, described-by on the input itself, read-only never disabled. Kinds give it text and take
// text.
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
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
  /** Code: letters of one width, and nobody's spelling to be mended. */
  readonly monospace?: boolean;
  readonly placeholder?: string | undefined;
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
  monospace,
  placeholder,
  start,
  end,
}: TextInputProps) {
  const { id, invalid, required, roomy = false, autoComplete } = widget;
  const label = widget.hideLabel ? undefined : widget.label;
  return (
    // TextField would bring selects and menus with it, to pages that have to come fast too.
    <FormControl
      variant="outlined"
      size={roomy ? 'medium' : 'small'}
      fullWidth
      error={invalid}
      required={required && !roomy}
    >
      {label !== undefined && (
        <InputLabel id={`${id}-label`} htmlFor={id}>
          {label}
        </InputLabel>
      )}
      <OutlinedInput
        id={id}
        name={id}
        label={label}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onFocus={(event) => onFocus?.(event.target)}
        onMouseUp={onMouseUp}
        onBlur={onBlur}
        type={type}
        placeholder={placeholder}
        multiline={rows !== undefined}
        // Material's own measures the page for each, which lays it out once more.
        {...(rows !== undefined && { inputComponent: 'textarea' })}
        startAdornment={start}
        endAdornment={end}
        inputProps={{
          'aria-label': widget.hideLabel ? widget.label : undefined,
          'aria-describedby': widget.describedBy,
          'aria-invalid': invalid || undefined,
          'aria-required': (roomy && required) || undefined,
          inputMode,
          autoComplete: autoComplete ?? 'off',
          ...((autoComplete !== undefined || monospace) && verbatim),
          rows,
          style: { ...styleOf({ alignRight, monospace }), ...(rows !== undefined && growing(rows)) },
        }}
      />
    </FormControl>
  );
}

function styleOf({ alignRight, monospace }: Pick<TextInputProps, 'alignRight' | 'monospace'>) {
  if (monospace) return { fontFamily: 'monospace', fontSize: '0.875rem' };
  return alignRight ? ({ textAlign: 'right', fontVariantNumeric: 'tabular-nums' } as const) : undefined;
}

/** As high as what is typed; where browsers do not know that, as high as `rows`. */
function growing(rows: number) {
  return { fieldSizing: 'content', minHeight: `${rows}lh`, maxHeight: '12lh', resize: 'none' } as const;
}

/** Addresses, passwords and code are no prose. */
const verbatim = { spellCheck: false, autoCapitalize: 'none' } as const;
