// The calendar of a ride: a month with places sold and left, the slots of a chosen day, and one change for many days.
import { useId, useState } from 'react';
import { Alert } from '#engine/web/kit/alert.tsx';
import Box from '@mui/material/Box';
import { Button } from '#engine/web/kit/button.tsx';
import { Skeleton } from '#engine/web/kit/skeleton.tsx';
import Typography from '@mui/material/Typography';
import { useWidthFrom } from '#engine/web/theme/use-media.ts';
import EditCalendar from '@mui/icons-material/EditCalendarOutlined';
import type { RideMonth } from '../calendar.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import type { RecordPanelProps } from '#engine/web/panels/panel-props.ts';
import { RefusedButton } from '#engine/web/record/why-not.tsx';
import { useHasKept } from '#engine/web/session/use-kept-work.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { useWhoCould } from '#engine/web/session/use-who-could.ts';
import { DelayedSkeleton } from '#engine/web/kit/delayed-skeleton.tsx';
import { ErrorPanel } from '#engine/web/kit/error-panel.tsx';
import { BulkDialog, manyDaysForm } from './bulk-dialog.tsx';
import { countOf, spanOf, type DaySpan } from './day-span.ts';
import { DaySlots } from './day-slots.tsx';
import { MonthBar } from './month-bar.tsx';
import { MonthGrid } from './month-grid.tsx';
import { MonthList } from './month-list.tsx';
import { missingLists, NoDays } from './no-days.tsx';
import { useRideMonth } from './ride-calls.ts';
import { useDayTexts } from './use-day-texts.ts';

export function RideCalendar({ record }: RecordPanelProps) {
  const t = useText();
  const [wanted, setWanted] = useState<string>();
  const answer = useRideMonth(record.id, wanted);
  const missing = missingLists(record);
  if (missing.length > 0) return <NoDays missing={missing} />;
  if (answer.data === undefined)
    return answer.isError ? (
      <ErrorPanel error={answer.error} retry={() => void answer.refetch()} />
    ) : (
      <CalendarOutline />
    );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {record['status'] === 'inactive' && (
        <Alert severity="info" role="note">
          {t('rides.inactive')}
        </Alert>
      )}
      {answer.isError && <ErrorPanel error={answer.error} retry={() => void answer.refetch()} />}
      <Month
        rideId={record.id}
        month={answer.data}
        shown={wanted ?? answer.data.month}
        busy={answer.isPlaceholderData && !answer.isError}
        show={setWanted}
      />
    </Box>
  );
}

interface MonthProps {
  readonly rideId: string;
  readonly month: RideMonth;
  /** The month that was asked for, which may still be on its way. */
  readonly shown: string;
  readonly busy: boolean;
  readonly show: (month: string) => void;
}

function Month({ rideId, month, shown, busy, show }: MonthProps) {
  const heading = useId();
  const isNarrow = !useWidthFrom('md');
  const [focused, setFocused] = useState(month.today);
  const [selected, setSelected] = useState<string | undefined>(isNarrow ? undefined : month.today);
  const [drawn, setDrawn] = useState<{ readonly anchor: string; readonly end: string }>();
  const [opensMany, setOpensMany] = useState(useHasKept(manyDaysForm(rideId)));
  const mayChange = useSession().may('ride', 'update');
  const span = drawn === undefined || isNarrow ? undefined : spanOf(drawn.anchor, drawn.end, month.today);
  const clear = () => setDrawn(undefined);
  const follow = (date: string) => {
    setFocused(date);
    if (date.slice(0, 7) !== shown) show(date.slice(0, 7));
  };
  const move = (date: string) => {
    clear();
    follow(date);
  };
  const extend = (date: string, from?: string) => {
    setDrawn({ anchor: from ?? drawn?.anchor ?? focused, end: date });
    follow(date);
  };
  const select = (date: string | undefined) => {
    clear();
    setSelected(date);
    if (date !== undefined) setFocused(date);
  };
  return (
    <>
      <MonthBar id={heading} month={shown} thisMonth={month.today.slice(0, 7)} show={show}>
        <ChangeManyDays count={span && countOf(span)} open={() => setOpensMany(true)} />
      </MonthBar>
      {isNarrow ? (
        <MonthList rideId={rideId} month={month} labelledBy={heading} busy={busy} selected={selected} select={select} />
      ) : (
        <>
          {mayChange && <ChosenDays span={span} clear={clear} />}
          <MonthGrid
            month={month}
            labelledBy={heading}
            busy={busy}
            focused={focused}
            selected={selected}
            move={move}
            select={select}
            several={mayChange ? { span, extend, clear, open: () => setOpensMany(true) } : undefined}
          />
          {span === undefined && selected !== undefined && <SelectedDay rideId={rideId} date={selected} />}
        </>
      )}
      {opensMany && mayChange && (
        <BulkDialog rideId={rideId} span={span ?? oneDay(selected, month.today)} close={() => setOpensMany(false)} />
      )}
    </>
  );
}

