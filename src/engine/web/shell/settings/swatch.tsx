import Box from '@mui/material/Box';
import { allPalettes } from '#engine/web/theme/all-palettes.ts';
import type { PaletteName } from '#engine/web/theme/palettes.ts';

/** A palette at a glance: its ground with its main colour and its text on it. Decoration: the name stands beside it. */
export function Swatch({ name }: { readonly name: PaletteName }) {
  const { ground, primary, text } = allPalettes[name];
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: '3px',
        width: 40,
        height: 24,
        flex: 'none',
        borderRadius: '6px',
        bgcolor: ground,
        border: 1,
        borderColor: 'divider',
        forcedColorAdjust: 'none',
      }}
    >
      {[primary, text].map((color, index) => (
        <Box component="span" key={index} sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: color }} />
      ))}
    </Box>
  );
}
