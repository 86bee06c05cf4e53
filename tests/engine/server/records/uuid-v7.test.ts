import { expect, it } from 'vitest';
import { hasFormat } from '#engine/model/formats.ts';
import { uuidV7 } from '#engine/server/records/uuid-v7.ts';

it('an id says its version, variant and time, sorts by it, and is another one each time', () => {
  const at = new Date('2026-11-20T12:00:00.123Z');
  const ids = Array.from({ length: 1000 }, () => uuidV7(at));
  for (const id of ids) {
    expect(hasFormat('uuid', id)).toBe(true);
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(at.getTime());
  }
  expect(new Set(ids).size).toBe(ids.length);
  expect(uuidV7(new Date(at.getTime() + 1)) > (ids.toSorted().at(-1) ?? '')).toBe(true);
  expect(uuidV7(new Date(0))).toMatch(/^00000000-0000-7/);
});
