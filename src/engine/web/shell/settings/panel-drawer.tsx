// What both settings panels stand in: a drawer at the end of the line that leaves the page in sight while it changes.
import { useId, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import Close from '@mui/icons-material/Close';
import { useText } from '#engine/web/i18n/use-text.ts';
import { Drawer } from '#engine/web/kit/overlays.tsx';
import { settingsPanelWidth } from '../chrome/measures.ts';

export interface PanelProps {
  readonly open: boolean;
  readonly close: () => void;
}

interface PanelDrawerProps extends PanelProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function PanelDrawer({ open, close, title, children }: PanelDrawerProps) {
  const text = useText();
  const id = useId();
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={close}
      slotProps={{
        backdrop: { invisible: true },
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
          sx: {
            width: settingsPanelWidth,
            maxWidth: '90vw',
            border: 0,
            boxShadow: '0 0 48px rgb(9 13 24 / .24)',
            bgcolor: 'background.paper',
          },
        },
      }}
    >
      <Box
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 1,
          flex: 'none',
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          pl: 3,
          pr: 1.5,
          height: 64,
          bgcolor: 'background.paper',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography id={id} variant="h2" sx={{ flex: 1, fontSize: '1.0625rem' }}>
          {title}
        </Typography>
        <IconButton onClick={close} aria-label={text('common.close')}>
          <Close />
        </IconButton>
      </Box>
      <Box sx={{ px: 3, py: 2.5, display: 'grid', gap: 3 }}>{children}</Box>
    </Drawer>
  );
}
