// An input whose text differs from its value: the text is the typist's while focused and the kind's spelling at rest.
import { useState } from 'react';
import InputAdornment from '@mui/material/InputAdornment';
import { useLanguage } from '#web/i18n/use-language.ts';
import type { WidgetProps } from './field-view.ts';
import type { Spelling } from './spelling.ts';
import { TextInput } from './text-input.tsx';

interface SpelledInputProps {
  readonly widget: WidgetProps;
  readonly spelling: Spelling;
  readonly inputMode?: 'decimal' | 'numeric' | 'tel';
  readonly alignRight?: boolean;
  readonly unit?: string;
}

export function SpelledInput({ widget, spelling, inputMode, alignRight, unit }: SpelledInputProps) {
  const language = useLanguage();
  const [draft, setDraft] = useState<string>();
  const written = widget.value === undefined ? '' : spelling.write(widget.value, language);
  const editable = () => (widget.value === undefined ? '' : (spelling.edit ?? spelling.write)(widget.value, language));
  const onText = (text: string) => {
    setDraft(text);
    widget.onChange(text.trim() === '' ? undefined : spelling.read(text, language));
  };
  return (
    <TextInput
      widget={widget}
      text={draft ?? written}
      onText={onText}
      onFocus={() => setDraft(editable())}
      onBlur={() => setDraft(undefined)}
      inputMode={inputMode}
      alignRight={alignRight}
      end={unit === undefined ? undefined : <InputAdornment position="end">{unit}</InputAdornment>}
    />
  );
}
