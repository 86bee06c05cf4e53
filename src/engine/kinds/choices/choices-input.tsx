import Checkbox from '@mui/material/Checkbox';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { labelKeys } from '#engine/model/label-keys.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import type { WidgetProps } from '../view.ts';
import { optionsOf } from './choices-view.tsx';

export function ChoicesInput({ widget }: { readonly widget: WidgetProps }) {
  const { shape, field, id, label, hideLabel, value, onChange, required, invalid, describedBy } = widget;
  const t = useText();
  const chosen = optionsOf(value);
  const labelOf = (option: string) => t(labelKeys.option(shape, field.path, option));
  const setChosen = (next: unknown) => {
    const options = optionsOf(next);
    onChange(options.length === 0 ? undefined : (field.options ?? []).filter((option) => options.includes(option)));
  };
  return (
    <TextField
      select
      id={id}
      label={hideLabel ? undefined : label}
      value={chosen}
      onChange={(event) => setChosen(event.target.value)}
      required={required}
      error={invalid}
      size="small"
      fullWidth
      slotProps={{
        select: {
          multiple: true,
          renderValue: () => chosen.map(labelOf).join(', '),
          SelectDisplayProps: {
            'aria-describedby': describedBy,
            'aria-invalid': invalid || undefined,
            ...(hideLabel && { 'aria-label': label }),
          },
        },
      }}
    >
      {(field.options ?? []).map((option) => (
        <MenuItem key={option} value={option} dense>
          <Checkbox
            checked={chosen.includes(option)}
            size="small"
            tabIndex={-1}
            disableRipple
            aria-hidden
            sx={{ py: 0 }}
          />
          <ListItemText>{labelOf(option)}</ListItemText>
        </MenuItem>
      ))}
    </TextField>
  );
}