/** A day that is over cannot be changed. */
function oneDay(selected: string | undefined, today: string): DaySpan {
  const date = selected !== undefined && selected >= today ? selected : today;
  return { from: date, to: date };
}

function SelectedDay({ rideId, date }: { readonly rideId: string; readonly date: string }) {
  const id = useId();
  const texts = useDayTexts();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        p: 2,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1,
      }}
    >
      <Typography
        id={id}
        component="h3"
        variant="subtitle1"
        aria-live="polite"
        sx={{ fontWeight: 650, '&::first-letter': { textTransform: 'uppercase' } }}
      >
        {texts.date(date)}
      </Typography>
      <DaySlots rideId={rideId} date={date} />
    </Box>
  );
}

/** The line is always there and of one height, so that no day moves away under the pointer that chooses. */
function ChosenDays({ span, clear }: { readonly span: DaySpan | undefined; readonly clear: () => void }) {
  const t = useText();
  const texts = useDayTexts();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', height: 32 }}>
      <Typography variant="body2" role="status" noWrap sx={{ fontWeight: 600, '&:not(:empty)': { mr: 1 } }}>
        {span && texts.span(span.from, span.to)}
      </Typography>
      {span ? (
        <Button color="inherit" size="small" onClick={clear} style={{ flexShrink: 0 }}>
          {t('rides.several.clear')}
        </Button>
      ) : (
        <Typography variant="body2" color="textSecondary" noWrap>
          {t('rides.several.hint')}
        </Typography>
      )}
    </Box>
  );
}

interface ChangeManyDaysProps {
  /** How many are chosen. */
  readonly count: number | undefined;
  readonly open: () => void;
}

function ChangeManyDays({ count, open }: ChangeManyDaysProps) {
  const t = useText();
  const { may, whoMay } = useSession();
  const whoCould = useWhoCould();
  if (!may('ride', 'update'))
    return (
      <RefusedButton variant="outlined" startIcon={<EditCalendar />} why={whoCould(whoMay('ride', 'update'))}>
        {t('rides.bulk')}
      </RefusedButton>
    );
  return (
    <Button variant={count === undefined ? 'outlined' : 'contained'} startIcon={<EditCalendar />} onClick={open}>
      {count === undefined ? t('rides.bulk') : t('rides.bulk.apply', { count })}
    </Button>
  );
}

function CalendarOutline() {
  return (
    <DelayedSkeleton>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Skeleton variant="rounded" width={280} height={40} />
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: 'repeat(7, 1fr)' }, gap: 0.5 }}>
          {Array.from({ length: 35 }, (_, index) => (
            <Box key={index} sx={{ height: { xs: 56, md: 96 } }}>
              <Skeleton variant="rounded" height="100%" />
            </Box>
          ))}
        </Box>
      </Box>
    </DelayedSkeleton>
  );
}
