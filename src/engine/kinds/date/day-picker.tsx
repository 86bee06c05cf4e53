import type { Dayjs } from 'dayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { WidgetProps } from '../view.ts';
import { PickerFrame, pickerSlots, usePointerMedia } from '#engine/web/fields/picker-frame.tsx';
import { usePickerValue } from '#engine/web/fields/use-picker-value.ts';

interface DayPickerProps {
  readonly widget: WidgetProps;
}

const writeDay = (date: Dayjs) => date.format('YYYY-MM-DD');

export function DayPicker({ widget }: DayPickerProps) {
  const { date, setDate, settle } = usePickerValue(widget.value, widget.onChange, writeDay);
  const media = usePointerMedia();
  return (
    <PickerFrame onLeave={settle}>
      <DatePicker
        desktopModeMediaQuery={media}
        label={widget.hideLabel ? undefined : widget.label}
        value={date}
        onChange={setDate}
        slotProps={pickerSlots(widget)}
      />
    </PickerFrame>
  );
}
