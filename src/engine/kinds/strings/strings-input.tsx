import { useMemo } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { WidgetProps } from '../view.ts';
import { stringsOf } from './strings-view.tsx';

export function StringsInput({ widget }: { readonly widget: WidgetProps }) {
  const { id, label, hideLabel, value, onChange, required, invalid, describedBy } = widget;
  // Another array, even of the same texts, makes the Autocomplete drop what is being typed.
  const chosen = useMemo(() => stringsOf(value), [value]);
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      id={id}
      options={[]}
      value={chosen}
      onChange={(_event, next) =>
        onChange(
          next.length === 0 ? undefined : [...new Set(next.map((item) => item.trim()).filter((item) => item !== ''))],
        )
      }
      renderInput={(parameters) => (
        <TextField
          {...parameters}
          size="small"
          label={hideLabel ? undefined : label}
          required={required}
          error={invalid}
          slotProps={{
            ...parameters.slotProps,
            htmlInput: {
              ...parameters.slotProps.htmlInput,
              'aria-describedby': describedBy,
              'aria-label': hideLabel ? label : undefined,
              required: false,
            },
          }}
        />
      )}
    />
  );
}
