import { useContext, useEffect, useRef } from 'react';
import type { Field } from '#model/entity.ts';
import { dropWork, keepWork, type WorkPlace } from '#web/session/kept-work.ts';
import { SessionContext } from '#web/session/use-session.ts';
import type { FormSession } from './use-form-session.ts';
import type { Values } from './form-store.ts';

/** When the session ends, and not because the person leaves, what is typed is kept for him; when the form is left it is forgotten. */
export function useKeepWork(place: WorkPlace, form: FormSession, fields: readonly Field[]): void {
  const session = useContext(SessionContext);
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  const { userId, entity, parentId, recordId } = place;
  useEffect(() => {
    const own = { userId, entity, parentId, recordId };
    const watch = session?.subscribe(({ value, context }) => {
      const { dirty, base, record, store } = latest.current;
      const isOver = typeof value === 'string';
      if (isOver && dirty && !context.left) keepWork(own, { base: withoutPasswords(fields, base), values: withoutPasswords(fields, store.get()), version: record?.version });
    });
    return () => {
      watch?.unsubscribe();
      if (session?.getSnapshot().matches('loggedIn') === true) dropWork(own);
    };
  }, [session, fields, userId, entity, parentId, recordId]);
}

function withoutPasswords(fields: readonly Field[], values: Values): Values {
  const parts = new Map(fields.map((field) => [field.name, field]));
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const { kind, fields: inner } = parts.get(name) ?? {};
      if (kind === 'password') return [];
      if (inner === undefined || value === null || typeof value !== 'object') return [[name, value]];
      return [[name, Array.isArray(value) ? value.map((item: Values) => withoutPasswords(inner, item)) : withoutPasswords(inner, value as Values)]];
    }),
  );
}
