// Part of an order's page: what happened to it, newest first, and a place to write what a customer said.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '#engine/web/i18n/use-text.ts';
import type { RecordPanelProps } from '#engine/web/panels/panel-props.ts';
import { Timeline } from '#engine/web/record/timeline.tsx';
import { useSession } from '#engine/web/session/use-session.ts';
import { OccurrenceComposer } from './occurrence-composer.tsx';
import { OccurrenceEntry, OrderOfEntries } from './occurrence-entry.tsx';

export function OrderTimeline({ record }: RecordPanelProps) {
  const t = useText();
  const { may } = useSession();
  if (!may('occurrence', 'read')) return <Typography>{t('records.forbidden')}</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 860 }}>
      {may('occurrence', 'create') && <OccurrenceComposer key={record.id} orderId={record.id} />}
      <OrderOfEntries value={record}>
        <Timeline
          entity="occurrence"
          parentId={record.id}
          texts={{ label: t('orders.timeline'), empty: t('orders.timeline.empty'), more: t('orders.timeline.more') }}
          Entry={OccurrenceEntry}
        />
      </OrderOfEntries>
    </Box>
  );
}
