// The slots of one day: places by pool, half-price tickets, and what the day's exceptions say.
import { Alert } from '#engine/web/kit/alert.tsx';
import Box from '@mui/material/Box';
import { Skeleton } from '#engine/web/kit/skeleton.tsx';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { labelKeys } from '#engine/model/label-keys.ts';
import type { RideDay, SlotAnswer } from '../calendar.ts';
import { pools, type Pool, type ScheduleRow } from '../slots.ts';
import { WideTable } from '#engine/web/fields/wide-table.tsx';
import { useFormat } from '#engine/web/i18n/use-format.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { DelayedSkeleton } from '#engine/web/kit/delayed-skeleton.tsx';
import { ErrorPanel } from '#engine/web/kit/error-panel.tsx';
import { useRideDay } from './ride-calls.ts';

interface DaySlotsProps {
  readonly rideId: string;
  readonly date: string;
  /** One slot below the other instead of a table. */
  readonly narrow?: boolean;
}

export function DaySlots({ rideId, date, narrow = false }: DaySlotsProps) {
  const t = useText();
  const answer = useRideDay(rideId, date);
  if (answer.isPending)
    return (
      <DelayedSkeleton>
        <Skeleton variant="rounded" height={120} />
      </DelayedSkeleton>
    );
  if (answer.isError) return <ErrorPanel error={answer.error} retry={() => void answer.refetch()} />;
  const { slots, exceptions } = answer.data;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <Summary day={answer.data} />
      {exceptions.map((exception, index) => (
        <ExceptionNote key={index} exception={exception} />
      ))}
      {slots.length === 0 && <Typography color="textSecondary">{t('rides.noSlots')}</Typography>}
      {slots.length > 0 && (narrow ? <SlotCards slots={slots} /> : <SlotTable slots={slots} />)}
    </Box>
  );
}

function Summary({ day }: { readonly day: RideDay }) {
  const t = useText();
  const over = day.slots.length > 0 && day.slots.every(({ state }) => state === 'past');
  const parts = [
    t(over ? 'rides.slot.past' : `rides.state.${day.state}`),
    t(`rides.season.${day.season}`),
    ...(day.slots.length > 0 ? [t('rides.soldOf', { sold: day.sold, capacity: day.capacity })] : []),
    ...(day.slots.length > 0 && !over ? [t('rides.free', { count: day.free })] : []),
    t('rides.zone', { zone: day.timeZone }),
  ];
  return (
    <Typography variant="body2" color="textSecondary">
      {parts.join(' · ')}
    </Typography>
  );
}

function ExceptionNote({ exception: { kind, startTime, finishTime, reason } }: { readonly exception: ScheduleRow }) {
  const t = useText();
  const hours = startTime === undefined ? t('rides.wholeDay') : `${startTime}–${finishTime ?? ''}`;
  return (
    <Alert severity={kind === 'closed' ? 'warning' : 'info'} role="note">
      {[
        `${t(labelKeys.option('ride', 'schedules.kind', kind))} (${hours})`,
        ...(reason === undefined ? [] : [reason]),
      ].join(': ')}
    </Alert>
  );
}

function usePoolName(): (pool: Pool) => string {
  const t = useText();
  return (pool) => t(labelKeys.option('salesChannel', 'stockPool', pool));
}

function SlotTable({ slots }: { readonly slots: readonly SlotAnswer[] }) {
  const t = useText();
  const poolName = usePoolName();
  return (
    <WideTable label={t('rides.slots')}>
      <Table size="small" aria-label={t('rides.slots')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('rides.time')}</TableCell>
            <TableCell>{t('rides.slotState')}</TableCell>
            {pools.map((pool) => (
              <TableCell key={pool} align="right">
                {poolName(pool)}
              </TableCell>
            ))}
            <TableCell align="right">{t('rides.total')}</TableCell>
            <TableCell align="right">{t('rides.halfPrice')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {slots.map((slot) => (
            <TableRow key={slot.time ?? ''}>
              <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
                {slot.time ?? t('rides.wholeDay')}
              </TableCell>
              <TableCell>{t(`rides.slot.${slot.state}`)}</TableCell>
              {pools.map((pool) => (
                <TableCell key={pool} align="right">
                  <Places slot={slot} part={pool} />
                </TableCell>
              ))}
              <TableCell align="right">
                <Places slot={slot} part="total" />
              </TableCell>
              <TableCell align="right">
                <HalfPrices slot={slot} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </WideTable>
  );
}

function SlotCards({ slots }: { readonly slots: readonly SlotAnswer[] }) {
  const t = useText();
  const poolName = usePoolName();
  return (
    <Box component="ul" aria-label={t('rides.slots')} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {slots.map((slot) => (
        <Box
          component="li"
          key={slot.time ?? ''}
          sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 1.25, bgcolor: 'background.paper' }}
        >
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mb: 0.5 }}>
            <strong>{slot.time ?? t('rides.wholeDay')}</strong>
            <span>{t(`rides.slot.${slot.state}`)}</span>
          </Box>
          <Box
            component="dl"
            sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', rowGap: 0.25, fontSize: '0.875rem' }}
          >
            {pools.map((pool) => (
              <Line key={pool} name={poolName(pool)}>
                <Places slot={slot} part={pool} />
              </Line>
            ))}
            <Line name={t('rides.total')}>
              <Places slot={slot} part="total" />
            </Line>
            <Line name={t('rides.halfPrice')}>
              <HalfPrices slot={slot} />
            </Line>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Line({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {name}
      </Box>
      <Box component="dd" sx={{ m: 0, textAlign: 'end' }}>
        {children}
      </Box>
    </>
  );
}

/** What is left, unless it is over, and how much of how much is sold. */
function Places({
  slot: { state, free, sold, capacity },
  part,
}: {
  readonly slot: SlotAnswer;
  readonly part: Pool | 'total';
}) {
  const t = useText();
  return (
    <>
      {state !== 'past' && (
        <Box component="span" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
          {t('rides.free', { count: free[part] })}
        </Box>
      )}{' '}
      <Typography
        variant="caption"
        component="span"
        color="textSecondary"
        sx={{ display: { md: 'block' }, whiteSpace: 'nowrap' }}
      >
        {t('rides.soldOf', { sold: sold[part], capacity: capacity[part] })}
      </Typography>
    </>
  );
}

function HalfPrices({ slot: { halfPrice, tickets } }: { readonly slot: SlotAnswer }) {
  const t = useText();
  const { percentage } = useFormat();
  if (tickets === 0) return <span aria-label={t('records.noValue')}>—</span>;
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {t('rides.halfPriceOf', {
        half: halfPrice,
        tickets,
        share: percentage(Math.round((halfPrice / tickets) * 10_000)),
      })}
    </Box>
  );
}
