// A text that is typed, or picked by the name of what it stands for: accents and case don't matter.
import { useMemo } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { normaliseText } from '#engine/kinds/normalise-record.ts';
import { fold } from '#engine/model/text.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import type { WidgetProps } from '#engine/kinds/view.ts';
import type { Suggestions } from '#engine/web/module.ts';
import { useWebParts } from '#engine/web/web-parts.ts';

const none: Suggestions = new Map();

export function SuggestedInput(widget: WidgetProps) {
  const t = useText();
  const suggestions = useWebParts().suggestions[`${widget.shape}.${widget.field.path}`] ?? none;
  const values = useMemo(() => [...suggestions.keys()], [suggestions]);
  const typed = typeof widget.value === 'string' ? widget.value : '';
  const named = (value: string) => `${value} · ${suggestions.get(value) ?? value}`;
  /** Left or confirmed, part of a name is the value that it can only mean; all else stands as it will be stored. */
  const settle = () => {
    const text = meantBy(typed, suggestions) ?? normaliseText(widget.field, typed);
    if (text !== typed) widget.onChange(text === '' ? undefined : text);
  };
  return (
    <Autocomplete
      id={widget.id}
      freeSolo
      forcePopupIcon
      options={values}
      value={typed}
      inputValue={typed}
      onInputChange={(_event, text) => {
        if (text !== typed) widget.onChange(text === '' ? undefined : text);
      }}
      onChange={(_event, _value, reason) => {
        // What was picked or cleared has been said by the text already; here it is still the one before.
        if (reason === 'createOption') settle();
      }}
      onBlur={settle}
      filterOptions={(options) => {
        // Who opens the list with a value in the field wants to see the others too.
        if (suggestions.has(typed)) return options;
        return options.filter((value) => fold(named(value)).includes(fold(typed.trim())));
      }}
      getOptionLabel={(value) => value}
      renderOption={({ key, ...option }, value) => (
        <li key={key} {...option}>
          {named(value)}
        </li>
      )}
      openText={t('records.open')}
      closeText={t('records.close')}
      clearText={t('records.clear')}
      slotProps={{ popper: { placement: 'bottom-start', sx: { minWidth: 'min(280px, calc(100vw - 32px))' } } }}
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

function meantBy(typed: string, suggestions: Suggestions): string | undefined {
  const sought = fold(typed.trim());
  if (sought === '' || [...suggestions.keys()].some((value) => fold(value).startsWith(sought))) return undefined;
  const [meant, other] = [...suggestions].filter(([, name]) => fold(name).includes(sought));
  return other === undefined ? meant?.[0] : undefined;
}
