// A month as a grid of days: one tab stop, arrows lead from day to day and into the months beside (WAI-ARIA date grid).
// Several days are chosen by dragging over them, by Shift and a press, or by Shift and the keys.
import { useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useDirection } from '#engine/web/theme/direction.tsx';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { CalendarDay, RideMonth } from '../calendar.ts';
import { useLanguage } from '#engine/web/i18n/use-language.ts';
import { closedGround, DayMark, DayNotes } from './day-mark.tsx';
import { isWithin, type DaySpan } from './day-span.ts';
import { useDayTexts } from './use-day-texts.ts';
import { dayByKey, firstWeekday, weekFrom, weeksOf } from './weeks.ts';

interface MonthGridProps {
  readonly month: RideMonth;
  readonly labelledBy: string;
  readonly busy: boolean;
  /** Day that the tab key leads to. */
  readonly focused: string;
  readonly selected: string | undefined;
  /** A day that may lie in another month. */
  readonly move: (date: string) => void;
  readonly select: (date: string) => void;
  /** Absent for whoever may not change days: he chooses one at a time. */
  readonly several: SeveralDays | undefined;
}

interface SeveralDays {
  readonly span: DaySpan | undefined;
  /** Up to this day; from where it began, or where the focus is. */
  readonly extend: (date: string, from?: string) => void;
  readonly clear: () => void;
  /** What is done with the days that are chosen. */
  readonly open: () => void;
}

export function MonthGrid({ month, labelledBy, busy, focused, selected, move, select, several }: MonthGridProps) {
  const texts = useDayTexts();
  const first = firstWeekday[useLanguage()];
  const mirrored = useDirection() === 'rtl';
  const wantsFocus = useRef(false);
  const stop = month.days.some(({ date }) => date === focused) ? focused : month.days[0]?.date;
  const pressed = useRef<string>(undefined);
  const span = several?.span;
  const isChosen = (date: string) => (span === undefined ? date === selected : isWithin(span, date));
  const follow = (event: KeyboardEvent) => {
    if (actOnSpan(event, several)) return event.preventDefault();
    const next =
      event.altKey || event.ctrlKey || event.metaKey ? undefined : dayByKey(event.key, focused, { first, mirrored });
    if (next === undefined) return;
    event.preventDefault();
    wantsFocus.current = true;
    if (event.shiftKey && several !== undefined) several.extend(next);
    else move(next);
  };
  // A finger that is drawn over the days scrolls the page.
  const press = (event: PointerEvent) => {
    pressed.current = event.pointerType === 'touch' || event.button !== 0 ? undefined : dateUnder(event);
  };
  const draw = (event: PointerEvent) => {
    if (event.buttons !== 1 || pressed.current === undefined || several === undefined) return;
    const date = dateUnder(event);
    if (date === undefined || date === focused) return;
    wantsFocus.current = true;
    several.extend(date, pressed.current);
  };
  const choose = (date: string) => (event: MouseEvent) => {
    if (event.shiftKey && several !== undefined) several.extend(date);
    else select(date);
  };
  const takeFocus = (date: string) => (element: HTMLElement | null) => {
    if (element === null || !wantsFocus.current || date !== focused) return;
    wantsFocus.current = false;
    element.focus();
  };
  return (
    <Box
      component="table"
      role="grid"
      aria-labelledby={labelledBy}
      aria-busy={busy}
      aria-multiselectable={several !== undefined}
      onKeyDown={follow}
      onPointerDown={press}
      onPointerOver={draw}
      sx={{ width: 1, userSelect: 'none', tableLayout: 'fixed', borderCollapse: 'collapse', opacity: busy ? 0.6 : 1 }}
    >
      <thead>
        <tr>
          {weekFrom(first).map((date) => (
            <Box
              component="th"
              scope="col"
              key={date}
              abbr={texts.weekday(date, 'long')}
              sx={{ p: 1, textAlign: 'start', fontSize: '0.8125rem', fontWeight: 550, color: 'text.secondary' }}
            >
              {texts.weekday(date, 'short')}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month.days, first).map((week, row) => (
          <tr key={row}>
            {week.map((day, column) => (
              <Box
                component="td"
                key={day?.date ?? column}
                data-date={day?.date}
                aria-selected={day === undefined ? undefined : isChosen(day.date)}
                sx={{ p: 0, border: 1, borderColor: 'divider', verticalAlign: 'top', height: '1px' }}
              >
                {day !== undefined && (
                  <DayButton
                    day={day}
                    today={month.today}
                    selected={isChosen(day.date)}
                    stop={day.date === stop}
                    name={texts.whole(day, month.today)}
                    takeFocus={takeFocus(day.date)}
                    choose={choose(day.date)}
                  />
                )}
              </Box>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

/** Whether a key meant the days that are chosen together. */
function actOnSpan({ key }: KeyboardEvent, several: SeveralDays | undefined): boolean {
  if (several?.span === undefined || (key !== 'Enter' && key !== 'Escape')) return false;
  if (key === 'Enter') several.open();
  else several.clear();
  return true;
}

function dateUnder({ target }: PointerEvent): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-date]')?.dataset['date'] : undefined;
}

interface DayButtonProps {
  readonly day: CalendarDay;
  readonly today: string;
  readonly selected: boolean;
  readonly stop: boolean;
  readonly name: string;
  readonly takeFocus: (element: HTMLElement | null) => void;
  readonly choose: (event: MouseEvent) => void;
}

function DayButton({ day, today, selected, stop, name, takeFocus, choose }: DayButtonProps) {
  const { date, state } = day;
  return (
    <ButtonBase
      ref={takeFocus}
      aria-current={date === today ? 'date' : undefined}
      tabIndex={stop ? 0 : -1}
      onClick={choose}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignContent: 'start',
        gap: 0.5,
        width: 1,
        height: 1,
        minHeight: 96,
        p: 1,
        textAlign: 'start',
        color: 'text.primary',
        bgcolor: selected ? 'action.selected' : undefined,
        backgroundImage: state === 'closed' ? closedGround : undefined,
        '&:hover': { bgcolor: selected ? 'action.selected' : 'action.hover' },
        '&.Mui-focusVisible': { outlineOffset: '-2px' },
      }}
    >
      <span style={visuallyHidden}>{name}</span>
      <Box
        component="span"
        aria-hidden
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 0.5,
          minHeight: 22,
          fontWeight: 650,
          opacity: date < today ? 0.75 : 1,
        }}
      >
        <Box
          component="span"
          sx={
            date === today
              ? { px: 0.75, borderRadius: 1, bgcolor: 'primary.main', color: 'primary.contrastText' }
              : undefined
          }
        >
          {Number(date.slice(8))}
        </Box>
        <Box component="span" sx={{ minWidth: 0, textAlign: 'end' }}>
          <DayNotes day={{ ...day, exceptions: [] }} />
        </Box>
      </Box>
      <Box component="span" aria-hidden sx={{ minWidth: 0 }}>
        <DayMark day={day} over={date < today} />
        <DayNotes day={{ ...day, season: 'low' }} />
      </Box>
    </ButtonBase>
  );
}
