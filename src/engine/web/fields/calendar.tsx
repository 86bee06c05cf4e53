// The calendar of a day or an instant, and for an instant its time. What is chosen is put into the form at once.
import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { Button } from '#engine/web/kit/button.tsx';
import DialogActions from '@mui/material/DialogActions';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { enUS, frFR, ptBR } from '@mui/x-date-pickers/locales';
import { dateTimeFormat } from '#engine/model/intl.ts';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/fr';
import 'dayjs/locale/pt-br';
import { readTime } from '#engine/kinds/time-of-day/time-text.ts';
import { locales } from '#engine/model/text.ts';
import { useLanguage } from '#engine/web/i18n/use-language.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { Popover } from '#engine/web/kit/overlays.tsx';

const adapterLocales = { pt: 'pt-br', en: 'en-gb', fr: 'fr' } as const;
const texts = { pt: ptBR, en: enUS, fr: frFR } as const;

interface CalendarProps {
  readonly anchor: HTMLElement;
  readonly label: string;
  /** YYYY-MM-DD or an instant; anything else is none. */
  readonly value: unknown;
  readonly withTime: boolean;
  readonly mayClear: boolean;
  readonly choose: (value: string | undefined) => void;
  readonly close: () => void;
}

export function Calendar({ anchor, label, value, withTime, mayClear, choose, close }: CalendarProps) {
  const t = useText();
  const language = useLanguage();
  const given = typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) ? dayjs(value) : null;
  const date = given?.isValid() ? given : null;
  // The pickers' own take a name's first letter, which in Portuguese is a number.
  const weekday = dateTimeFormat(locales[language], { weekday: 'narrow' });
  const [time, setTime] = useState((date ?? dayjs()).format('HH:mm'));
  // While none is typed the one before stays.
  const [clock, setClock] = useState(time);
  const write = (day: Dayjs, at: string) => {
    const [hour = 0, minute = 0] = at.split(':').map(Number);
    const instant = day.hour(hour).minute(minute).second(0).millisecond(0);
    choose(withTime ? instant.toDate().toISOString() : day.format('YYYY-MM-DD'));
  };
  const pick = (day: Dayjs | null, state: string | undefined) => {
    if (day?.isValid()) write(day, clock);
    if (state === 'finish' && !withTime) close();
  };
  const tellTime = (typed: string) => {
    setTime(typed);
    const read = readClock(typed);
    if (read === undefined) return;
    setClock(read);
    if (date !== null) write(date, read);
  };
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={adapterLocales[language]}
      localeText={texts[language].components.MuiLocalizationProvider.defaultProps.localeText}
    >
      <Popover
        open
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      >
        <DateCalendar
          autoFocus
          value={date}
          onChange={pick}
          dayOfWeekFormatter={(day) => weekday.format(day.toDate())}
        />
        {(mayClear || withTime) && (
          <DialogActions>
            {withTime && (
              <TextField
                label={t('fields.time')}
                size="small"
                value={time}
                onChange={({ target }) => tellTime(target.value)}
                error={readClock(time) === undefined}
                slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
                sx={{ width: 96, mr: 'auto' }}
              />
            )}
            {mayClear && (
              <Button
                color="inherit"
                disabled={value === undefined}
                onClick={() => {
                  choose(undefined);
                  close();
                }}
              >
                {t('fields.clear')}
              </Button>
            )}
            {withTime && (
              <Button onClick={close} variant="contained">
                {t('common.close')}
              </Button>
            )}
          </DialogActions>
        )}
      </Popover>
    </LocalizationProvider>
  );
}

/** No end of a day: an instant of 24:00 is one of the next. */
function readClock(text: string): string | undefined {
  const read = readTime(text);
  return read === '24:00' ? undefined : read;
}
