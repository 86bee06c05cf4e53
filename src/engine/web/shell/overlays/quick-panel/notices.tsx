import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import { entities } from '#generated/entities.ts';
import type { Entity, Field } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { toldAction } from '#engine/web/fields/told-action.ts';
import { usePlaces } from '#engine/web/routing/use-places.ts';
import { actorName } from '#engine/web/fields/actor-name.ts';
import { useFormat } from '#engine/web/i18n/use-format.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { DelayedSkeleton } from '#engine/web/kit/delayed-skeleton.tsx';
import { ErrorPanel } from '#engine/web/kit/error-panel.tsx';
import { Icon } from '#engine/web/kit/icon.tsx';
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
  if (answer.isPending)
    return (
      <Box sx={{ px: 2 }}>
        <DelayedSkeleton />
      </Box>
    );
  if (answer.data === undefined)
    return (
      <Box sx={{ px: 2 }}>
        <ErrorPanel error={answer.error} retry={() => void answer.refetch()} />
      </Box>
    );
  if (answer.data.length === 0) return <NoRows>{text('panel.noNotices')}</NoRows>;
  const unread = new Set(unreadNotices(answer.data, readBefore, user?.name));
  return (
    <List disablePadding>
      {answer.data.map((notice) => (
        <NoticeRow key={notice.id} notice={notice} unread={unread.has(notice)} onLeave={onLeave} />
      ))}
    </List>
  );
}

function NoticeRow({
  notice,
  unread,
  onLeave,
}: {
  readonly notice: Notice;
  readonly unread: boolean;
  readonly onLeave: () => void;
}) {
  const text = useText();
  const places = usePlaces();
  const { dateTime } = useFormat();
  const { entity, recordId, action, at, actor, title, parentId, parentTitle, changes } = notice;
  const note = [toldAction(entity, action, text), actorName(actor, text), dateTime(at)].join(' · ');
  const kind = text(labelKeys.entity(entity, 'one'));
  const ofKind = text('common.label', { label: kind });
  const gone = title === undefined ? `${ofKind} ${text('panel.gone')}` : undefined;
  // A bank account says whose it is: its own title says little, and of one that is gone nothing is left.
  const name = parentTitle === undefined ? (gone ?? title) || kind : `${ofKind} ${parentTitle}`;
  const parent = byName[entity]?.parent?.entity;
  const to =
    title !== undefined
      ? places.record(entity, recordId, parentId)
      : parentId !== undefined && parentTitle !== undefined && parent !== undefined
        ? places.record(parent, parentId)
        : undefined;
  return (
    <PanelRow
      icon={<Icon name={byName[entity]?.icon} />}
      note={
        <>
          <ChangedValues entity={entity} changes={changes} />
          {note}
        </>
      }
      unread={unread}
      to={to}
      onLeave={onLeave}
    >
      {name}
    </PanelRow>
  );
}

/** One line a field; values come masked. */
function ChangedValues({ entity, changes }: Pick<Notice, 'entity' | 'changes'>) {
  const text = useText();
  const show = ({ path, options }: Field, value: unknown): string => {
    if (Array.isArray(value))
      return (
        value
          .map((one: unknown) =>
            typeof one === 'string' && options?.includes(one) === true
              ? text(labelKeys.option(entity, path, one))
              : JSON.stringify(one),
          )
          .join(', ') || '—'
      );
    if (value === undefined || value === null) return '—';
    if (typeof value === 'boolean') return text(value ? 'common.yes' : 'common.no');
    if (typeof value !== 'string') return JSON.stringify(value);
    return options?.includes(value) === true ? text(labelKeys.option(entity, path, value)) : value;
  };
  const fields =
    byName[entity]?.fields.filter(({ name, reference }) => reference === undefined && changes[name] !== undefined) ??
    [];
  return fields.map((field) => (
    <span
      key={field.name}
      style={{ display: 'block' }}
    >{`${text('common.label', { label: text(labelKeys.field(entity, field.path)) })} ${show(field, changes[field.name]?.from)} → ${show(field, changes[field.name]?.to)}`}</span>
  ));
}
