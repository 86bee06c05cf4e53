// One form's life: the record it started from, what is typed, whether that differs, which fields are refused.
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ErrorSchema, RJSFValidationError } from '@rjsf/utils';
import type { Entity, Group } from '#engine/model/entity.ts';
import { isFrozen } from '#engine/model/is-frozen.ts';
import type { RecordValues } from '#engine/web/api/record-calls.ts';
import type { WorkPlace } from '#engine/web/session/kept-work.ts';
import { afterPaint } from '#engine/web/kit/after-paint.ts';
import { useKeepWork, useKeptWork } from '#engine/web/session/use-kept-work.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { faultsOf, groupsOf, stepsOf, type FormFault, withoutPath } from './form-errors.ts';
import { createFormStore, type FormStore, type Path, type Values } from './form-store.ts';
import { defaultValues } from './default-values.ts';
import { isSame, writableValues } from './form-values.ts';
import { readRecordWork, withoutPasswords, type RecordWork } from './record-work.ts';
import { useDraft } from './use-draft.ts';

interface SessionParts {
  readonly workPlace: WorkPlace;
  readonly entity: Entity;
  readonly record: RecordValues | undefined;
  readonly fixed: Values;
  readonly groups: readonly Group[];
  readonly onDirty: (dirty: boolean) => void;
  readonly onInvalidGroups: ((groups: readonly string[]) => void) | undefined;
}

export interface FormSession {
  /** The record the form works on: newer ones are adopted only while nothing is typed. */
  readonly record: RecordValues | undefined;
  readonly base: Values;
  /** What the form shows first: the base, or what was typed before the session ended. */
  readonly initial: Values;
  /** What was typed before the session ended is back. */
  readonly restored: boolean;
  readonly store: FormStore;
  /** Changes with each fresh start. */
  readonly round: number;
  readonly dirty: boolean;
  /** What is wrong, field by field. */
  readonly faults: readonly FormFault[];
  readonly serverErrors: ErrorSchema | undefined;
  readonly restart: (record: RecordValues | undefined) => void;
  /** Whether values are on their way to the server: no other record is adopted meanwhile. */
  readonly setSending: (sending: boolean) => void;
  /**
   * The record as it was saved. Where something was typed while `sent` was on its way, the form goes on as it stands:
   * returned is then what the server made of the rest. A new record has a page of its own to go on at.
   */
  readonly adopt: (saved: RecordValues, sent: Values) => Values | undefined;
  readonly change: (id: string | undefined, errors: readonly RJSFValidationError[]) => void;
  readonly refuse: (errors: readonly RJSFValidationError[]) => void;
  readonly refuseByServer: (errors: ErrorSchema) => void;
}

export function useFormSession({
  workPlace,
  entity,
  record,
  fixed,
  groups,
  onDirty,
  onInvalidGroups,
}: SessionParts): FormSession {
  const userId = useSession().user?.id;
  const draft = useDraft(entity.name);
  const kept = useKeptWork(workPlace, readRecordWork);
  const [held, setHeld] = useState<Held>(() => heldAtFirst(record, kept));
  const [dirty, setDirty] = useState(held.work !== undefined);
  const [sending, setSending] = useState(false);
  const { faults, mark } = useFaults(groups, onInvalidGroups);
  const [serverErrors, setServerErrors] = useState<ErrorSchema>();
  const base = useBase(entity, held, { draft, fixed, userId });
  const { initial, store } = useTyped(held.work?.values ?? base, [held.round, draft, fixed, userId]);
  const isChanged = () => !isSame(entity.fields, base, store.get());
  // Also what is typed and not told yet keeps a newer record waiting.
  if (!dirty && !sending && (record?.version ?? 0) > (held.record?.version ?? 0) && !isChanged())
    setHeld({ record, round: held.round + 1, work: undefined });
  useKeepWork(workPlace, dirty, () =>
    isChanged()
      ? {
          base: withoutPasswords(entity.fields, base),
          values: withoutPasswords(entity.fields, store.get()),
          version: held.record?.version,
        }
      : undefined,
  );
  const tellDirty = (next: boolean) => {
    if (next === dirty) return;
    setDirty(next);
    onDirty(next);
  };
  const begin = (next: RecordValues | undefined, differs = false) => {
    setHeld((now) => ({ record: next, round: differs ? now.round : now.round + 1, work: undefined }));
    setServerErrors(undefined);
    mark([]);
    // Of the drawing that the save began with it may be otherwise by now.
    setDirty(differs);
    onDirty(differs);
  };
  const lookDirty = useEffectEvent(() => tellDirty(isChanged()));
  useEffect(() => tellAfterPaint(store, lookDirty), [store]);
  return {
    record: held.record,
    round: held.round,
    base,
    initial,
    restored: held.isBack === true,
    store,
    dirty,
    faults,
    serverErrors,
    restart: (next) => begin(next),
    setSending,
    adopt: (saved, sent) => {
      const since = held.record && typedSince(entity, { sent, typed: store.get(), saved });
      begin(saved, since !== undefined);
      setSending(false);
      return since;
    },
    change: (id, errors) => {
      const left =
        serverErrors !== undefined && id !== undefined ? stillRefused(entity, serverErrors, pathOf(id)) : serverErrors;
      if (left !== serverErrors) setServerErrors(left);
      if (faults.length > 0) mark([...errors.filter(isOwn).map(faultOf), ...faultsOf(left ?? {})]);
    },
    refuse: (errors) => mark(errors.map(faultOf)),
    refuseByServer: (errors) => {
      setServerErrors(errors);
      mark(faultsOf(errors));
    },
  };
}

