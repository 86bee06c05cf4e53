import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { labelKeys } from '#engine/model/label-keys.ts';
import { useText, type Text } from '#engine/web/i18n/use-text.ts';
import { showText, type WidgetProps } from '../view.ts';
import { optionLabel } from './choice-view.tsx';

/** Where choosing nothing means something, a text of its own says what. */
function emptyLabel(t: Text, shape: string, path: string): string {
  const key = labelKeys.option(shape, path, '');
  const label = t(key);
  return label === key ? t('records.noValue') : label;
}

export function ChoiceInput({ widget }: { readonly widget: WidgetProps }) {
  const { shape, field, id, label, hideLabel, value, onChange, required, invalid, describedBy } = widget;
  const t = useText();
  const known = field.options ?? [];
  const chosen = showText(value);
  // A value that is no longer offered stays to be seen, so that it can be changed.
  const options = chosen === '' || known.includes(chosen) ? known : [chosen, ...known];
  return (
    <TextField
      select
      id={id}
      label={hideLabel ? undefined : label}
      value={chosen}
      onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
      required={required}
      error={invalid}
      size="small"
      fullWidth
      slotProps={{
        select: {
          SelectDisplayProps: {
            'aria-describedby': describedBy,
            'aria-invalid': invalid || undefined,
            ...(hideLabel && { 'aria-label': label }),
          },
        },
      }}
    >
      {!required && <MenuItem value="">{emptyLabel(t, shape, field.path)}</MenuItem>}
      {options.map((option) => (
        <MenuItem key={option} value={option}>
          {optionLabel(t, shape, field.path, option)}
        </MenuItem>
      ))}
    </TextField>
  );
}
