import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { WidgetProps } from './field-view.ts';
import { PickerFrame, pickerSlots } from './picker-frame.tsx';

interface DayPickerProps {
  readonly widget: WidgetProps;
}

export function DayPicker({ widget }: DayPickerProps) {
  const { value, onChange } = widget;
  const [typed, setTyped] = useState<Dayjs | null>(typeof value === 'string' ? dayjs(value) : null);
  const current = typed !== null && !typed.isValid() ? typed : typeof value === 'string' ? dayjs(value) : null;
  const setDay = (day: Dayjs | null) => {
    setTyped(day);
    if (day === null) onChange(undefined);
    // A year still being typed is no day yet.
    else if (day.isValid() && day.year() >= 1900) onChange(day.format('YYYY-MM-DD'));
  };
  return (
    <PickerFrame>
      <DatePicker label={widget.hideLabel ? undefined : widget.label} value={current} onChange={setDay} slotProps={pickerSlots(widget)} />
    </PickerFrame>
  );
}
