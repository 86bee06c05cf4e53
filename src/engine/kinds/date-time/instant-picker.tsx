import type { Dayjs } from 'dayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import type { WidgetProps } from '../view.ts';
import { PickerFrame, pickerSlots, usePointerMedia } from '#engine/web/fields/picker-frame.tsx';
import { usePickerValue } from '#engine/web/fields/use-picker-value.ts';

interface InstantPickerProps {
  readonly widget: WidgetProps;
}

const writeInstant = (date: Dayjs) => date.toDate().toISOString();

export function InstantPicker({ widget }: InstantPickerProps) {
  const { date, setDate, settle } = usePickerValue(widget.value, widget.onChange, writeInstant);
  const media = usePointerMedia();
  return (
    <PickerFrame onLeave={settle}>
      <DateTimePicker
        desktopModeMediaQuery={media}
        ampm={false}
        label={widget.hideLabel ? undefined : widget.label}
        value={date}
        onChange={setDate}
        slotProps={pickerSlots(widget)}
      />
    </PickerFrame>
  );
}
