// The list of shortcuts, and the switch for those of a single key.
import { useId } from 'react';
import Box from '@mui/material/Box';
import { Button } from '#engine/web/kit/button.tsx';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormHelperText from '@mui/material/FormHelperText';
import { useText } from '#engine/web/i18n/use-text.ts';
import { focusOnMount } from '#engine/web/kit/focus-on-mount.ts';
import { Dialog } from '#engine/web/kit/overlays.tsx';
import { SwitchLine } from '#engine/web/kit/switch.tsx';
import type { OverlayProps } from '../overlay-context.ts';
import { Keys } from './keys.tsx';
import { shortcuts } from './shortcuts.ts';
import { useSingleKeys } from './single-keys.ts';

export function ShortcutSheet({ close }: OverlayProps) {
  const text = useText();
  const id = useId();
  const [single, switchSingle] = useSingleKeys();
  return (
    <Dialog open onClose={close} aria-labelledby={`${id}-title`} maxWidth="xs" fullWidth>
      <DialogTitle id={`${id}-title`}>{text('shortcuts.title')}</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={{ m: 0, mb: 2 }}>
          {shortcuts.map(({ text: key, keys, single: isSingle }) => (
            <Box
              key={key}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 2,
                py: 1,
                borderBottom: 1,
                borderColor: 'divider',
                ...(isSingle && !single && { color: 'text.disabled' }),
              }}
            >
              <Box component="dt" sx={{ flex: 1, typography: 'body2' }}>
                {text(key)}
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                <Keys keys={keys} />
              </Box>
            </Box>
          ))}
        </Box>
        <SwitchLine
          label={text('shortcuts.single')}
          checked={single}
          onSwitch={switchSingle}
          aria-describedby={`${id}-help`}
        />
        <FormHelperText id={`${id}-help`} sx={{ mt: 0 }}>
          {text('shortcuts.singleHelp')}
        </FormHelperText>
      </DialogContent>
      <DialogActions>
        <Button onClick={close} ref={focusOnMount}>
          {text('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
