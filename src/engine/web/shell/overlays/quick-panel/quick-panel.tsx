// The drawer at the end side: messages of the snackbar, records opened last, notices of the server; and the ways to
// palette and shortcuts.
import { useId, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { Button } from '#engine/web/kit/button.tsx';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import Close from '@mui/icons-material/Close';
import { useText } from '#engine/web/i18n/use-text.ts';
import { focusOnMount } from '#engine/web/kit/focus-on-mount.ts';
import { Drawer } from '#engine/web/kit/overlays.tsx';
import { useOverlays } from '../overlay-context.ts';
import type { OverlayProps } from '../overlay-context.ts';
import { Messages } from './messages.tsx';
import { Notices } from './notices.tsx';
import { RecentRecords } from './recent-records-list.tsx';

/** Pixels. */
const panelWidth = 280;

export function QuickPanel({ close }: OverlayProps) {
  const text = useText();
  const id = useId();
  const { show } = useOverlays();
  return (
    <Drawer
      open
      anchor="right"
      onClose={close}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
          sx: { width: panelWidth, maxWidth: '90vw', bgcolor: 'background.paper', backgroundImage: 'none' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pl: 2, pr: 1, py: 1.5 }}>
        <Typography id={id} variant="h2" sx={{ flex: 1, fontSize: '1.0625rem' }}>
          {text('panel.title')}
        </Typography>
        <IconButton onClick={close} aria-label={text('common.close')} ref={focusOnMount}>
          <Close />
        </IconButton>
      </Box>
      <Divider />
      {/* Focusable: where nothing in it is a link, the keyboard could not scroll it. */}
      <Box role="region" aria-labelledby={id} tabIndex={0} sx={{ flex: 1, overflowY: 'auto', py: 1 }}>
        <Section title={text('panel.messages')}>
          <Messages />
        </Section>
        <Section title={text('panel.recent')}>
          <RecentRecords onLeave={close} />
        </Section>
        <Section title={text('panel.notices')}>
          <Notices onLeave={close} />
        </Section>
      </Box>
      <Divider />
      <Box sx={{ display: 'grid', p: 1, justifyItems: 'start' }}>
        <Button size="small" color="inherit" onClick={() => show('commandPalette')}>
          {text('palette.title')}
        </Button>
        <Button size="small" color="inherit" onClick={() => show('shortcuts')}>
          {text('shortcuts.title')}
        </Button>
      </Box>
    </Drawer>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ pb: 2 }}>
      <Typography id={id} variant="overline" component="h3" color="textSecondary" sx={{ px: 2 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
