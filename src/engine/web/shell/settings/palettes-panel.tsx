// Colour schemes: each sets the palettes of all four parts at once.
import { useId } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useText } from '#engine/web/i18n/use-text.ts';
import { schemeShowing, useColorMode } from '#engine/web/theme/color-scheme.ts';
import { allPalettes } from '#engine/web/theme/all-palettes.ts';
import { slots, type Settings } from './read-settings.ts';
import { useSettings } from './settings.ts';
import { PanelDrawer, type PanelProps } from './panel-drawer.tsx';
import { paletteSetNames, paletteSets } from './palette-sets.ts';

const Card = styled('label')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  padding: 8,
  borderRadius: 12,
  cursor: 'pointer',
  position: 'relative',
  border: `1px solid ${theme.palette.divider}`,
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '&:has(input:checked)': {
    borderColor: theme.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.palette.primary.main}`,
    backgroundColor: theme.palette.action.selected,
  },
  '&:has(input:focus-visible)': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
  '& input': { position: 'absolute', opacity: 0, inset: 0, margin: 0, cursor: 'pointer' },
}));

export function PalettesPanel(panel: PanelProps) {
  const text = useText();
  const name = useId();
  const { settings, change } = useSettings();
  const mode = useColorMode();
  return (
    <PanelDrawer {...panel} title={text('settings.palettes')}>
      <Typography variant="body2" color="textSecondary">
        {text('settings.palettesLead')}
      </Typography>
      <Box
        role="radiogroup"
        aria-label={text('settings.palettes')}
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 1.5 }}
      >
        {paletteSetNames.map((each) => {
          const theme = paletteSets[each];
          const chosen = slots.every((slot) => settings.theme[slot] === theme[slot]);
          return (
            <Card key={each}>
              <input
                type="radio"
                name={name}
                value={each}
                checked={chosen}
                onChange={() =>
                  change({ theme, colorScheme: schemeShowing(theme.main, { scheme: settings.colorScheme, mode }) })
                }
              />
              <Picture theme={theme} />
              <Typography variant="body2" component="span" sx={{ px: 0.5 }}>
                {text(`paletteSet.${each}`)}
              </Typography>
            </Card>
          );
        })}
      </Box>
    </PanelDrawer>
  );
}

/** The shell in small, in these palettes. */
function Picture({ theme }: { readonly theme: Settings['theme'] }) {
  const [navbar, toolbar, main, footer] = [
    allPalettes[theme.navbar],
    allPalettes[theme.toolbar],
    allPalettes[theme.main],
    allPalettes[theme.footer],
  ];
  return (
    <Box
      component="svg"
      viewBox="0 0 120 68"
      aria-hidden
      sx={{
        width: '100%',
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        forcedColorAdjust: 'none',
        '[dir=rtl] &': { transform: 'scaleX(-1)' },
      }}
    >
      <rect width={120} height={68} fill={main.ground} />
      <rect width={30} height={68} fill={navbar.ground} />
      <rect x={30} width={90} height={12} fill={toolbar.ground} />
      <rect x={30} y={60} width={90} height={8} fill={footer.ground} />
      <rect x={4} y={18} width={22} height={7} rx={2} fill={navbar.selected} />
      {[20, 30, 38].map((y) => (
        <rect
          key={y}
          x={8}
          y={y}
          width={y === 20 ? 12 : 15}
          height={3}
          rx={1.5}
          fill={y === 20 ? navbar.primary : navbar.text}
          opacity={y === 20 ? 1 : 0.6}
        />
      ))}
      <rect x={38} y={20} width={28} height={4} rx={2} fill={main.text} />
      <rect x={38} y={30} width={70} height={3} rx={1.5} fill={main.text} opacity={0.35} />
      <rect x={38} y={37} width={58} height={3} rx={1.5} fill={main.text} opacity={0.35} />
      <rect x={38} y={46} width={22} height={8} rx={2.5} fill={main.primary} />
      <circle cx={112} cy={6} r={3} fill={toolbar.primary} />
    </Box>
  );
}
