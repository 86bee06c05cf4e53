import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import type { WidgetProps } from './field-view.ts';
import { PickerFrame, pickerSlots } from './picker-frame.tsx';

interface InstantPickerProps {
  readonly widget: WidgetProps;
}

export function InstantPicker({ widget }: InstantPickerProps) {
  const { value, onChange } = widget;
  const [typed, setTyped] = useState<Dayjs | null>(typeof value === 'string' ? dayjs(value) : null);
  const current = typed !== null && !typed.isValid() ? typed : typeof value === 'string' ? dayjs(value) : null;
  const setInstant = (instant: Dayjs | null) => {
    setTyped(instant);
    if (instant === null) onChange(undefined);
    else if (instant.isValid() && instant.year() >= 1900) onChange(instant.toDate().toISOString());
  };
  return (
    <PickerFrame>
      <DateTimePicker ampm={false} label={widget.hideLabel ? undefined : widget.label} value={current} onChange={setInstant} slotProps={pickerSlots(widget)} />
    </PickerFrame>
  );
}
