import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import { entities } from '#generated/entities.ts';
import type { Entity } from '#model/entity.ts';
import { labelKeys } from '#model/label-keys.ts';
import { recordPath } from '#web/fields/record-path.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useSession } from '#web/session/use-session.ts';
import { DelayedSkeleton } from '../delayed-skeleton.tsx';
import { ErrorPanel } from '../error-panel.tsx';
import { Icon } from '../icon.tsx';
import { NoRows, PanelRow } from './panel-row.tsx';
import { unreadNotices, useNotices, useReadNotices, type Notice } from './use-notices.ts';

const byName: Readonly<Record<string, Entity>> = entities;

/** What happened lately to records; seen is read, and stays marked until the panel is closed. */
export function Notices({ onLeave }: { readonly onLeave: () => void }) {
  const text = useText();
  const { user } = useSession();
  const answer = useNotices();
  const [read, markRead] = useReadNotices();
  const [readBefore] = useState(read);
  const newest = Math.max(0, ...(answer.data ?? []).map(({ id }) => id));
  useEffect(() => markRead(newest));
  if (answer.isPending) return <Box sx={{ px: 2 }}><DelayedSkeleton /></Box>;
  if (answer.data === undefined) return <Box sx={{ px: 2 }}><ErrorPanel error={answer.error} retry={() => void answer.refetch()} /></Box>;
  if (answer.data.length === 0) return <NoRows>{text('panel.noNotices')}</NoRows>;
  const unread = new Set(unreadNotices(answer.data, readBefore, user?.name));
  return <List disablePadding>{answer.data.map((notice) => <NoticeRow key={notice.id} notice={notice} unread={unread.has(notice)} onLeave={onLeave} />)}</List>;
}

function NoticeRow({ notice, unread, onLeave }: { readonly notice: Notice; readonly unread: boolean; readonly onLeave: () => void }) {
  const text = useText();
  const { dateTime } = useFormat();
  const { entity, recordId, action, at, actor, title } = notice;
  const what = text([`records.history.${action}`, labelKeys.action(entity, action), 'records.history.update']);
  const note = [what, actor ?? text('records.history.system'), dateTime(at)].join(' · ');
  const kind = text(labelKeys.entity(entity, 'one'));
  return (
    <PanelRow icon={<Icon name={byName[entity]?.icon} />} note={note} unread={unread} to={title === undefined ? undefined : recordPath(entity, recordId)} onLeave={onLeave}>
      {title === undefined ? `${kind}: ${text('panel.gone')}` : title || kind}
    </PanelRow>
  );
}
