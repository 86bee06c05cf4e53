// Part of a customer's page: what happened to his data and his access, newest first.
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { RecordValues } from '#engine/web/api/record-calls.ts';
import { usePlaces } from '#engine/web/routing/use-places.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import type { RecordPanelProps } from '#engine/web/panels/panel-props.ts';
import { Timeline, TimelineEntry, TimelineWords, type TimelineLook } from '#engine/web/record/timeline.tsx';
import { useSession } from '#engine/web/session/use-session.ts';
import { eventLooks } from './event-looks.ts';

const looks: Readonly<Record<string, TimelineLook | undefined>> = eventLooks;

export function LgpdTimeline({ record }: RecordPanelProps) {
  const t = useText();
  return (
    <Timeline
      entity="lgpdEvent"
      parentId={record.id}
      texts={{ label: t('customers.timeline'), empty: t('customers.timeline.empty'), more: t('customers.more') }}
      Entry={EventEntry}
    />
  );
}

function EventEntry({ record: event }: { readonly record: RecordValues }) {
  const { type, reason, orderId } = event;
  return (
    <TimelineEntry
      entity="lgpdEvent"
      record={event}
      look={looks[String(type)] ?? eventLooks.register}
      aside={<OrderLink orderId={orderId} />}
    >
      {typeof reason === 'string' && <TimelineWords>{reason}</TimelineWords>}
    </TimelineEntry>
  );
}

function OrderLink({ orderId }: { readonly orderId: unknown }) {
  const t = useText();
  const { may } = useSession();
  const places = usePlaces();
  const path = typeof orderId === 'string' && may('order', 'read') ? places.record('order', orderId) : undefined;
  return path === undefined ? null : (
    <Link component={RouterLink} to={path} variant="body2">
      {t('customers.timeline.order')}
    </Link>
  );
}
