import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

interface ToggleRowProps {
  readonly label: string;
  readonly value: boolean;
  readonly set: (value: boolean) => void;
}

/** On or off, the label at the start of the line and the switch at its end. */
export function ToggleRow({ label, value, set }: ToggleRowProps) {
  return (
    <FormControlLabel
      label={label}
      labelPlacement="start"
      control={<Switch size="small" checked={value} onChange={(_, checked) => set(checked)} />}
      sx={{
        m: 0,
        minHeight: 32,
        justifyContent: 'space-between',
        '& .MuiFormControlLabel-label': { fontSize: '0.875rem' },
      }}
    />
  );
}
