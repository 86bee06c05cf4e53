// A day or an instant: typed as text, or chosen in a calendar whose file comes when it is opened.
import { Suspense, useState } from 'react';
import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import type { Spelling } from '#engine/kinds/spelling.ts';
import type { WidgetProps } from '#engine/kinds/view.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { IconButton } from '#engine/web/kit/icon-button.tsx';
import { lateThemed } from '#engine/web/kit/late.tsx';
import { SpelledInput } from './spelled-input.tsx';

interface MomentInputProps {
  readonly widget: WidgetProps;
  readonly spelling: Spelling;
  readonly withTime?: boolean;
}

const Calendar = lateThemed(async () => (await import('./calendar.tsx')).Calendar);

export function MomentInput({ widget, spelling, withTime = false }: MomentInputProps) {
  const t = useText();
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <SpelledInput
        widget={widget}
        spelling={spelling}
        whole
        inputMode="numeric"
        placeholder={t(withTime ? 'fields.instantPattern' : 'fields.dayPattern')}
        end={
          <IconButton
            size="small"
            aria-label={t('fields.calendar', { field: widget.label })}
            aria-haspopup="dialog"
            aria-expanded={anchor !== undefined}
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
          >
            <CalendarIcon fontSize="small" />
          </IconButton>
        }
      />
      {anchor !== undefined && (
        <Suspense>
          <Calendar
            anchor={anchor}
            label={widget.label}
            value={widget.value}
            withTime={withTime}
            mayClear={!widget.required}
            choose={widget.onChange}
            close={() => setAnchor(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
