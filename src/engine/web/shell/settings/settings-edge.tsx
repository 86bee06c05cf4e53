import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Tooltip } from '#engine/web/kit/tooltip.tsx';
import Palette from '@mui/icons-material/PaletteOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import { useText } from '#engine/web/i18n/use-text.ts';
import { usePanels } from './panels.tsx';

const buttons = [
  ['settings', 'settings.title', Settings],
  ['palettes', 'settings.palettes', Palette],
] as const;

/** Gear and palette at the edge of the content; no wider than the margin beside it. */
export function SettingsEdge() {
  const text = useText();
  const panels = usePanels();
  return (
    <Box
      sx={{
        position: 'sticky',
        top: 'calc(var(--bars-top) + 112px)',
        alignSelf: 'flex-start',
        width: 0,
        height: 0,
        zIndex: 2,
        displayPrint: 'none',
      }}
    >
      <Box
        role="group"
        aria-label={text('settings.title')}
        sx={{
          position: 'absolute',
          insetInlineEnd: 0,
          top: 0,
          display: 'grid',
          overflow: 'hidden',
          bgcolor: 'background.paper',
          color: 'text.secondary',
          border: 1,
          borderInlineEnd: 0,
          borderColor: 'divider',
          borderStartStartRadius: 10,
          borderEndStartRadius: 10,
        }}
      >
        {buttons.map(([panel, label, Symbol]) => (
          <Tooltip key={panel} title={text(label)} placement="left">
            <ButtonBase
              aria-label={text(label)}
              aria-haspopup="dialog"
              onClick={() => panels.show(panel)}
              sx={{
                width: { xs: 24, lg: 28 },
                height: 36,
                '&:hover': { color: 'text.primary', bgcolor: 'action.hover' },
                '&.Mui-focusVisible': { outlineOffset: -2 },
              }}
            >
              <Symbol sx={{ fontSize: 18 }} />
            </ButtonBase>
          </Tooltip>
        ))}
      </Box>
    </Box>
  );
}
