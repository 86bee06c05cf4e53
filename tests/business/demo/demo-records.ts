// The demo records of a scale, typed by entity, as the tests of this folder read them.
import { buildDemo } from '#business/demo/build-demo.ts';
import { instantAt } from '#business/demo/calendar.ts';
import type { Scale } from '#business/demo/scale.ts';
import { demoToday } from '#business/demo/seed-demo.ts';
import type { Data } from '#tests/support/standing-invariants.ts';

export const demoNow = instantAt(demoToday, '12:00');

export function readDemo(
  scale: Scale,
  { now = demoNow, ordersAtOnce }: { now?: number; ordersAtOnce?: number } = {},
): Data {
  const records: Record<string, object[]> = {};
  for (const set of buildDemo({ scale, now, ...(ordersAtOnce !== undefined && { ordersAtOnce }) }))
    (records[set.entity] ??= []).push(...set.records);
  return records as unknown as Data;
}
