// The ways from the toolbar to what lies over the page.
import { IconButton } from '#engine/web/kit/icon-button.tsx';
import { Tooltip } from '#engine/web/kit/tooltip.tsx';
import Terminal from '@mui/icons-material/KeyboardCommandKey';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { QuickPanelButton } from './quick-panel/quick-panel-button.tsx';
import { paletteKeys } from './shortcuts/shortcuts.ts';
import { useOverlays } from './overlay-context.ts';

export function OverlayButtons({
  wide,
}: {
  /** There is room for all; else the panel leads to the others. */ readonly wide: boolean;
}) {
  const { signedIn } = useSession();
  if (!signedIn) return null;
  return (
    <>
      {wide && <PaletteButton />}
      <QuickPanelButton />
    </>
  );
}

function PaletteButton() {
  const text = useText();
  const { shown, show } = useOverlays();
  const label = text('palette.open', { keys: paletteKeys.join(' ') });
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={shown === 'commandPalette'}
        onClick={() => show('commandPalette')}
      >
        <Terminal fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
