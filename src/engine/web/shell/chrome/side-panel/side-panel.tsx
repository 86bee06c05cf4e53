// A column of buttons beside the content; its handle closes it to nothing and opens it again.
import { useId, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import { useText } from '#engine/web/i18n/use-text.ts';
import { SlotTheme } from '#engine/web/theme/slot-theme.tsx';
import { besideContent } from '../layouts/beside-content.ts';
import { sidePanelWidth } from '../measures.ts';
import { useSideText } from '../use-side-text.ts';

interface SidePanelProps {
  readonly side: 'left' | 'right';
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  readonly children: ReactNode;
}

export function SidePanel({ side, open, setOpen, children }: SidePanelProps) {
  const text = useText();
  const name = useSideText()(`layout.${side}SidePanel`);
  const id = useId();
  const outer = side === 'left' ? 'insetInlineStart' : 'insetInlineEnd';
  const inner = side === 'left' ? 'borderInlineEnd' : 'borderInlineStart';
  return (
    <Box
      component="aside"
      aria-label={name}
      sx={{
        ...besideContent,
        width: open ? sidePanelWidth : 0,
        zIndex: 2,
        transition: (theme) => theme.transitions.create('width'),
      }}
    >
      <SlotTheme slot="toolbar">
        <Box id={id} inert={!open} sx={{ height: '100%', overflow: 'hidden', visibility: open ? 'visible' : 'hidden' }}>
          <Box
            sx={{
              width: sidePanelWidth,
              height: '100%',
              py: 1.5,
              display: 'flex',
              flexDirection: 'column',
              alignItems: 'center',
              gap: 0.5,
              overflowY: 'auto',
              scrollbarWidth: 'none',
              bgcolor: 'background.default',
              color: 'text.secondary',
              [inner]: 1,
              borderColor: 'divider',
            }}
          >
            {children}
          </Box>
        </Box>
        <ButtonBase
          aria-expanded={open}
          aria-controls={id}
          aria-label={text(open ? 'sidePanel.close' : 'sidePanel.open', { name })}
          onClick={() => setOpen(!open)}
          sx={{
            position: 'absolute',
            top: 'calc(50% - 20px)',
            [outer]: '100%',
            width: 24,
            height: 40,
            color: 'text.secondary',
            bgcolor: 'background.default',
            border: 1,
            borderColor: 'divider',
            '&:hover': { color: 'text.primary', bgcolor: 'action.hover' },
            ...(side === 'left'
              ? { borderInlineStart: 0, borderStartEndRadius: 8, borderEndEndRadius: 8 }
              : { borderInlineEnd: 0, borderStartStartRadius: 8, borderEndStartRadius: 8 }),
          }}
        >
          <ChevronLeft
            fontSize="small"
            sx={{
              transform: (theme) =>
                ((side === 'left') === open) === (theme.direction === 'ltr') ? 'none' : 'scaleX(-1)',
            }}
          />
        </ButtonBase>
      </SlotTheme>
    </Box>
  );
}
