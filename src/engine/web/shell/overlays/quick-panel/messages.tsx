import { useEffect, useState } from 'react';
import { useStore } from '#engine/web/kit/use-store.ts';
import List from '@mui/material/List';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import Info from '@mui/icons-material/InfoOutlined';
import Success from '@mui/icons-material/CheckCircleOutlined';
import Warning from '@mui/icons-material/WarningAmber';
import { useFormat } from '#engine/web/i18n/use-format.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useNotificationStore } from '#engine/web/kit/notifications.tsx';
import { NoRows, PanelRow } from './panel-row.tsx';

const icons = { success: Success, info: Info, warning: Warning, error: ErrorIcon } as const;

/** What the snackbar said since the page was opened; seen is read, and stays marked until the panel is closed. */
export function Messages() {
  const text = useText();
  const { time } = useFormat();
  const store = useNotificationStore();
  const messages = useStore(store.subscribe, store.history);
  const [readBefore] = useState(store.readUpTo);
  const newest = messages[0]?.id ?? 0;
  useEffect(() => store.markRead(newest), [store, newest]);
  if (messages.length === 0) return <NoRows>{text('panel.noMessages')}</NoRows>;
  return (
    <List disablePadding>
      {messages.map(({ id, message, severity, at }) => {
        const Symbol = icons[severity];
        return (
          <PanelRow
            key={id}
            icon={<Symbol color={severity} aria-hidden />}
            note={time(new Date(at))}
            unread={id > readBefore}
          >
            {'key' in message ? text(message.key) : message.text}
          </PanelRow>
        );
      })}
    </List>
  );
}
