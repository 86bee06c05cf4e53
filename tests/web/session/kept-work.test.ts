import { afterEach, describe, expect, it, vi } from 'vitest';
import { dropWorkOfOthers, keepWork, keptFor, readWork, type KeptWork, type WorkPlace } from '#web/session/kept-work.ts';

const ana: WorkPlace = { userId: 'ana', entity: 'provider', parentId: undefined, recordId: '1' };
const work: KeptWork = { base: { name: 'A' }, values: { name: 'B' }, version: 3 };

afterEach(() => void vi.useRealTimers());

describe('what was typed when a session ended', () => {
  it('is read by its person in its form alone', () => {
    keepWork(ana, work);
    expect(readWork(ana)).toEqual(work);
    for (const other of [{ userId: 'bia' }, { entity: 'product' }, { recordId: '2' }, { recordId: undefined }, { parentId: 'x' }]) expect(readWork({ ...ana, ...other })).toBeUndefined();
  });

  it('is gone after its time, read or not', () => {
    vi.useFakeTimers();
    keepWork(ana, work);
    vi.advanceTimersByTime(keptFor - 1);
    expect(readWork(ana)).toEqual(work);
    vi.advanceTimersByTime(1);
    expect(sessionStorage).toHaveLength(0);
    expect(readWork(ana)).toBeUndefined();
  });

  it('is gone when somebody else signs in, and all of it when its person leaves', () => {
    keepWork(ana, work);
    keepWork({ ...ana, userId: 'bia' }, work);
    dropWorkOfOthers('ana');
    expect(readWork(ana)).toEqual(work);
    expect(sessionStorage).toHaveLength(1);
    dropWorkOfOthers();
    expect(sessionStorage).toHaveLength(0);
  });

  it('that nobody can read any more is none', () => {
    keepWork(ana, work);
    sessionStorage.setItem(Object.keys(sessionStorage)[0] ?? '', '{');
    expect(readWork(ana)).toBeUndefined();
  });
});
