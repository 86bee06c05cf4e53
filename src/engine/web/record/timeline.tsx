// What happened to a record, told by a log beneath it: newest first, each entry with its picture, who did it and when.
import { useState, type ComponentType, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { Button } from '#engine/web/kit/button.tsx';
import Typography from '@mui/material/Typography';
import type EditNote from '@mui/icons-material/EditNote';
import { labelKeys } from '#engine/model/label-keys.ts';
import { maximumPageSize } from '#engine/model/list-query.ts';
import { valueAt } from '#engine/model/value-at.ts';
import { entityOf, type RecordValues } from '#engine/web/api/record-calls.ts';
import { useRecordList } from '#engine/web/api/records.ts';
import { actorName } from '#engine/web/fields/actor-name.ts';
import { useFormat } from '#engine/web/i18n/use-format.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { DelayedSkeleton } from '#engine/web/kit/delayed-skeleton.tsx';
import { ErrorPanel } from '#engine/web/kit/error-panel.tsx';

/** Which picture a kind of entry has. */
export interface TimelineLook {
  readonly Icon: typeof EditNote;
  /** Palette colour. */
  readonly tone: string;
}

export const calmTone = 'text.secondary';

/** Entries shown at first, and added by each press. */
const step = 30;

interface TimelineProps {
  /** The entity of the log. */
  readonly entity: string;
  readonly parentId: string;
  readonly texts: { readonly label: string; readonly empty: string; readonly more: string };
  readonly Entry: ComponentType<{ readonly record: RecordValues }>;
}

export function Timeline({ entity: name, parentId, texts, Entry }: TimelineProps) {
  const [limit, setLimit] = useState(step);
  const entity = entityOf(name);
  const answer = useRecordList(
    { entity: name, parentId },
    { search: '', filters: [], sort: entity.sort, offset: 0, limit },
  );
  if (answer.isPending) return <DelayedSkeleton />;
  if (answer.isError) return <ErrorPanel error={answer.error} retry={() => void answer.refetch()} />;
  const { rows, total } = answer.data;
  if (rows.length === 0) return <Typography color="textSecondary">{texts.empty}</Typography>;
  return (
    <Box aria-busy={answer.isFetching} sx={{ maxWidth: 860 }}>
      <Box component="ol" aria-label={texts.label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row) => (
          <Entry key={row.id} record={row} />
        ))}
      </Box>
      {rows.length < total && limit < maximumPageSize && (
        <Button size="small" onClick={() => setLimit(Math.min(limit + step, maximumPageSize))}>
          {texts.more}
        </Button>
      )}
    </Box>
  );
}

const lineSx = {
  content: '""',
  position: 'absolute',
  insetInlineStart: 17,
  top: 36,
  bottom: 0,
  width: 2,
  bgcolor: 'divider',
} as const;

interface TimelineEntryProps {
  readonly entity: string;
  /** Of the log: its `type`, `actor` and `occurredAt` are told. */
  readonly record: RecordValues;
  readonly look: TimelineLook;
  /** Between what happened and who did it. */
  readonly badge?: ReactNode;
  /** Behind who did it. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

export function TimelineEntry({ entity, record, look: { Icon, tone }, badge, aside, children }: TimelineEntryProps) {
  const t = useText();
  const { dateTime } = useFormat();
  const name = valueAt(record, 'actor.name');
  const at = String(record['occurredAt']);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 2,
        '&:not(:last-child)': { pb: 2.5 },
        position: 'relative',
        '&:not(:last-child)::before': lineSx,
      }}
    >
      <Box
        aria-hidden
        sx={{
          flex: 'none',
          display: 'grid',
          placeItems: 'center',
          width: 36,
          height: 36,
          borderRadius: '50%',
          border: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
          color: tone,
        }}
      >
        <Icon fontSize="small" />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, pt: 0.75 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
          <Typography variant="body2" component="strong" sx={{ fontWeight: 600 }}>
            {t(labelKeys.option(entity, 'type', String(record['type'])))}
          </Typography>
          {badge}
          <Typography variant="body2" color="textSecondary" component="span">
            {actorName(name, t)} · <time dateTime={at}>{dateTime(at)}</time>
          </Typography>
          {aside}
        </Box>
        {children}
      </Box>
    </Box>
  );
}

export function TimelineWords({ children }: { readonly children: string }) {
  return (
    <Typography variant="body2" sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  );
}
