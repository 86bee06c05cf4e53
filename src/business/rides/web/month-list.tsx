// A month on a narrow screen: one day below the other, each opens into its slots.
import { useState } from 'react';
import Box from '@mui/material/Box';
import { Button } from '#engine/web/kit/button.tsx';
import ButtonBase from '@mui/material/ButtonBase';
import ExpandMore from '@mui/icons-material/ExpandMore';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { CalendarDay, RideMonth } from '../calendar.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { closedGround, DayMark, DayNotes } from './day-mark.tsx';
import { DaySlots } from './day-slots.tsx';
import { useDayTexts } from './use-day-texts.ts';

interface MonthListProps {
  readonly rideId: string;
  readonly month: RideMonth;
  readonly labelledBy: string;
  readonly busy: boolean;
  readonly selected: string | undefined;
  readonly select: (date: string | undefined) => void;
}

export function MonthList({ rideId, month, labelledBy, busy, selected, select }: MonthListProps) {
  const t = useText();
  const [showsPast, setShowsPast] = useState(false);
  const past = month.days.filter(({ date }) => date < month.today).length;
  // Of the present month the days that are over wait behind a button.
  const first = showsPast || past === month.days.length ? 0 : past;
  return (
    <>
      {first > 0 && (
        <Button color="inherit" onClick={() => setShowsPast(true)}>
          {t('rides.earlierDays', { count: first })}
        </Button>
      )}
      <Box
        component="ul"
        aria-labelledby={labelledBy}
        aria-busy={busy}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
          overflow: 'hidden',
          opacity: busy ? 0.6 : 1,
        }}
      >
        {month.days.slice(first).map((day) => (
          <Box component="li" key={day.date} sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
            <DayRow
              day={day}
              today={month.today}
              open={day.date === selected}
              toggle={() => select(day.date === selected ? undefined : day.date)}
            />
            {day.date === selected && (
              <Box sx={{ px: 1.5, pb: 2 }}>
                <DaySlots rideId={rideId} date={day.date} narrow />
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </>
  );
}

function DayRow({
  day,
  today,
  open,
  toggle,
}: {
  readonly day: CalendarDay;
  readonly today: string;
  readonly open: boolean;
  readonly toggle: () => void;
}) {
  const texts = useDayTexts();
  const { date, state } = day;
  return (
    <ButtonBase
      aria-expanded={open}
      aria-current={date === today ? 'date' : undefined}
      onClick={toggle}
      sx={{
        display: 'grid',
        gridTemplateColumns: '3.5rem 1fr auto',
        alignItems: 'center',
        gap: 1.5,
        width: 1,
        minHeight: 56,
        px: 1.5,
        py: 1,
        textAlign: 'start',
        backgroundImage: state === 'closed' ? closedGround : undefined,
        bgcolor: open ? 'action.selected' : undefined,
        '&.Mui-focusVisible': { outlineOffset: '-2px' },
      }}
    >
      <span style={visuallyHidden}>{texts.whole(day, today)}</span>
      <Box component="span" aria-hidden sx={{ display: 'grid', lineHeight: 1.25 }}>
        <Box component="span" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
          {texts.weekday(date, 'short')}
        </Box>
        <Box
          component="span"
          sx={{ fontWeight: 650, ...(date === today && { color: 'primary.main', textDecoration: 'underline' }) }}
        >
          {date.slice(8)}
        </Box>
      </Box>
      <Box component="span" aria-hidden sx={{ minWidth: 0 }}>
        <DayMark day={day} over={date < today} />
        <DayNotes day={day} />
      </Box>
      <ExpandMore color="action" style={{ transform: open ? 'rotate(180deg)' : undefined }} />
    </ButtonBase>
  );
}
