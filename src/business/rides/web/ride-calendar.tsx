// The calendar of a ride: a month with places sold and left, the slots of a chosen day, and one change for many days.
import { useId, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
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
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const [focused, setFocused] = useState(month.today);
  const [selected, setSelected] = useState<string | undefined>(isNarrow ? undefined : month.today);
  const move = (date: string) => {
    setFocused(date);
    if (date.slice(0, 7) !== shown) show(date.slice(0, 7));
  };
  const select = (date: string | undefined) => {
    setSelected(date);
    if (date !== undefined) setFocused(date);
  };
  return (
    <>
      <MonthBar id={heading} month={shown} thisMonth={month.today.slice(0, 7)} show={show}>
        <ChangeManyDays
          rideId={rideId}
          date={selected !== undefined && selected >= month.today ? selected : month.today}
        />
      </MonthBar>
      {isNarrow ? (
        <MonthList rideId={rideId} month={month} labelledBy={heading} busy={busy} selected={selected} select={select} />
      ) : (
        <>
          <MonthGrid
            month={month}
            labelledBy={heading}
            busy={busy}
            focused={focused}
            selected={selected}
            move={move}
            select={select}
          />
          {selected !== undefined && <SelectedDay rideId={rideId} date={selected} />}
        </>
      )}
    </>
  );
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

function ChangeManyDays({ rideId, date }: { readonly rideId: string; readonly date: string }) {
  const t = useText();
  const { may, whoMay } = useSession();
  const whoCould = useWhoCould();
  const [open, setOpen] = useState(useHasKept(manyDaysForm(rideId)));
  if (!may('ride', 'update'))
    return (
      <RefusedButton variant="outlined" startIcon={<EditCalendar />} why={whoCould(whoMay('ride', 'update'))}>
        {t('rides.bulk')}
      </RefusedButton>
    );
  return (
    <>
      <Button variant="outlined" startIcon={<EditCalendar />} onClick={() => setOpen(true)}>
        {t('rides.bulk')}
      </Button>
      {open && <BulkDialog rideId={rideId} date={date} close={() => setOpen(false)} />}
    </>
  );
}

function CalendarOutline() {
  return (
    <DelayedSkeleton>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Skeleton variant="rounded" width={280} height={40} />
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: 'repeat(7, 1fr)' }, gap: 0.5 }}>
          {Array.from({ length: 35 }, (_, index) => (
            <Skeleton key={index} variant="rounded" sx={{ height: { xs: 56, md: 96 } }} />
          ))}
        </Box>
      </Box>
    </DelayedSkeleton>
  );
}
