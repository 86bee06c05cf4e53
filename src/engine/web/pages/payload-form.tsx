// The form of a session payload: fields and rules from its schema, submit disabled until it is valid, the server's
// errors on their fields.
import { use, useMemo, useState, type FormEvent, type ReactNode } from 'react';
import { Alert } from '#engine/web/kit/alert.tsx';
import { Button } from '#engine/web/kit/button.tsx';
import { shapes, type ShapeName } from '#generated/shapes.ts';
import { validators } from '#generated/validators.ts';
import type { Validate } from '#engine/kinds/check-record.ts';
import { normaliseRecord } from '#engine/kinds/normalise-record.ts';
import type { Field, Shape } from '#engine/model/entity.ts';
import { ApiFailure } from '#engine/web/api/client.ts';
import { failureText } from '#engine/web/api/failure-text.ts';
import { defaultValues } from '#engine/web/form/default-values.ts';
import type { Values } from '#engine/web/form/form-store.ts';
import { judge } from '#engine/web/form/judge.ts';
import { PlainFields, type PlainViews, type Texts } from '#engine/web/form/plain-fields.tsx';
import { useText } from '#engine/web/i18n/use-text.ts';
import { entranceViews } from '#engine/kinds/entrance-views.tsx';

export interface PayloadFormProps {
  readonly name: ShapeName;
  readonly initial?: Values;
  /** Sent but not shown. */
  readonly hidden?: readonly string[];
  /** Field → what browsers and password managers fill in. */
  readonly autoComplete: Texts;
  readonly submitLabel: string;
  /** Errors of fields that are answered show there; any other failure shows above. */
  readonly send: (payload: object) => Promise<void>;
  /** Between the fields and the button; told what is typed. */
  readonly children?: (data: Values) => ReactNode;
}

const prefix = 'root';

export function PayloadForm({
  name,
  initial = {},
  hidden = [],
  autoComplete,
  submitLabel,
  send,
  children,
}: PayloadFormProps) {
  const text = useText();
  const shape: Shape = shapes[name];
  const fields = shape.fields.filter((field) => !hidden.includes(field.name));
  const { validate, views } = use(loadParts(name, fields));
  const [data, setData] = useState<Values>(() => ({ ...defaultValues(shape.fields), ...initial }));
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const sending = useSending(
    send,
    fields.map((field) => field.name),
  );
  const faults = useMemo(
    () => judge({ shape, validate, values: data, creating: true, t: text }),
    [shape, validate, data, text],
  );
  const own = faults.filter(({ path }) => touched.has(String(path[0])));
  const errors = {
    ...Object.fromEntries(own.map(({ path, message }) => [String(path[0]), message])),
    ...sending.errors,
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (faults.length === 0 && !sending.busy) void sending.send(normaliseRecord(shape.fields, data));
  };
  return (
    <form noValidate onSubmit={submit}>
      <fieldset role="none" disabled={sending.busy} className="plain-fieldset">
        <PlainFields
          shape={name}
          fields={fields}
          views={views}
          idPrefix={prefix}
          values={data}
          errors={errors}
          autoComplete={autoComplete}
          onChange={(field, value) => {
            setData((before) => ({ ...before, [field]: value }));
            sending.forget(field);
          }}
          onLeave={(field) => setTouched((before) => new Set([...before, field]))}
        />
      </fieldset>
      {sending.failure !== undefined && (
        <Alert severity="error" role="alert" style={{ marginTop: 16 }}>
          {failureText(sending.failure, text)}
        </Alert>
      )}
      {children?.(data)}
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        disabled={faults.length > 0}
        loading={sending.busy}
        style={{ marginTop: 24 }}
      >
        {submitLabel}
      </Button>
    </form>
  );
}

interface PayloadParts {
  readonly validate: Validate;
  readonly views: PlainViews;
}

const loading = new Map<ShapeName, Promise<PayloadParts>>();

/** The same promise each time, which the page around waits for; one that failed is asked for anew by the next visit. */
function loadParts(name: ShapeName, fields: readonly Field[]): Promise<PayloadParts> {
  const known = loading.get(name);
  if (known !== undefined) return known;
  const load = readParts(name, fields);
  load.catch(() => loading.delete(name));
  loading.set(name, load);
  return load;
}

async function readParts(name: ShapeName, fields: readonly Field[]): Promise<PayloadParts> {
  const isKnown = fields.every(({ kind }) => kind in entranceViews);
  const [{ validate }, views] = await Promise.all([
    validators[name](),
    isKnown ? entranceViews : import('#engine/kinds/views.ts').then(({ fieldViews }) => fieldViews),
  ]);
  return { validate, views };
}

/** The call under way, and what it failed with. */
function useSending(send: (payload: object) => Promise<void>, shown: readonly string[]) {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Texts>({});
  const [failure, setFailure] = useState<unknown>();
  const fail = (error: unknown) => {
    const all = Object.entries(fieldErrors(error));
    const fields = Object.fromEntries(all.filter(([field]) => shown.includes(field)));
    setErrors(fields);
    const [first] = Object.keys(fields);
    // What belongs to no field that one sees is said above.
    if (first === undefined || all.length > Object.keys(fields).length) setFailure(error);
    // After the fields are enabled again.
    if (first !== undefined) setTimeout(() => document.getElementById(`${prefix}_${first}`)?.focus());
  };
  return {
    busy,
    errors,
    failure,
    forget: (field: string) =>
      setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => name !== field))),
    send: async (payload: object) => {
      setBusy(true);
      setFailure(undefined);
      setErrors({});
      await send(payload).catch(fail);
      setBusy(false);
    },
  };
}

function fieldErrors(error: unknown): Texts {
  if (!(error instanceof ApiFailure)) return {};
  const texts = Object.entries(error.body?.errors ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}
