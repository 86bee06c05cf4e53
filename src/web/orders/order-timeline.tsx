// Tab of an order: what happened to it, newest first, and a place to write what a customer said.
import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Entity } from '#model/entity.ts';
import { maximumPageSize } from '#model/list-query.ts';
import { entityOf, type RecordValues } from '#web/api/record-calls.ts';
import { useRecordList } from '#web/api/records.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useSession } from '#web/session/use-session.ts';
import { DelayedSkeleton } from '#web/shell/delayed-skeleton.tsx';
import { ErrorPanel } from '#web/shell/error-panel.tsx';
import { OccurrenceComposer } from './occurrence-composer.tsx';
import { OccurrenceEntry } from './occurrence-entry.tsx';

/** Entries shown at first, and added by each press. */
const step = 30;

interface OrderTimelineProps {
  readonly entity: Entity;
  readonly record: RecordValues;
}

export function OrderTimeline({ entity, record }: OrderTimelineProps) {
  const t = useText();
  const { may } = useSession();
  if (!may('occurrence', 'read')) return <Typography>{t('records.forbidden')}</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 860 }}>
      {may('occurrence', 'create') && <OccurrenceComposer key={record.id} orderId={record.id} />}
      <Entries order={entity} orderId={record.id} />
    </Box>
  );
}

function Entries({ order, orderId }: { readonly order: Entity; readonly orderId: string }) {
  const t = useText();
  const [limit, setLimit] = useState(step);
  const entity = entityOf('occurrence');
  const answer = useRecordList({ entity: entity.name, parentId: orderId }, { search: '', filters: [], sort: entity.sort, offset: 0, limit });
  if (answer.isPending) return <DelayedSkeleton />;
  if (answer.isError) return <ErrorPanel error={answer.error} retry={() => void answer.refetch()} />;
  const { rows, total } = answer.data;
  if (rows.length === 0) return <Typography color="textSecondary">{t('orders.timeline.empty')}</Typography>;
  return (
    <Box aria-busy={answer.isFetching}>
      <Box component="ol" aria-label={t('orders.timeline')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row) => (
          <OccurrenceEntry key={row.id} order={order} entity={entity} occurrence={row} />
        ))}
      </Box>
      {rows.length < total && limit < maximumPageSize && (
        <Button size="small" onClick={() => setLimit(Math.min(limit + step, maximumPageSize))}>
          {t('orders.timeline.more')}
        </Button>
      )}
    </Box>
  );
}
