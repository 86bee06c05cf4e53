import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { labelKeys } from '#engine/model/label-keys.ts';
import { useText, type Text } from '#engine/web/i18n/use-text.ts';
import { toneOf } from './choice-tone.ts';
import { showText, type CellProps, type FieldView, type WidgetProps } from '../view.ts';

interface OptionChipProps {
  readonly label: string;
  readonly option: string;
}

/** A calm chip: the text keeps the text colour, a dot carries the tone (src/engine/web/theme/cell-styles.ts). */
export function OptionChip({ label, option }: OptionChipProps) {
  return (
    <span className="option-chip">
      <span data-tone={toneOf(option)} aria-hidden />
      {label}
    </span>
  );
}

function ChoiceCell({ shape, field, value }: CellProps) {
  const t = useText();
  const option = showText(value);
  if (option === '') return null;
  const label = optionLabel(t, shape, field.path, option);
  return field.state ? <OptionChip option={option} label={label} /> : <>{label}</>;
}

/** Codes that need no words, like the states of a country, are their own label. */
function optionLabel(t: Text, shape: string, path: string, option: string): string {
  const key = labelKeys.option(shape, path, option);
  const label = t(key);
  return label === key ? option : label;
}

/** Where choosing nothing means something, a text of its own says what. */
function emptyLabel(t: Text, shape: string, path: string): string {
  const key = labelKeys.option(shape, path, '');
  const label = t(key);
  return label === key ? t('records.noValue') : label;
}

function ChoiceWidget({
  shape,
  field,
  id,
  label,
  hideLabel,
  value,
  onChange,
  required,
  invalid,
  describedBy,
}: WidgetProps) {
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

export const choice: FieldView = {
  show: (value, field, { shape, t }) =>
    showText(value) === '' ? '' : optionLabel(t, shape, field.path, showText(value)),
  Cell: ChoiceCell,
  Widget: ChoiceWidget,
  filter: 'options',
  solid: true,
};
