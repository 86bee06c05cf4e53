import { useId } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

interface ChoiceRowProps<Option extends string> {
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: Option;
  readonly set: (value: Option) => void;
  readonly textOf: (option: Option) => string;
}

/** One of a few: the options in a line each, or side by side where they fit. */
export function ChoiceRow<Option extends string>({ label, options, value, set, textOf }: ChoiceRowProps<Option>) {
  const id = useId();
  return (
    <FormControl sx={{ minWidth: 0 }}>
      <FormLabel
        id={id}
        sx={{ fontSize: '0.875rem', color: 'text.primary', mb: 0.25, '&.Mui-focused': { color: 'text.primary' } }}
      >
        {label}
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        value={value}
        onChange={(_, next) => set(next as Option)}
        sx={{ columnGap: 2 }}
      >
        {options.map((option) => (
          <FormControlLabel
            key={option}
            value={option}
            control={<Radio size="small" sx={{ p: 0.75 }} />}
            label={textOf(option)}
            sx={{ m: 0, ml: -0.75, '& .MuiFormControlLabel-label': { fontSize: '0.875rem', color: 'text.secondary' } }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
