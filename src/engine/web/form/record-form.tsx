// The form of one record: typing, checking, saving. What was typed is kept whatever the server answers.
import { useId, useMemo, useRef, useState } from 'react';
import type Form from '@rjsf/core';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { roles as declaredRoles } from '#generated/roles.ts';
import { entityOf, type Place, type RecordValues } from '#engine/web/api/record-calls.ts';
import { fieldGroups, type Entity } from '#engine/model/entity.ts';
import { isFrozen } from '#engine/model/is-frozen.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { FormAside } from '#engine/web/panels/named-panels.tsx';
import { useWorkPlace } from '#engine/web/session/use-kept-work.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { DelayedSkeleton } from '#engine/web/kit/delayed-skeleton.tsx';
import { ErrorPanel } from '#engine/web/kit/error-panel.tsx';
import { fieldRights } from './field-rights.ts';
import { focusFirstInvalid } from './focus-first-invalid.ts';
import { FormFailure } from './form-failure.tsx';
import { KitForm } from './form-kit.tsx';
import { ActiveGroupContext, FormScopeContext, SaveBarLineContext, type FormScope } from './form-scope.ts';
import type { Values } from './form-store.ts';
import { ReadOnlyNotice } from './read-only-notice.tsx';
import { buildValidator } from './record-validator.ts';
import { recordForm } from './record-work.ts';
import { RestoredNotice } from './restored-notice.tsx';
import { SaveBar } from './save-bar.tsx';
import { StaleDialog } from './stale-dialog.tsx';
import { buildUiSchema } from './ui-schema.ts';
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
  /** The field that a new record is created for, in a dialog over its form. */
  readonly askedBy?: string | undefined;
  /** On a card of its own, as on a page; a dialog is one already. */
  readonly framed: boolean;
}

export function RecordForm(props: RecordFormProps) {
  const parts = useFormParts(props.place.entity);
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

/** The form, and beside it what follows what is typed; below it on narrow screens. */
const besideSx = {
  display: 'flex',
  flexDirection: { xs: 'column', lg: 'row' },
  alignItems: { lg: 'flex-start' },
  gap: { xs: 3, lg: 2 },
  '& > :first-of-type': { flex: 1, minWidth: 0 },
} as const;

/** The button that clears a picker takes its room from the text only while it is shown. */
const pickersSx = {
  '& .MuiAutocomplete-hasClearIcon:not(:hover):not(.Mui-focused) .MuiOutlinedInput-root': { pr: '39px' },
} as const;

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
  askedBy,
  framed,
  parts,
}: RecordFormProps & { readonly parts: FormParts }) {
  const formId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const form = useRef<Form<Values>>(null);
  const entity = entityOf(place.entity);
  const exists = record !== undefined;
  const groups = useMemo(() => fieldGroups(entity, exists), [entity, exists]);
  const workPlace = useWorkPlace(recordForm(place, record?.id, askedBy));
  const session = useFormSession({ workPlace, entity, record, fixed, groups, onDirty, onInvalidGroups });
  const keepFocus = useKeptFocus(frame, session.round);
  const { mayWrite, frozen, scope, uiSchema, validator } = useFormRules({ place, fixed, parts, session, groups });
  const showFirst = () => focusFirstInvalid(frame.current, onGroup);
  const save = useSaveRecord({
    place,
    entity,
    record: session.record,
    base: session.base,
    onSaved: (saved) => {
      session.restart(saved);
      onSaved(saved);
    },
    onRefused: (errors) => {
      session.refuseByServer(errors);
      showFirst();
    },
  });
  return (
    <FormScopeContext value={scope}>
      <ActiveGroupContext value={activeGroup}>
        <Box ref={frame} tabIndex={-1} onFocusCapture={keepFocus} sx={{ '&:focus': { outline: 'none' }, ...pickersSx }}>
          {mayWrite ? (
            <FormFailure failure={save.failure} mended={session.serverErrors === undefined} />
          ) : (
            !frozen && <ReadOnlyNotice entity={entity} creating={!exists} />
          )}
          {session.restored && <RestoredNotice onDirty={onDirty} />}
          <Box sx={entity.form.aside === undefined ? undefined : besideSx}>
            <Paper
              variant={framed ? 'outlined' : 'elevation'}
              elevation={0}
              sx={framed ? { p: { xs: 2, sm: 3 } } : undefined}
            >
              <KitForm
                ref={form}
                key={session.round}
                id={formId}
                idPrefix={idPrefix}
                schema={parts.schema}
                uiSchema={uiSchema}
                validator={validator}
                initialFormData={session.initial}
                readonly={!mayWrite}
                noHtml5Validate
                showErrorList={false}
                focusOnFirstError={false}
                liveValidate={session.invalid.length > 0 ? 'onChange' : undefined}
                {...(session.serverErrors && { extraErrors: session.serverErrors })}
                experimental_defaultFormStateBehavior={{ emptyObjectFields: 'skipDefaults' }}
                onChange={({ formData, errors }, id) => session.change(formData, id, errors)}
                onSubmit={({ formData }) => save.save(formData ?? {})}
                onError={(errors) => {
                  session.refuse(errors);
                  showFirst();
                }}
              >
                <></>
              </KitForm>
            </Paper>
            <FormAside
              entity={entity}
              record={session.record}
              store={session.store}
              setValue={(path, value) => form.current?.setFieldValue(path, value as Values)}
            />
          </Box>
          {mayWrite && (
            <SaveBar
              formId={formId}
              creating={session.record === undefined}
              dirty={session.dirty}
              saving={save.saving}
              invalid={session.invalid.length}
              discard={() => session.restart(record)}
            />
          )}
          <StaleQuestion entity={entity} session={session} save={save} />
        </Box>
      </ActiveGroupContext>
    </FormScopeContext>
  );
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
  readonly parts: FormParts;
  readonly session: ReturnType<typeof useFormSession>;
  readonly groups: FormScope['groups'];
}

/** What may be typed, how it is drawn and how it is checked; stable while one types. */
function useFormRules({ place, fixed, parts, session, groups }: RuleParts) {
  const t = useText();
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
      isReadOnly: rights.isReadOnly,
      isHidden: rights.isHidden,
      whoCould: rights.whoCould,
      groups,
    }),
    [entity, store, record, rights, groups],
  );
  const uiSchema = useMemo(() => buildUiSchema(entity.fields, rights.isReadOnly), [entity, rights]);
  const validator = useMemo(
    () =>
      buildValidator({
        shape: entity,
        schema: parts.schema,
        validate: parts.validate,
        creating,
        t,
        record,
        skipped: rights.masked,
      }),
    [entity, parts, creating, t, record, rights],
  );
  return { mayWrite, frozen, scope, uiSchema, validator };
}
