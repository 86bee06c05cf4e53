// What a clerk must know of an order before he speaks: its deadline, the right to withdraw, that nobody came.
import type { ComponentType, CSSProperties } from 'react';
import Box from '@mui/material/Box';
import { Chip } from '#engine/web/kit/chip.tsx';
import EventBusy from '@mui/icons-material/EventBusyOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import Undo from '@mui/icons-material/Undo';
import { withdrawalDays } from '../refund-proposal.ts';
import type { RecordValues } from '#engine/web/api/record-calls.ts';
import { useFormat } from '#engine/web/i18n/use-format.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { spanText, useTimeLeft } from './time-left.ts';

export function OrderBadges({ record }: { readonly record: RecordValues }) {
  const t = useText();
  const { expiresAt, status, purchaseDate } = record;
  return (
    <>
      {status === 'pending' && typeof expiresAt === 'string' && <Deadline expiresAt={expiresAt} />}
      {record['inWithdrawal'] === true && typeof purchaseDate === 'string' && (
        <Withdrawal purchaseDate={purchaseDate} />
      )}
      {record['noShow'] === true && <Badge icon={EventBusy} tone="warning" label={t('orders.noShow')} />}
    </>
  );
}

function Deadline({ expiresAt }: { readonly expiresAt: string }) {
  const t = useText();
  const format = useFormat();
  const left = useTimeLeft(expiresAt);
  const label =
    left > 0
      ? t('orders.expiresIn', { time: spanText(left, format.locale) })
      : t('orders.overdue', { time: format.dateTime(expiresAt) });
  return (
    <Box role="timer" component="span">
      <Badge icon={HourglassEmpty} tone={left > 0 ? 'info' : 'error'} label={label} />
    </Box>
  );
}

function Withdrawal({ purchaseDate }: { readonly purchaseDate: string }) {
  const t = useText();
  const format = useFormat();
  const until = new Date(Date.parse(purchaseDate) + withdrawalDays * 86_400_000);
  return <Badge icon={Undo} tone="info" label={t('orders.withdrawal', { until: format.dateTime(until) })} />;
}

interface BadgeProps {
  readonly icon: ComponentType<{ readonly style: CSSProperties }>;
  readonly tone: 'info' | 'warning' | 'error';
  readonly label: string;
}

/** The text keeps the text colour, so that it is read on every palette; the icon carries the tone. */
function Badge({ icon: Icon, tone, label }: BadgeProps) {
  return (
    <Chip
      size="small"
      variant="outlined"
      icon={<Icon style={{ color: `var(--look-${tone})` }} />}
      label={label}
      style={{ height: 'auto', minHeight: 26, paddingBlock: 2, whiteSpace: 'normal' }}
    />
  );
}
