import { useStore } from '#engine/web/kit/use-store.ts';
import { IconButton } from '#engine/web/kit/icon-button.tsx';
import { Tooltip } from '#engine/web/kit/tooltip.tsx';
import NotificationsIcon from '@mui/icons-material/NotificationsNoneOutlined';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { useNotificationStore } from '#engine/web/kit/notifications.tsx';
import { useOverlays } from '../overlay-context.ts';
import { unreadNotices, useNotices, useReadNotices } from './use-notices.ts';

/** Opens the quick panel; says how much in it is unread. */
export function QuickPanelButton() {
  const text = useText();
  const { user } = useSession();
  const { shown, show } = useOverlays();
  const store = useNotificationStore();
  const messages = useStore(store.subscribe, store.unread);
  const { data: notices = [] } = useNotices();
  const [read] = useReadNotices();
  const count = messages + unreadNotices(notices, read, user?.name).length;
  const label = count === 0 ? text('panel.title') : text('panel.unread', { count });
  // A badge of 0 is out of sight but stays text, which the button's name lacks (WCAG 2.5.3): none at all.
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={shown === 'quickPanel'}
        onClick={() => show('quickPanel')}
      >
        <NotificationsIcon />
        {count > 0 && <span className="badge">{count > 99 ? '99+' : count}</span>}
      </IconButton>
    </Tooltip>
  );
}
