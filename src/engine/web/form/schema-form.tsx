// The one form of records and payloads: rjsf with our fields and templates over a generated schema, its check, and what
// is typed. Who may type what, where it is kept and where it is sent is its caller's to say.
import { useEffect, useImperativeHandle, useMemo, useRef, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import type Form from '@rjsf/core';
import type { ErrorSchema, RJSFValidationError } from '@rjsf/utils';
import { useText } from '#engine/web/i18n/use-text.ts';
import { afterPaint } from '#engine/web/kit/after-paint.ts';
import { focusField, focusFirstInvalid } from './focus-first-invalid.ts';
import { KitForm } from './form-kit.tsx';
import { ActiveGroupContext, FormScopeContext, type FormScope } from './form-scope.ts';
import { groupsOf, topField } from './form-errors.ts';
import type { FormStore, Values } from './form-store.ts';
import { buildValidator } from './record-validator.ts';
import { buildUiSchema } from './ui-schema.ts';
import type { FormParts } from './use-form-parts.ts';

export interface SchemaFormHandle {
  /** As if it had been typed. */
  readonly setValue: (path: string, value: unknown) => void;
  /** Brings the first of these fields, as the page shows them, under the cursor. */
  readonly showFirst: (names: readonly string[]) => void;
  /** Brings this field under the cursor. */
  readonly showField: (path: readonly (string | number)[]) => void;
}

interface SchemaFormProps {
  readonly ref: Ref<SchemaFormHandle>;
  readonly id: string;
  /** Begins the ids of the inputs. */
  readonly idPrefix: string;
  readonly parts: FormParts;
  /** The same object while one types, as all that is not told of typing. */
  readonly scope: FormScope;
  /** Its store's first values. */
  readonly initial: Values;
  readonly creating: boolean;
  /** Top fields that are not judged. */
  readonly skipped: readonly string[];
  readonly readOnly?: boolean;
  /** Judged at each change; else when it is sent. */
  readonly live?: boolean;
  readonly serverErrors: ErrorSchema | undefined;
  /** Of tabs; undefined shows all groups. */
  readonly activeGroup?: string | undefined;
  readonly onGroup?: ((group: string) => void) | undefined;
  /** When a field is left, with the id of its input; what is typed stands in the store before. */
  readonly onChange?: (values: Values, id: string | undefined, errors: readonly RJSFValidationError[]) => void;
  readonly onSubmit: (values: Values) => void;
  readonly onInvalid?: (errors: readonly RJSFValidationError[]) => void;
  readonly children?: ReactNode;
}

const nothing: Values = {};
const skipDefaults = { emptyObjectFields: 'skipDefaults' } as const;

export function SchemaForm({
  ref,
  id,
  idPrefix,
  parts,
  scope,
  initial,
  creating,
  skipped,
  readOnly = false,
  live = false,
  serverErrors,
  activeGroup,
  onGroup,
  onChange,
  onSubmit,
  onInvalid,
  children,
}: SchemaFormProps) {
  const t = useText();
  const { shape, store, record, isReadOnly } = scope;
  const form = useRef<Form<Values>>(null);
  const frame = useRef<HTMLDivElement>(null);
  const uiSchema = useMemo(() => buildUiSchema(shape.fields, isReadOnly), [shape, isReadOnly]);
  const validator = useMemo(
    () => buildValidator({ shape, schema: parts.schema, validate: parts.validate, creating, t, record, skipped }),
    [shape, parts, creating, t, record, skipped],
  );
  const { showFirst, showField } = useShowFirst({ frame, scope, active: activeGroup, open: onGroup, idPrefix });
  useEffect(() => (live ? store.subscribe(store.settle) : undefined), [live, store]);
  useImperativeHandle(ref, () => ({
    setValue: (path, value) => {
      store.settle();
      form.current?.setFieldValue(path, value as Values);
    },
    showFirst,
    showField,
  }));
  return (
    <FormScopeContext value={scope}>
      <ActiveGroupContext value={activeGroup}>
        {/* What a button or a submit does begins with all that is typed. */}
        <div
          ref={frame}
          onBlur={() => afterPaint(store.settle)}
          onClickCapture={() => settleNow(store)}
          onSubmitCapture={() => settleNow(store)}
        >
          <KitForm
            ref={form}
            id={id}
            idPrefix={idPrefix}
            schema={parts.schema}
            uiSchema={uiSchema}
            validator={validator}
            initialFormData={initial}
            readonly={readOnly}
            noHtml5Validate
            showErrorList={false}
            focusOnFirstError={false}
            liveValidate={live ? 'onChange' : undefined}
            {...(serverErrors && { extraErrors: serverErrors })}
            experimental_defaultFormStateBehavior={skipDefaults}
            onChange={({ formData = nothing, errors }, changed) => {
              store.set(formData);
              onChange?.(formData, changed, errors);
            }}
            onSubmit={({ formData = nothing }) => onSubmit(formData)}
            onError={(errors) => {
              onInvalid?.(errors);
              showFirst(errors.map(({ property }) => topField(property)));
            }}
          >
            <>{children}</>
          </KitForm>
        </div>
      </ActiveGroupContext>
    </FormScopeContext>
  );
}

function settleNow(store: FormStore): void {
  if (store.isTyping()) flushSync(store.settle);
}

interface ShowParts {
  readonly frame: { readonly current: HTMLElement | null };
  readonly scope: FormScope;
  readonly active: string | undefined;
  readonly open: ((group: string) => void) | undefined;
  readonly idPrefix: string;
}

/** The group of the field is opened; once its fields are drawn, the field has the focus. */
function useShowFirst({ frame, scope: { groups }, active, open, idPrefix }: ShowParts) {
  const sought = useRef<{ readonly group: string; readonly focus: () => void }>(undefined);
  useEffect(() => {
    if (sought.current === undefined || sought.current.group !== active) return;
    const { focus } = sought.current;
    sought.current = undefined;
    focus();
  }, [active]);
  const show = (names: readonly string[], focus: () => void) => {
    const [group] = groupsOf(groups, names);
    if (group === undefined || active === undefined || group === active) return focus();
    sought.current = { group, focus };
    open?.(group);
  };
  return {
    showFirst: (names: readonly string[]) => show(names, () => focusFirstInvalid(frame.current)),
    showField: (path: readonly (string | number)[]) =>
      show([String(path[0])], () => focusField(frame.current, [idPrefix, ...path].join('_'))),
  };
}
