import { useStore } from '#engine/web/kit/use-store.ts';
import { IconButton } from '#engine/web/kit/icon-button.tsx';
import { Tooltip } from '#engine/web/kit/tooltip.tsx';
import Fullscreen from '@mui/icons-material/Fullscreen';
import FullscreenExit from '@mui/icons-material/FullscreenExit';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useNotify } from '#engine/web/kit/notifications.tsx';

/** Fills the screen, and back; where the browser can't or won't, that is said. */
export function FullscreenButton() {
  const text = useText();
  const notify = useNotify();
  const full = useStore(
    subscribe,
    () => document.fullscreenElement !== null && document.fullscreenElement !== undefined,
  );
  const label = text(full ? 'shell.leaveFullscreen' : 'shell.enterFullscreen');
  const toggle = () => {
    toggleFullscreen().catch(() => notify(text('shell.noFullscreen'), { severity: 'error' }));
  };
  return (
    <Tooltip title={label}>
      <IconButton onClick={toggle} aria-label={label}>
        {full ? <FullscreenExit /> : <Fullscreen />}
      </IconButton>
    </Tooltip>
  );
}

async function toggleFullscreen(): Promise<void> {
  if (document.fullscreenElement) return document.exitFullscreen();
  const page: Partial<HTMLElement> = document.documentElement;
  if (page.requestFullscreen === undefined) throw new Error('This browser has no full screen.');
  return document.documentElement.requestFullscreen();
}

function subscribe(tell: () => void): () => void {
  document.addEventListener('fullscreenchange', tell);
  return () => document.removeEventListener('fullscreenchange', tell);
}
