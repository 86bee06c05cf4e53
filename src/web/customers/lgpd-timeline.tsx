// Tab of a customer: what happened to his data and his access, newest first.
import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { labelKeys } from '#model/label-keys.ts';
import { maximumPageSize } from '#model/list-query.ts';
import { valueAt } from '#model/value-at.ts';
import { entityOf, type RecordValues } from '#web/api/record-calls.ts';
import { useRecordList } from '#web/api/records.ts';
import { recordPath } from '#web/fields/record-path.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { RecordPanelProps } from '#web/panels/panel-props.ts';
import { useSession } from '#web/session/use-session.ts';
import { DelayedSkeleton } from '#web/shell/delayed-skeleton.tsx';
import { ErrorPanel } from '#web/shell/error-panel.tsx';
import { eventLooks } from './event-looks.ts';

/** Entries shown at first, and added by each press. */
const step = 30;

export function LgpdTimeline({ record }: RecordPanelProps) {
  const t = useText();
  const [limit, setLimit] = useState(step);
  const entity = entityOf('lgpdEvent');
  const answer = useRecordList({ entity: entity.name, parentId: record.id }, { search: '', filters: [], sort: entity.sort, offset: 0, limit });
  if (answer.isPending) return <DelayedSkeleton />;
  if (answer.isError) return <ErrorPanel error={answer.error} retry={() => void answer.refetch()} />;
  const { rows, total } = answer.data;
  if (rows.length === 0) return <Typography color="textSecondary">{t('customers.timeline.empty')}</Typography>;
  return (
    <Box aria-busy={answer.isFetching} sx={{ maxWidth: 860 }}>
      <Box component="ol" aria-label={t('customers.timeline')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row) => (
          <Entry key={row.id} event={row} />
        ))}
      </Box>
      {rows.length < total && limit < maximumPageSize && (
        <Button size="small" onClick={() => setLimit(Math.min(limit + step, maximumPageSize))}>
          {t('customers.more')}
        </Button>
      )}
    </Box>
  );
}

function Entry({ event }: { readonly event: RecordValues }) {
  const t = useText();
  const type = String(event['type']);
  const { reason } = event;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, '&:not(:last-child)': { pb: 2.5 }, position: 'relative', '&:not(:last-child)::before': { content: '""', position: 'absolute', insetInlineStart: 17, top: 36, bottom: 0, width: 2, bgcolor: 'divider' } }}>
      <Picture type={type} />
      <Box sx={{ flex: 1, minWidth: 0, pt: 0.75 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, rowGap: 0.25 }}>
          <Typography variant="body2" component="strong" sx={{ fontWeight: 600 }}>
            {t(labelKeys.option('lgpdEvent', 'type', type))}
          </Typography>
          <Byline event={event} />
          <OrderLink orderId={event['orderId']} />
        </Box>
        {typeof reason === 'string' && (
          <Typography variant="body2" sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {reason}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

function Picture({ type }: { readonly type: string }) {
  const { Icon, tone } = (eventLooks as Readonly<Record<string, (typeof eventLooks)['register'] | undefined>>)[type] ?? eventLooks.register;
  return (
    <Box aria-hidden sx={{ flex: 'none', display: 'grid', placeItems: 'center', width: 36, height: 36, borderRadius: '50%', border: 1, borderColor: 'divider', bgcolor: 'background.paper', color: tone }}>
      <Icon fontSize="small" />
    </Box>
  );
}

function Byline({ event }: { readonly event: RecordValues }) {
  const t = useText();
  const { dateTime } = useFormat();
  const name = valueAt(event, 'actor.name');
  const at = String(event['occurredAt']);
  return (
    <Typography variant="body2" color="textSecondary" component="span">
      {typeof name === 'string' ? name : t('records.history.system')} · <time dateTime={at}>{dateTime(at)}</time>
    </Typography>
  );
}

function OrderLink({ orderId }: { readonly orderId: unknown }) {
  const t = useText();
  const { may } = useSession();
  const path = typeof orderId === 'string' && may('order', 'read') ? recordPath('order', orderId) : undefined;
  return path === undefined ? null : (
    <Link component={RouterLink} to={path} variant="body2">
      {t('customers.timeline.order')}
    </Link>
  );
}
