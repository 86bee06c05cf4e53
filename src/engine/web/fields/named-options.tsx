// A searchable choice among many names known to Intl (countries, time zones): accents and case don't matter.
import { useMemo } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { fold } from '#engine/model/text.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import type { WidgetProps } from '#engine/kinds/view.ts';

interface NamedOptionsProps {
  readonly widget: WidgetProps;
  /** Code → name in the reader's language. */
  readonly names: ReadonlyMap<string, string>;
}

export function NamedOptions({ widget, names }: NamedOptionsProps) {
  const t = useText();
  const codes = useMemo(() => [...names.keys()], [names]);
  const nameOf = (code: string) => names.get(code) ?? code;
  return (
    <Autocomplete
      id={widget.id}
      options={codes}
      value={typeof widget.value === 'string' ? widget.value : null}
      onChange={(_event, code) => widget.onChange(code ?? undefined)}
      getOptionLabel={nameOf}
      filterOptions={(options, { inputValue }) =>
        options.filter((code) => fold(`${nameOf(code)} ${code}`).includes(fold(inputValue.trim()))).slice(0, 100)
      }
      openText={t('records.open')}
      closeText={t('records.close')}
      clearText={t('records.clear')}
      noOptionsText={t('records.noOptions')}
      renderInput={(parameters) => (
        <TextField
          {...parameters}
          size="small"
          label={widget.hideLabel ? undefined : widget.label}
          required={widget.required}
          error={widget.invalid}
          slotProps={{
            ...parameters.slotProps,
            htmlInput: {
              ...parameters.slotProps.htmlInput,
              'aria-describedby': widget.describedBy,
              'aria-label': widget.hideLabel ? widget.label : undefined,
            },
          }}
        />
      )}
    />
  );
}
