// Several days of the calendar chosen at once, by dragging or with Shift and the arrows.
import { daysBetween } from '#engine/model/days.ts';

/** YYYY-MM-DD each, both included. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

/** The days between two that can still be changed; undefined when it is less than two of them. */
export function spanOf(anchor: string, end: string, today: string): DaySpan | undefined {
  const [first, to] = anchor <= end ? [anchor, end] : [end, anchor];
  const from = first < today ? today : first;
  return from < to ? { from, to } : undefined;
}

export function isWithin(span: DaySpan | undefined, date: string): boolean {
  return span !== undefined && span.from <= date && date <= span.to;
}

export function countOf({ from, to }: DaySpan): number {
  return daysBetween(from, to) + 1;
}
