// The demo records of a scale, typed by entity, as the tests of this folder read them.
import type { Records } from '#generated/types.ts';
import { buildDemo } from '#server/demo/build-demo.ts';
import { instantAt } from '#server/demo/calendar.ts';
import type { Scale } from '#server/demo/scale.ts';
import { demoToday } from '#server/demo/seed-demo.ts';
import type { Stored } from '#server/demo/stored.ts';

export type DemoRecords = { readonly [E in keyof Records]: readonly Stored<Records[E]>[] };

export const demoNow = instantAt(demoToday, '12:00');

export function readDemo(scale: Scale, now: number = demoNow): DemoRecords {
  return Object.fromEntries(buildDemo({ scale, now }).map(({ entity, records }) => [entity, [...records]])) as unknown as DemoRecords;
}

export function byId<T extends { readonly id: string }>(records: readonly T[]): (id: string | undefined) => T {
  const map = new Map(records.map((record) => [record.id, record]));
  return (id) => {
    const record = id === undefined ? undefined : map.get(id);
    if (record === undefined) throw new Error(`${id} refers to no record`);
    return record;
  };
}
