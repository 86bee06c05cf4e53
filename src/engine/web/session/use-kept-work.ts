// What every form does so that an ended session loses nothing: it begins with what was kept for it, and is kept when
// the session ends.
import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { dropWork, keepWork, keptForms, readWork, type FormStart, type WorkPlace } from './kept-work.ts';
import { SessionContext, useSession } from './use-session.ts';

/** The form of that name on this page, for whoever is signed in; `path` instead of an address that holds a secret. */
export function useWorkPlace(form: string, path?: string): WorkPlace {
  const userId = useSession().user?.id ?? '';
  const { pathname } = useLocation();
  const page = path ?? pathname;
  return useMemo(() => ({ userId, path: page, form }), [userId, page, form]);
}

/** What was typed here before the session ended, if `read` knows it for its own; the same in every render. */
export function useKeptWork<T>(place: WorkPlace, read: (stored: unknown) => T | undefined): T | undefined {
  const [work] = useState(() => {
    const stored = readWork(place);
    return stored === undefined ? undefined : read(stored);
  });
  return work;
}

/**
 * How the name goes on of a form that begins with `start` and has work: the dialog to open again. The same in every
 * render.
 */
export function useKeptForm(start: FormStart): string | undefined {
  const place = useWorkPlace(start);
  const [form] = useState(() => keptForms({ ...place, form: start })[0]);
  return form;
}

/** Whether the form of just that name has work: its dialog is to open again. The same in every render. */
export function useHasKept(form: string): boolean {
  const place = useWorkPlace(form);
  const [has] = useState(() => readWork(place) !== undefined);
  return has;
}

/**
 * When the session ends, and not because the person leaves, what `read` says is kept for him; undefined: nothing is
 * typed. It is
 * forgotten when the form is left, and as soon as nothing in it is unsaved. No passwords.
 */
export function useKeepWork(place: WorkPlace, dirty: boolean, read: () => unknown): void {
  const session = useContext(SessionContext);
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    if (!dirty) dropWork(place);
  }, [dirty, place]);
  useEffect(() => {
    if (place.userId === '') return undefined;
    const watch = session?.subscribe(({ value, context }) => {
      if (typeof value !== 'string' || context.left) return;
      const work = latest.current();
      if (work !== undefined) keepWork(place, work);
    });
    return () => {
      watch?.unsubscribe();
      if (session?.getSnapshot().matches('loggedIn') === true) dropWork(place);
    };
  }, [session, place]);
}
