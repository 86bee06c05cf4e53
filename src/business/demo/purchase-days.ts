// When people buy: how the orders spread over two years of days, and over the hours of a day (docs/domain.md 5).
import { minutesOf } from '#engine/model/rules.ts';
import { addDays, weekdayOf, type Weekday } from '#engine/model/days.ts';
import { timeOf } from '#business/rides/slots.ts';
import type { Random } from './random.ts';

export const historyDays = 730;
const monthWeights = [1.6, 1.15, 0.8, 0.9, 0.8, 0.9, 1.7, 0.8, 0.9, 1.1, 0.95, 1.4] as const;
const weekdayWeights: Readonly<Record<Weekday, number>> = {
  monday: 1,
  tuesday: 1.02,
  wednesday: 1.05,
  thursday: 1.1,
  friday: 1.2,
  saturday: 1.15,
  sunday: 0.9,
};
const growthPerMonth = 1.015;
const daysPerMonth = 30.4;

/** Days of purchase in order, the oldest first. */
export function drawPurchaseDays(random: Random, count: number, today: string): string[] {
  const days = Array.from({ length: historyDays }, (_, index) => addDays(today, index + 1 - historyDays));
  let sum = 0;
  const cumulated = days.map((date, index) => {
    const month = monthWeights[Number(date.slice(5, 7)) - 1] ?? 1;
    sum += month * weekdayWeights[weekdayOf(date)] * growthPerMonth ** (index / daysPerMonth);
    return sum;
  });
  return Array.from({ length: count }, () => days[firstAbove(cumulated, random.next() * sum)] ?? today).sort();
}

/** Index of the first sum above the draw. */
function firstAbove(sums: readonly number[], draw: number): number {
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) > draw) high = middle;
    else low = middle + 1;
  }
  return low;
}

const hours = [
  [8, 3],
  [9, 5],
  [10, 6],
  [11, 7],
  [12, 7],
  [13, 6],
  [14, 6],
  [15, 6],
  [16, 6],
  [17, 6],
  [18, 7],
  [19, 9],
  [20, 10],
  [21, 9],
  [22, 5],
  [23, 2],
] as const;

export function drawTimeOfPurchase(random: Random): string {
  return timeOf(random.weighted(hours) * 60 + random.int(0, 59));
}

/** Somewhat before the visit begins, for who buys on the day. */
export function drawTimeBefore(random: Random, slotTime: string | undefined): string {
  const begin = slotTime === undefined ? minutesOf('10:00') + random.int(0, 330) : minutesOf(slotTime);
  return timeOf(Math.max(5, begin - random.int(5, 150)));
}

/** Days until the visit: lognormal, median 6, at most half a year. */
export function drawLeadDays(random: Random): number {
  return Math.min(180, Math.floor(6 * Math.exp(1.25 * random.normal())));
}
