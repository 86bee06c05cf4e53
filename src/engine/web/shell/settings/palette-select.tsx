import { useId } from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { labelKeys } from '#engine/model/label-keys.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { paletteNames, type PaletteName } from '#engine/web/theme/palettes.ts';
import type { Slot } from './read-settings.ts';
import { Swatch } from './swatch.tsx';

interface PaletteSelectProps {
  readonly slot: Slot;
  readonly value: PaletteName;
  readonly set: (name: PaletteName) => void;
}

/** The palette of one part of the shell, chosen by name and look. */
export function PaletteSelect({ slot, value, set }: PaletteSelectProps) {
  const text = useText();
  const id = useId();
  const label = text(labelKeys.field('settings', `theme.${slot}`));
  const look = (name: PaletteName) => (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, fontSize: '0.875rem' }}>
      <Swatch name={name} />
      {text(`palette.${name}`)}
    </Box>
  );
  return (
    <FormControl size="small" fullWidth>
      <InputLabel id={id}>{label}</InputLabel>
      <Select
        labelId={id}
        label={label}
        value={value}
        onChange={(event) => set(event.target.value)}
        renderValue={look}
        MenuProps={{ slotProps: { paper: { sx: { maxHeight: 360 } } } }}
      >
        {paletteNames.map((name) => (
          <MenuItem key={name} value={name}>
            {look(name)}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
