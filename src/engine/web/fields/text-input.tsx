// The one text input: label, described-by on the input itself, read-only never disabled. Kinds give it text and take
// text.
import { useLayoutEffect, useRef, type ComponentProps, type FocusEvent, type ReactNode } from 'react';
import type { WidgetProps } from '#engine/kinds/view.ts';

interface TextInputProps {
  readonly widget: WidgetProps;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onFocus?: (input: HTMLInputElement | HTMLTextAreaElement) => void;
  readonly onMouseUp?: () => void;
  readonly onBlur?: () => void;
  /** How the text is spelled once the input is left. */
  readonly tidy?: (text: string) => string;
  readonly type?: 'text' | 'email' | 'url' | 'tel' | 'password';
  readonly inputMode?: 'decimal' | 'numeric' | 'tel' | 'email' | 'url';
  readonly rows?: number;
  readonly alignRight?: boolean;
  /** Code: letters of one width, and nobody's spelling to be mended. */
  readonly monospace?: boolean;
  readonly placeholder?: string | undefined;
  /** At the end of its line: a unit, a button. */
  readonly end?: ReactNode;
}

export function TextInput({
  widget,
  text,
  onText,
  onFocus,
  onMouseUp,
  onBlur,
  tidy,
  type = 'text',
  inputMode,
  rows,
  alignRight = false,
  monospace = false,
  placeholder,
  end,
}: TextInputProps) {
  const { id, invalid, required, roomy = false, autoComplete, label, hideLabel, describedBy, keepsText } = widget;
  const spell = (left: HTMLInputElement | HTMLTextAreaElement) => {
    const spelled = tidy?.(left.value) ?? left.value;
    if (spelled === left.value) return;
    // An input that keeps its text may not be drawn for it.
    left.value = spelled;
    onText(spelled);
  };
  const input = {
    id,
    name: id,
    placeholder,
    inputMode,
    autoComplete: autoComplete ?? 'off',
    required: required && !roomy,
    className: classes({ monospace, amount: alignRight }),
    'aria-label': hideLabel ? label : undefined,
    'aria-describedby': describedBy,
    'aria-invalid': invalid || undefined,
    'aria-required': (roomy && required) || undefined,
    ...((autoComplete !== undefined || monospace) && verbatim),
    onMouseUp,
    onBlur: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      spell(event.target);
      onBlur?.();
    },
  };
  const mark = required && !roomy && <span aria-hidden="true">{'\u2009*'}</span>;
  return (
    <div className={classes({ 'text-box': true, roomy, invalid, filled: text !== '', unlabelled: hideLabel })}>
      {!hideLabel && (
        <label id={`${id}-label`} htmlFor={id}>
          {label}
          {mark}
        </label>
      )}
      {rows === undefined ? (
        <Line
          {...input}
          text={text}
          keepsText={keepsText === true}
          type={type}
          onChange={(event) => onText(event.target.value)}
          onFocus={(event) => onFocus?.(event.target)}
        />
      ) : (
        <textarea
          {...input}
          value={text}
          rows={rows}
          style={{ minHeight: `${rows}lh` }}
          onChange={(event) => onText(event.target.value)}
          onFocus={(event) => onFocus?.(event.target)}
        />
      )}
      {end !== undefined && <div className="end">{end}</div>}
      {edgeAround(!hideLabel && label, mark)}
    </div>
  );
}

/** The edge of a box, open where its label stands in it; no component, as each field of a form has one. */
export function edgeAround(label: ReactNode, mark: ReactNode): ReactNode {
  return (
    <fieldset aria-hidden="true">
      <legend>
        {label !== false && (
          <span>
            {label}
            {mark}
          </span>
        )}
      </legend>
    </fieldset>
  );
}

type LineProps = Omit<ComponentProps<'input'>, 'value'> & { readonly text: string; readonly keepsText: boolean };

function Line({ text, keepsText, ...input }: LineProps) {
  return keepsText ? <KeptLine {...input} text={text} /> : <input {...input} value={text} />;
}

/** Has what is typed by itself, and takes what comes from elsewhere. */
function KeptLine({ text, ...input }: Omit<LineProps, 'keepsText'>) {
  const line = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (line.current !== null && line.current.value !== text) line.current.value = text;
  });
  return <input {...input} ref={line} defaultValue={text} />;
}

/** Addresses, passwords and code are no prose. */
const verbatim = { spellCheck: false, autoCapitalize: 'none' } as const;

function classes(named: Readonly<Record<string, boolean | undefined>>): string | undefined {
  const on = Object.keys(named).filter((name) => named[name] === true);
  return on.length === 0 ? undefined : on.join(' ');
}
