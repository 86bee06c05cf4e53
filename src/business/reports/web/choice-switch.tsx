import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface ChoiceSwitchProps<Choice extends string> {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: Choice;
  readonly textOf: (choice: Choice) => string;
  readonly onChange: (choice: Choice) => void;
}

/** A few choices side by side, one of which holds. */
export function ChoiceSwitch<Choice extends string>({
  label,
  choices,
  value,
  textOf,
  onChange,
}: ChoiceSwitchProps<Choice>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={label}
      value={value}
      onChange={(_, next: Choice | null) => {
        if (next !== null) onChange(next);
      }}
      sx={{ displayPrint: 'none' }}
    >
      {choices.map((choice) => (
        <ToggleButton key={choice} value={choice} sx={{ px: 1.25, py: 0.5 }}>
          {textOf(choice)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
