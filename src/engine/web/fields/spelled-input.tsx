// An input whose text differs from its value: the text is the typist's while focused and the kind's spelling at rest.
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useLanguage } from '#engine/web/i18n/use-language.ts';
import type { WidgetProps } from '#engine/kinds/view.ts';
import type { Spelling } from '#engine/kinds/spelling.ts';
import { TextInput } from './text-input.tsx';

interface SpelledInputProps {
  readonly widget: WidgetProps;
  readonly spelling: Spelling;
  readonly inputMode?: 'decimal' | 'numeric' | 'tel';
  readonly alignRight?: boolean;
  readonly unit?: string;
  /** Instead of a unit. */
  readonly end?: ReactNode;
  /** What is typed first takes the place of all, unless it is a text that cannot be read and is to be mended. */
  readonly whole?: boolean;
  /** While it is empty and has the focus. */
  readonly placeholder?: string;
  /** More than one line. */
  readonly rows?: number;
  readonly monospace?: boolean;
}

export function SpelledInput({
  widget,
  spelling,
  inputMode,
  alignRight,
  unit,
  end,
  whole = false,
  placeholder,
  rows,
  monospace,
}: SpelledInputProps) {
  const language = useLanguage();
  const [draft, setDraft] = useState<string>();
  const written = widget.value === undefined ? '' : spelling.write(widget.value, language);
  const editable = () => (widget.value === undefined ? '' : (spelling.edit ?? spelling.write)(widget.value, language));
  const input = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const isEditing = draft !== undefined;
  // The text has changed under the cursor (R$ 0,00 → 0,00): what is typed next takes its place instead of being added
  // at its end.
  const swapped = useRef(false);
  useLayoutEffect(() => {
    if (isEditing && swapped.current) input.current?.select();
  }, [isEditing]);
  const onFocus = (element: HTMLInputElement | HTMLTextAreaElement) => {
    input.current = element;
    const text = editable();
    swapped.current = text !== written || (whole && spelling.read(text, language) !== text);
    setDraft(text);
  };
  const onMouseUp = () => {
    // The click that focused has set the cursor after the focus.
    if (swapped.current && input.current?.selectionStart === input.current?.selectionEnd) input.current?.select();
    swapped.current = false;
  };
  const onText = (text: string) => {
    swapped.current = false;
    setDraft(text);
    widget.onChange(text.trim() === '' ? undefined : spelling.read(text, language));
  };
  return (
    <TextInput
      widget={widget}
      text={draft ?? written}
      onText={onText}
      onFocus={onFocus}
      onMouseUp={onMouseUp}
      onBlur={() => setDraft(undefined)}
      inputMode={inputMode}
      alignRight={alignRight}
      rows={rows}
      monospace={monospace}
      placeholder={placeholder}
      end={unit ?? end}
    />
  );
}
