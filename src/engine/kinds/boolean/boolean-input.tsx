import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { WidgetProps } from '../view.ts';

export function BooleanInput({ widget }: { readonly widget: WidgetProps }) {
  const { id, label, hideLabel, value, onChange, describedBy, invalid } = widget;
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
