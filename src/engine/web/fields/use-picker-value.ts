// What a picker shows: the typed parts while they are no date yet, else the value. The value changes with each whole
// date.
import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';

/** In place of a half-typed date, so that the check can say that it is none and nothing old is saved instead. */
const unfinished = 'unfinished';

interface PickerValue {
  readonly date: Dayjs | null;
  readonly setDate: (date: Dayjs | null) => void;
  /** When the focus leaves: pickers say nothing of a date that was only begun. */
  readonly settle: (frame: HTMLElement) => void;
}

/** A year that is still being typed begins with noughts. */
const firstYear = 1900;

export function usePickerValue(
  value: unknown,
  onChange: (value: unknown) => void,
  write: (date: Dayjs) => string,
): PickerValue {
  const [shown, setShown] = useState<{ readonly date: Dayjs | null; readonly value: unknown }>(() => ({
    date: read(value),
    value,
  }));
  // Changed by someone else: discard, another record.
  if (shown.value !== value) setShown({ date: read(value), value });
  const show = (date: Dayjs | null, next: unknown) => {
    setShown({ date, value: next });
    if (next !== value) onChange(next);
  };
  return {
    date: shown.date,
    setDate: (date) =>
      show(date, date === null ? undefined : date.isValid() && date.year() >= firstYear ? write(date) : unfinished),
    settle: (frame) => {
      if (shown.date !== null) return;
      const isBegun = [...frame.querySelectorAll('[role="spinbutton"]')].some((part) =>
        part.hasAttribute('aria-valuenow'),
      );
      if (isBegun !== (value === unfinished)) show(null, isBegun ? unfinished : undefined);
    },
  };
}

function read(value: unknown): Dayjs | null {
  return typeof value === 'string' && value !== unfinished ? dayjs(value) : null;
}
