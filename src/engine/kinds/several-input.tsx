// Several values in one field, each a chip: typed and taken over by Enter or by leaving the field.
import { useMemo } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import type { Language } from '#engine/model/text.ts';
import { useLanguage } from '#engine/web/i18n/use-language.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { writeNumber } from './number-text.ts';
import { listOf } from './plain-value.ts';
import { showText, type WidgetProps } from './view.ts';

interface SeveralInputProps {
  readonly widget: WidgetProps;
  readonly write: (item: unknown) => string;
  /** What was typed or pasted, as values; what cannot be read stays a text, for the check to name. */
  readonly read: (text: string) => readonly unknown[];
  /** Each value once. */
  readonly once?: boolean;
}

export function StringsInput({ widget }: { readonly widget: WidgetProps }) {
  return (
    <SeveralInput widget={widget} write={showText} read={(text) => [text.trim()].filter((item) => item !== '')} once />
  );
}

interface NumbersInputProps {
  readonly widget: WidgetProps;
  readonly read: (text: string, language: Language) => number | undefined;
}

/** A row of a spreadsheet, or a list with semicolons, is pasted as one. */
const between = /[;\t\n]/;

export function NumbersInput({ widget, read }: NumbersInputProps) {
  const language = useLanguage();
  return (
    <SeveralInput
      widget={widget}
      write={(item) => (typeof item === 'number' ? writeNumber(item, language) : showText(item))}
      read={(text) =>
        text
          .split(between)
          .map((item) => item.trim())
          .filter((item) => item !== '')
          .map((item) => read(item, language) ?? item)
      }
    />
  );
}

function SeveralInput({ widget, write, read, once = false }: SeveralInputProps) {
  const { id, label, hideLabel, value, onChange, required, invalid, describedBy, partErrors } = widget;
  const t = useText();
  // Another array, even of the same values, makes the Autocomplete drop what is being typed.
  const chosen = useMemo(() => [...listOf(value)], [value]);
  const change = (items: readonly unknown[]) => {
    const next = items.flatMap((item) => (typeof item === 'string' ? read(item) : [item]));
    onChange(next.length === 0 ? undefined : once ? [...new Set(next)] : next);
  };
  const wrong = Object.entries(partErrors);
  const problems = wrong.length === 0 ? undefined : `${id}-items`;
  return (
    <>
      <Autocomplete
        multiple
        freeSolo
        autoSelect
        id={id}
        options={[] as unknown[]}
        getOptionLabel={write}
        value={chosen}
        onChange={(_event, next) => change(next)}
        renderInput={(parameters) => (
          <TextField
            {...parameters}
            size="small"
            label={hideLabel ? undefined : label}
            required={required}
            error={invalid || problems !== undefined}
            slotProps={{
              ...parameters.slotProps,
              htmlInput: {
                ...parameters.slotProps.htmlInput,
                'aria-describedby': [describedBy, problems].filter(Boolean).join(' ') || undefined,
                'aria-label': hideLabel ? label : undefined,
                required: false,
              },
            }}
          />
        )}
      />
      {problems !== undefined && (
        <FormHelperText id={problems} error component="div" sx={{ mx: 1.75 }}>
          {wrong.map(([place, message]) => (
            <div key={place}>{`${t('common.label', { label: write(chosen[Number(place)]) })} ${message}`}</div>
          ))}
        </FormHelperText>
      )}
    </>
  );
}
