// The form of one record: typing, checking, saving. What was typed is kept whatever the server answers.
import { useEffect, useId, useMemo, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { roles as declaredRoles } from '#generated/roles.ts';
import { entityOf, type Place, type RecordValues } from '#engine/web/api/record-calls.ts';
import type { Entity } from '#engine/model/entity.ts';
import { isFrozen } from '#engine/model/is-frozen.ts';
import { FormAside } from '#engine/web/panels/named-panels.tsx';
import { useWorkPlace } from '#engine/web/session/use-kept-work.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { DelayedSkeleton } from '#engine/web/kit/delayed-skeleton.tsx';
import { ErrorPanel } from '#engine/web/kit/error-panel.tsx';
import { fieldRights } from './field-rights.ts';
import { ErrorSummary } from './error-summary.tsx';
import { fieldGroups } from './field-groups.ts';
import { faultsByField } from './form-errors.ts';
import { FormFailure } from './form-failure.tsx';
import { SaveBarLineContext, type FormScope } from './form-scope.ts';
import type { Values } from './form-store.ts';
import { ReadOnlyNotice } from './read-only-notice.tsx';
import { recordForm } from './record-work.ts';
import { RestoredNotice } from './restored-notice.tsx';
import { SaveBar } from './save-bar.tsx';
import { SchemaForm, type SchemaFormHandle } from './schema-form.tsx';
import { StaleDialog } from './stale-dialog.tsx';
import { useFormParts, type FormParts } from './use-form-parts.ts';
import { useFormSession } from './use-form-session.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useSaveRecord } from './use-save-record.ts';

interface RecordFormProps {
  readonly place: Place;
  /** Undefined: a record is created. */
  readonly record: RecordValues | undefined;
  /** Values the page fixes, not shown: the parent's id. The same object in every render. */
  readonly fixed: Values;
  /** The tab's group; undefined shows all. */
  readonly activeGroup: string | undefined;
  readonly onGroup?: (group: string) => void;
  readonly onInvalidGroups?: (groups: readonly string[]) => void;
  readonly onDirty: (dirty: boolean) => void;
  readonly onSaved: (record: RecordValues) => void;
  /** Ends the form that a page opened for changes: it begins with the cursor in it. */
  readonly onLeave?: (() => void) | undefined;
  /** The field that a new record is created for, in a dialog over its form. */
  readonly askedBy?: string | undefined;
  /** On a card of its own, as on a page; a dialog is one already. */
  readonly framed: boolean;
}

export function RecordForm(props: RecordFormProps) {
  const parts = useFormParts(entityOf(props.place.entity));
  const [line, setLine] = useState<HTMLElement | null>(null);
  const saveBarLine = useMemo(() => ({ line, setLine }), [line]);
  if (parts.isPending) return <DelayedSkeleton />;
  if (parts.isError) return <ErrorPanel error={parts.error} retry={() => void parts.refetch()} />;
  return (
    <SaveBarLineContext value={saveBarLine}>
      <LoadedForm {...props} parts={parts.data} />
    </SaveBarLineContext>
  );
}

/** rjsf's field ids begin with it. */
const idPrefix = 'field';

function LoadedForm({
  place,
  record,
  fixed,
  activeGroup,
  onGroup,
  onInvalidGroups,
  onDirty,
  onSaved,
  onLeave,
  askedBy,
  framed,
  parts,
}: RecordFormProps & { readonly parts: FormParts }) {
  const formId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const form = useRef<SchemaFormHandle>(null);
  const entity = entityOf(place.entity);
  const exists = record !== undefined;
  const { roles } = useSession();
  const groups = useMemo(() => fieldGroups(entity, exists ? undefined : roles), [entity, exists, roles]);
  const workPlace = useWorkPlace(recordForm(place, record?.id, askedBy));
  const session = useFormSession({ workPlace, entity, record, fixed, groups, onDirty, onInvalidGroups });
  const keptFocus = useKeptFocus(frame, session.round);
  const begins = onLeave !== undefined;
  useEffect(() => {
    if (begins) frame.current?.querySelector<HTMLElement>('input:not([type="hidden"]), textarea')?.focus();
  }, [begins]);
  const { mayWrite, frozen, scope, masked } = useFormRules({ place, fixed, session, groups });
  const save = useSaveRecord({
    place,
    entity,
    record: session.record,
    base: session.base,
    onSending: session.setSending,
    onSaved: (saved, sent) => {
      // Drawn at once: a key in between would be of the form before.
      const others = flushSync(() => session.adopt(saved, sent));
      if (others === undefined) return onSaved(saved);
      for (const [name, value] of Object.entries(others)) form.current?.setValue(name, value);
    },
    onRefused: (errors) => {
      session.refuseByServer(errors);
      form.current?.showFirst(Object.keys(errors));
    },
  });
  useStill(frame, save.saving && session.record === undefined);
  return (
    <div ref={frame} tabIndex={-1} {...keptFocus} className="record-form">
      {mayWrite ? (
        <FormFailure failure={save.failure} mended={session.serverErrors === undefined} />
      ) : (
        !frozen && <ReadOnlyNotice entity={entity} creating={!exists} />
      )}
      {mayWrite && (
        <ErrorSummary shape={entity} faults={session.faults} show={(path) => form.current?.showField(path)} />
      )}
      {session.restored && <RestoredNotice onDirty={onDirty} />}
      <div className={entity.form.aside === undefined ? undefined : 'with-aside'}>
        <div className={framed ? 'sheet form-sheet' : undefined}>
          <SchemaForm
            ref={form}
            key={session.round}
            id={formId}
            idPrefix={idPrefix}
            parts={parts}
            scope={scope}
            initial={session.initial}
            creating={session.record === undefined}
            skipped={masked}
            readOnly={!mayWrite}
            live={session.faults.length > 0}
            serverErrors={session.serverErrors}
            activeGroup={activeGroup}
            onGroup={onGroup}
            onChange={(_values, id, errors) => session.change(id, errors)}
            onSubmit={save.save}
            onInvalid={session.refuse}
          />
        </div>
        <FormAside
          entity={entity}
          record={session.record}
          store={session.store}
          setValue={(path, value) => form.current?.setValue(path, value)}
        />
      </div>
      {mayWrite && (
        <SaveBar
          formId={formId}
          creating={session.record === undefined}
          dirty={session.dirty}
          saving={save.saving}
          invalid={faultsByField(session.faults).length}
          discard={() => {
            session.restart(record);
            onLeave?.();
          }}
          leaves={onLeave !== undefined}
        />
      )}
      <StaleQuestion entity={entity} session={session} save={save} />
    </div>
  );
}

/** Takes no keys: the page of a new record has another form, which would not have what was typed into this one. */
function useStill(frame: RefObject<HTMLElement | null>, still: boolean): void {
  useEffect(() => {
    const { current } = frame;
    if (!still || current === null) return undefined;
    const refuse = (event: Event) => event.preventDefault();
    current.addEventListener('beforeinput', refuse, { capture: true });
    return () => current.removeEventListener('beforeinput', refuse, { capture: true });
  }, [frame, still]);
}

interface StaleQuestionProps {
  readonly entity: Entity;
  readonly session: ReturnType<typeof useFormSession>;
  readonly save: ReturnType<typeof useSaveRecord>;
}

function StaleQuestion({ entity, session, save }: StaleQuestionProps) {
  const { stale } = save;
  if (stale === undefined) return null;
  const takeTheirs = () => {
    session.restart(stale);
    save.forget();
  };
  return (
    <StaleDialog
      entity={entity}
      before={session.base}
      mine={session.store.get()}
      current={stale}
      keepMine={() => save.save(session.store.get(), stale.version)}
      takeTheirs={takeTheirs}
      close={save.forget}
    />
  );
}

interface RuleParts {
  readonly place: Place;
  readonly fixed: Values;
  readonly session: ReturnType<typeof useFormSession>;
  readonly groups: FormScope['groups'];
}

/** What may be typed, and what is judged; stable while one types. */
function useFormRules({ place, fixed, session, groups }: RuleParts) {
  const { may, roles } = useSession();
  const entity = entityOf(place.entity);
  const { store, record } = session;
  const creating = record === undefined;
  const frozen = record !== undefined && isFrozen(entity, record);
  const mayWrite = creating
    ? entity.methods.create && may(entity.name, 'create')
    : !frozen && entity.methods.update && may(entity.name, 'update');
  const rights = useMemo(
    () =>
      fieldRights({
        entity,
        rights: declaredRoles.entities[entity.name],
        roles,
        creating,
        mayWrite,
        fixed: Object.keys(fixed),
      }),
    [entity, roles, creating, mayWrite, fixed],
  );
  const scope = useMemo<FormScope>(
    () => ({
      shape: entity,
      store,
      record,
      isReading: !mayWrite,
      isReadOnly: rights.isReadOnly,
      isHidden: rights.isHidden,
      whoCould: rights.whoCould,
      groups,
    }),
    [entity, store, record, rights, groups, mayWrite],
  );
  return { mayWrite, frozen, scope, masked: rights.masked };
}
