// The form of an action: the fields of its payload schema where it has one, then what the dialog adds.
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { shapes, type ShapeName } from '#generated/shapes.ts';
import type { Action } from '#engine/model/entity.ts';
import type { FieldErrors } from '#engine/model/errors.ts';
import { normaliseRecord } from '#engine/kinds/normalise-record.ts';
import type { RecordValues } from '#engine/web/api/record-calls.ts';
import { ActionAside } from '#engine/web/panels/named-panels.tsx';
import { DelayedSkeleton } from '#engine/web/kit/delayed-skeleton.tsx';
import { ErrorPanel } from '#engine/web/kit/error-panel.tsx';
import type { FormScope } from '../form/form-scope.ts';
import { createFormStore, type Values } from '../form/form-store.ts';
import { defaultValues } from '../form/default-values.ts';
import { isSame } from '../form/form-values.ts';
import { toErrorSchema } from '../form/form-errors.ts';
import { SchemaForm, type SchemaFormHandle } from '../form/schema-form.tsx';
import { useFormParts, type FormParts } from '../form/use-form-parts.ts';
import type { DialogWork } from './use-dialog-work.ts';

interface ActionInputProps {
  readonly id: string;
  readonly action: Action;
  /** The one that is acted on; absent for many at once. */
  readonly record?: RecordValues;
  readonly initial: Values;
  readonly work: DialogWork;
  readonly errors: FieldErrors;
  readonly send: (input: Values) => void;
  readonly children: ReactNode;
}

export function ActionInput({ action, ...props }: ActionInputProps) {
  if (action.input !== undefined) return <PayloadInput {...props} name={action.input as ShapeName} />;
  const { id, send, children } = props;
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({});
      }}
    >
      {children}
    </form>
  );
}

type PayloadProps = Omit<ActionInputProps, 'action'> & {
  readonly name: ShapeName;
  /** Fields that are sent by other means. */
  readonly hidden?: readonly string[];
  /** Told what is typed, tidied. */
  readonly onChange?: (input: Values) => void;
};

/** The form of a payload schema in a dialog. */
export function PayloadInput(props: PayloadProps) {
  const parts = useFormParts(shapes[props.name]);
  if (parts.isPending) return <DelayedSkeleton />;
  if (parts.isError) return <ErrorPanel error={parts.error} retry={() => void parts.refetch()} />;
  return <LoadedInput {...props} parts={parts.data} />;
}

function LoadedInput({
  id,
  name,
  record,
  initial,
  work,
  errors,
  send,
  children,
  parts,
  hidden,
  onChange,
}: PayloadProps & { readonly parts: FormParts }) {
  const form = useRef<SchemaFormHandle>(null);
  const shape = shapes[name];
  // What is typed stays with the form, whatever is answered.
  const [base] = useState<Values>(() => ({ ...defaultValues(shape.fields), ...initial }));
  const [start] = useState(work.input ?? base);
  const store = useMemo(() => createFormStore(start), [start]);
  const scope = useMemo<FormScope>(
    () => ({
      shape,
      store,
      record: undefined,
      ...(record && { actsOn: record }),
      isReadOnly: ({ readOnly }) => readOnly,
      isHidden: (field) => hidden?.includes(field.path) ?? false,
      groups: shape.form.groups,
    }),
    [shape, store, hidden, record],
  );
  const serverErrors = useMemo(
    () =>
      toErrorSchema(
        Object.fromEntries(Object.entries(errors).filter(([field]) => shape.fields.some((own) => own.name === field))),
      ),
    [errors, shape],
  );
  const tell = useEffectEvent(() => {
    work.setInput(store.get(), !isSame(shape.fields, base, store.get()));
    onChange?.(normaliseRecord(shape.fields, store.get()));
  });
  useEffect(() => store.subscribe(() => tell()), [store]);
  return (
    <SchemaForm
      ref={form}
      id={id}
      idPrefix="input"
      parts={parts}
      scope={scope}
      initial={start}
      creating
      skipped={nothing}
      serverErrors={serverErrors}
      onSubmit={(input) => send(normaliseRecord(shape.fields, input))}
    >
      {shape.form.aside !== undefined && record !== undefined && (
        <ActionAside
          name={shape.form.aside}
          record={record}
          store={store}
          setValue={(path, value) => form.current?.setValue(path, value)}
        />
      )}
      {children}
    </SchemaForm>
  );
}

const nothing: readonly string[] = [];