/** A key is seen before it is looked whether anything differs from what was there. Returns what ends it. */
function tellAfterPaint(store: FormStore, tell: () => void): () => void {
  let callOff: (() => void) | undefined;
  const unsubscribe = store.subscribe(() => {
    callOff?.();
    callOff = afterPaint(tell);
  });
  return () => {
    unsubscribe();
    callOff?.();
  };
}

interface Beginning {
  readonly draft: ReturnType<typeof useDraft>;
  readonly fixed: Values;
  readonly userId: string | undefined;
}

/** What the form began with: the record's values, or those that a new one has. */
function useBase(entity: Entity, { record, work }: Held, { draft, fixed, userId }: Beginning): Values {
  return useMemo<Values>(
    () =>
      work?.base ??
      (record === undefined
        ? { ...defaultValues(entity.fields, userId), ...draft, ...fixed }
        : writableValues(entity.fields, record)),
    [entity, record, work, draft, fixed, userId],
  );
}

const noFaults: readonly FormFault[] = [];

/** What is wrong, told to whoever marks the groups that it is in. */
function useFaults(groups: readonly Group[], onInvalidGroups: SessionParts['onInvalidGroups']) {
  const [faults, setFaults] = useState<readonly FormFault[]>(noFaults);
  const topOf = (all: readonly FormFault[]) => [...new Set(all.map(({ path }) => String(path[0])))];
  const mark = (next: readonly FormFault[]) => {
    setFaults(next);
    onInvalidGroups?.(groupsOf(groups, topOf(next)));
  };
  return { faults, mark };
}

interface Typed {
  readonly origins: readonly unknown[];
  readonly initial: Values;
  readonly store: FormStore;
}

/**
 * The values as they are typed. They begin anew when one of `origins` is another; not when the entity is, for where the
 * model changes under a page (follow-model.ts) what is typed stays.
 */
function useTyped(values: Values, origins: readonly unknown[]): Typed {
  const begin = (): Typed => ({ origins, initial: values, store: createFormStore(values) });
  const [typed, setTyped] = useState(begin);
  if (origins.every((origin, index) => origin === typed.origins[index])) return typed;
  const begun = begin();
  setTyped(begun);
  return begun;
}

interface Held {
  readonly record: RecordValues | undefined;
  readonly round: number;
  readonly work: RecordWork | undefined;
  /** The work is of a session that ended. */
  readonly isBack?: boolean;
}

interface Sent {
  readonly sent: Values;
  readonly typed: Values;
  readonly saved: RecordValues;
}

/** What was not typed since and is otherwise now; undefined where nothing was, or nothing may be changed any more. */
function typedSince(entity: Entity, { sent, typed, saved }: Sent): Values | undefined {
  const kept = entity.fields.filter((field) => isSame([field], sent, typed));
  if (kept.length === entity.fields.length || isFrozen(entity, saved)) return undefined;
  const now = writableValues(entity.fields, saved);
  const others = kept.filter((field) => !isSame([field], now, typed));
  return Object.fromEntries(others.map(({ name }) => [name, now[name]]));
}

/** Work that is back goes on from the version it began with: what others saved since is told when it is saved. */
function heldAtFirst(record: RecordValues | undefined, work: RecordWork | undefined): Held {
  if (work === undefined || (record === undefined) !== (work.version === undefined))
    return { record, round: 0, work: undefined };
  return { record: record && { ...record, version: work.version ?? record.version }, round: 0, work, isBack: true };
}

/**
 * Where something beside the form asks the server about all that is typed, its answer replaces the whole refusal: the
 * fields depend on each other.
 */
function stillRefused(entity: Entity, errors: ErrorSchema, changed: Path): ErrorSchema | undefined {
  return entity.form.aside === undefined ? withoutPath(errors, changed) : undefined;
}

/**
 * Found by the form's validator, which names the rule; rjsf adds the server's errors as they were before the change.
 */
function isOwn(error: RJSFValidationError): boolean {
  return error.name !== undefined;
}

function faultOf({ property, message = '' }: RJSFValidationError): FormFault {
  return { path: stepsOf(property), message };
}

/** rjsf names a change by the field's id: `field_address_city`. */
function pathOf(id: string): Path {
  return id.split('_').slice(1);
}
