// A searchable choice among many names known to Intl (countries, time zones): accents and case don't matter.
import { useMemo } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { fold } from '#engine/model/text.ts';
import { whenIdle } from '#engine/web/kit/when-idle.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import type { WidgetProps } from '#engine/kinds/view.ts';

interface NamedOptionsProps {
  readonly widget: WidgetProps;
  readonly codes: readonly string[];
  /** In the reader's language. Asked for the chosen one, and for others once they are looked for. */
  readonly name: (code: string) => string;
}

/** Options that a list shows at once. */
const most = 100;
/** Named in one go while nobody waits. */
const atOnce = 40;

export function NamedOptions({ widget, codes, name }: NamedOptionsProps) {
  const t = useText();
  const known = useMemo(() => new Set(codes), [codes]);
  // One that is no longer known stays to be seen, so that it can be changed.
  const nameOf = (code: string) => (known.has(code) ? name(code) : code);
  const find = (text: string): string[] => {
    if (text === '') return codes.slice(0, most);
    return codes.filter((code) => fold(`${nameOf(code)} ${code}`).includes(text)).slice(0, most);
  };
  return (
    <Autocomplete
      id={widget.id}
      options={codes}
      onOpen={() => nameInTime(codes, name)}
      value={typeof widget.value === 'string' ? widget.value : null}
      onChange={(_event, code) => widget.onChange(code ?? undefined)}
      getOptionLabel={nameOf}
      filterOptions={(_options, { inputValue }) => find(fold(inputValue.trim()))}
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

/** Before somebody types what he looks for; names are kept by who makes them. */
function nameInTime(codes: readonly string[], name: (code: string) => string): void {
  if (codes.length === 0) return;
  whenIdle(() => {
    for (const code of codes.slice(0, atOnce)) name(code);
    nameInTime(codes.slice(atOnce), name);
  });
}
