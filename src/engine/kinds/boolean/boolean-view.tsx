import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { FieldView, WidgetProps } from '../view.ts';

function BooleanWidget({ id, label, hideLabel, value, onChange, describedBy, invalid }: WidgetProps) {
  const control = (
    <Switch
      id={id}
      checked={value === true}
      onChange={(_event, checked) => onChange(checked)}
      slotProps={{
        input: {
          role: 'switch',
          'aria-label': hideLabel ? label : undefined,
          'aria-describedby': describedBy,
          'aria-invalid': invalid || undefined,
        },
      }}
    />
  );
  return hideLabel ? control : <FormControlLabel control={control} label={label} sx={{ minHeight: 40 }} />;
}

export const boolean: FieldView = {
  show: (value, _field, { t }) => (value === undefined ? '' : t(value === true ? 'records.yes' : 'records.no')),
  Widget: BooleanWidget,
  filter: 'boolean',
  width: 72,
  solid: true,
};
