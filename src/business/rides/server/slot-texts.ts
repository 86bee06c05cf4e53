// Slots in which more is sold than there would be places, in the reader's language.
import type { Translate } from '#engine/kinds/check-record.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import type { SlotConflict } from '../slots.ts';

/** Slots told one by one in a message at most; the answer has them all. */
const told = 5;

export function slotTexts(slots: readonly SlotConflict[], t: Translate): string {
  const lines = slots.slice(0, told).map(({ date, time, pool, sold, places }) =>
    t('error.slot', {
      date: new Date(`${date}T00:00:00Z`),
      time: time === undefined ? '' : ` ${time}`,
      pool: t(labelKeys.option('salesChannel', 'stockPool', pool)),
      sold,
      places,
    }),
  );
  const more = slots.length - lines.length;
  return [...lines, ...(more > 0 ? [t('error.moreSlots', { count: more })] : [])].join('; ');
}
