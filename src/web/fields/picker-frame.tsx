// Language of the pickers: dayjs locale and the pickers' own texts.
import type { ReactNode } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { enUS, frFR, ptBR } from '@mui/x-date-pickers/locales';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/fr';
import 'dayjs/locale/pt-br';
import { useLanguage } from '#web/i18n/use-language.ts';
import type { WidgetProps } from './field-view.ts';

const adapterLocales = { pt: 'pt-br', en: 'en-gb', fr: 'fr' } as const;
const texts = { pt: ptBR, en: enUS, fr: frFR } as const;

interface PickerFrameProps {
  readonly children: ReactNode;
  /** The focus left the input. */
  readonly onLeave: (frame: HTMLElement) => void;
}

export function PickerFrame({ children, onLeave }: PickerFrameProps) {
  const language = useLanguage();
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={adapterLocales[language]} localeText={texts[language].components.MuiLocalizationProvider.defaultProps.localeText}>
      <div onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && onLeave(currentTarget)}>{children}</div>
    </LocalizationProvider>
  );
}

/** Slots of both pickers: the field has the form's size, label and messages, and can be emptied. */
export function pickerSlots(widget: WidgetProps) {
  return {
    field: { clearable: !widget.required },
    textField: {
      id: widget.id,
      size: 'small',
      fullWidth: true,
      required: widget.required,
      // Without this the picker marks half-typed dates by itself.
      ...(widget.invalid && { error: true }),
      'aria-describedby': widget.describedBy,
      'aria-label': widget.hideLabel ? widget.label : undefined,
      // As the theme draws the other inputs.
      sx: { '& .MuiPickersOutlinedInput-root': { borderRadius: '8px' }, '& .MuiPickersOutlinedInput-root:not(.Mui-focused, .Mui-error) .MuiPickersOutlinedInput-notchedOutline': { borderColor: 'text.secondary' } },
    },
  } as const;
}
