// Language of the pickers: dayjs locale and the pickers' own texts.
import { useState, type ReactNode } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { enUS, frFR, ptBR } from '@mui/x-date-pickers/locales';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/fr';
import 'dayjs/locale/pt-br';
import { useLanguage } from '#engine/web/i18n/use-language.ts';
import type { WidgetProps } from '#engine/kinds/view.ts';

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
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={adapterLocales[language]}
      localeText={texts[language].components.MuiLocalizationProvider.defaultProps.localeText}
    >
      <div
        onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && onLeave(currentTarget)}
      >
        {children}
      </div>
    </LocalizationProvider>
  );
}

/**
 * The pickers' form fits the pointer that is there when they come, and stays: a ride has a hundred of them, and all
 * changing over at once,
 * when a tablet leaves its keyboard, is more than React takes, and what was half typed would be gone.
 */
export function usePointerMedia(): string {
  const [fine] = useState(() => window.matchMedia('(pointer: fine)').matches);
  return fine ? 'all' : 'not all';
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
      sx: {
        '& .MuiPickersOutlinedInput-root': { borderRadius: '8px' },
        '& .MuiPickersOutlinedInput-root:not(.Mui-focused, .Mui-error) .MuiPickersOutlinedInput-notchedOutline': {
          borderColor: 'text.secondary',
        },
      },
    },
  } as const;
}
