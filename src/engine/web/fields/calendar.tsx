// The calendar of a day or an instant, and for an instant the clock beside it. What is chosen is put into the form at
// once.
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Popover from '@mui/material/Popover';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { enUS, frFR, ptBR } from '@mui/x-date-pickers/locales';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/fr';
import 'dayjs/locale/pt-br';
import { useLanguage } from '#engine/web/i18n/use-language.ts';
import { useText } from '#engine/web/i18n/use-text.ts';

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
  const write = (next: Dayjs | null) => {
    if (next?.isValid()) choose(withTime ? next.toDate().toISOString() : next.format('YYYY-MM-DD'));
  };
  const pick = (next: Dayjs | null, state: string | undefined) => {
    // Who takes the day has the time before, else the one it is.
    write(withTime && date === null ? (next?.second(0).millisecond(0) ?? null) : next);
    if (state === 'finish' && !withTime) close();
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
        <div style={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center' }}>
          <DateCalendar autoFocus value={date} onChange={pick} />
          {withTime && <MultiSectionDigitalClock ampm={false} value={date} onChange={write} />}
        </div>
        {(mayClear || withTime) && (
          <DialogActions>
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
