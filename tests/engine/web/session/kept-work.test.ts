import { createElement, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startLoggedIn, user } from '#tests/support/web/session-machine.ts';
import {
  dropWork,
  dropWorkOfOthers,
  keepWork,
  keptFor,
  keptForms,
  readWork,
  type WorkPlace,
} from '#engine/web/session/kept-work.ts';
import { useHasKept } from '#engine/web/session/use-kept-work.ts';
import { SessionContext } from '#engine/web/session/use-session.ts';
import { recordForm, withoutPasswords } from '#engine/web/form/record-work.ts';
import { shapes } from '#generated/shapes.ts';

const ana: WorkPlace = { userId: 'ana', path: '/providers/1', form: 'record:provider::1' };
const work = { base: { name: 'A' }, values: { name: 'B' }, version: 3 };

afterEach(() => void vi.useRealTimers());

describe('what was typed when a session ended', () => {
  it('is read by its person, on its page, in its form alone', () => {
    keepWork(ana, work);
    expect(readWork(ana)).toEqual(work);
    for (const other of [
      { userId: 'bia' },
      { path: '/providers/2' },
      { path: '/providers' },
      { form: 'record:provider::2' },
    ])
      expect(readWork({ ...ana, ...other })).toBeUndefined();
  });

  it('names the dialogs of its page that are to open again', () => {
    keepWork(ana, work);
    keepWork({ ...ana, form: 'action:provider:1:block' }, work);
    keepWork({ ...ana, path: '/providers/2', form: 'action:provider:1:activate' }, work);
    keepWork({ ...ana, userId: 'bia', form: 'action:provider:1:activate' }, work);
    expect(keptForms({ ...ana, form: 'action:provider:1:' })).toEqual(['block']);
    expect(keptForms({ ...ana, form: 'action:provider:2:' })).toEqual([]);
  });

  it('in a form is not taken for that of one whose name begins alike', async () => {
    const { session } = await startLoggedIn();
    const wrapper = ({ children }: { readonly children: ReactNode }) =>
      createElement(
        SessionContext,
        { value: session },
        createElement(MemoryRouter, { initialEntries: [ana.path] }, children),
      );
    const form = recordForm({ entity: 'customer' }, undefined, 'field_x');
    keepWork({ ...ana, userId: user.id, form: `${form}Other` }, work);
    const { result } = renderHook(() => [useHasKept(form), useHasKept(`${form}Other`)], { wrapper });
    expect(result.current).toEqual([false, true]);
  });

  it('is none where the browser forbids storage, and nothing breaks', () => {
    const storage = vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    keepWork(ana, work);
    expect(readWork(ana)).toBeUndefined();
    expect(keptForms({ ...ana, form: 'record:' })).toEqual([]);
    dropWork(ana);
    dropWorkOfOthers();
    expect(storage).toHaveBeenCalled();
    storage.mockRestore();
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

  it('is without passwords', () => {
    expect(withoutPasswords(shapes.login.fields, { email: 'ana@example.com', password: 'segredo1' })).toEqual({
      email: 'ana@example.com',
    });
    const people = [{ name: 'people', kind: 'list', fields: shapes.login.fields }] as unknown as Parameters<
      typeof withoutPasswords
    >[0];
    expect(withoutPasswords(people, { people: [null, { email: 'ana@example.com', password: 'segredo1' }] })).toEqual({
      people: [null, { email: 'ana@example.com' }],
    });
  });
});
