// The form of a session payload: fields and rules from its schema, submit disabled until it is valid, the server's
// errors on their fields.
import { fieldKinds } from '#engine/kinds/index.ts';
import { use, useMemo, useState, type ReactNode } from 'react';
import Form from '@rjsf/core';
import { createPrecompiledValidator, type ValidatorFunctions } from '@rjsf/validator-ajv8';
import type { ErrorSchema, RJSFSchema, UiSchema } from '@rjsf/utils';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { formSchemas } from '#generated/forms.ts';
import { shapes, type ShapeName } from '#generated/shapes.ts';
import { validators } from '#generated/validators.ts';
import { checkRecord, problemText, type Validate } from '#engine/kinds/check-record.ts';
import type { Shape } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { normaliseRecord } from '#engine/kinds/normalise-record.ts';
import type { Problem } from '#engine/model/rules.ts';
import { ApiFailure } from '#engine/web/api/client.ts';
import { failureText } from '#engine/web/api/failure-text.ts';
import { useText, type Text } from '#engine/web/i18n/use-text.ts';
import { payloadTemplates, payloadWidgets } from './payload-fields.tsx';

type Values = Readonly<Record<string, unknown>>;
type Texts = Readonly<Record<string, string>>;

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

const prefix = 'root_';

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
  const { schema, validate, validator } = use(loadPayloadSchema(name));
  const [start] = useState<Values>(() => ({ ...defaultsOf(shape), ...initial }));
  // The form keeps what is typed; this follows it. Fed back as formData it would overwrite a key typed meanwhile.
  const [data, setData] = useState(start);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const sending = useSending(
    send,
    shape.fields.map((field) => field.name).filter((field) => !hidden.includes(field)),
  );
  const payload = useMemo(() => normaliseRecord(shape.fields, data), [shape, data]);
  const problems = useMemo(() => checkPayload(shape, validate, payload), [shape, validate, payload]);
  const errors = useMemo(() => {
    const shown = problems.filter((problem) => touched.has(String(problem.path[0])));
    const own = Object.fromEntries(
      shown.map((problem) => [String(problem.path[0]), problemText(problem, shape, text)]),
    );
    return errorSchema({ ...own, ...sending.errors });
  }, [problems, touched, shape, text, sending.errors]);
  const uiSchema = useMemo(
    () => buildUiSchema({ shape, hidden, autoComplete, text }),
    [shape, hidden, autoComplete, text],
  );
  const change = (next: Values, id: string | undefined) => {
    setData(next);
    if (id !== undefined) sending.forget(fieldOf(id));
  };
  return (
    <Form
      schema={schema}
      uiSchema={uiSchema}
      validator={validator}
      initialFormData={start}
      extraErrors={errors}
      disabled={sending.busy}
      templates={payloadTemplates}
      widgets={payloadWidgets}
      noValidate
      noHtml5Validate
      showErrorList={false}
      onChange={({ formData }, id) => change(formData as Values, id)}
      onBlur={(id) => setTouched((before) => new Set([...before, fieldOf(id)]))}
      onSubmit={() => void sending.send(payload)}
    >
      {sending.failure !== undefined && (
        <Alert severity="error" role="alert" sx={{ mt: 2 }}>
          {failureText(sending.failure, text)}
        </Alert>
      )}
      {children?.(data)}
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        disabled={problems.length > 0}
        loading={sending.busy}
        sx={{ mt: 3 }}
      >
        {submitLabel}
      </Button>
    </Form>
  );
}

function checkPayload(shape: Shape, validate: Validate, data: Values): Problem[] {
  return checkRecord({ shape, validate, data, now: new Date().toISOString(), creating: true });
}

interface PayloadSchema {
  readonly schema: RJSFSchema;
  readonly validate: Validate;
  readonly validator: ReturnType<typeof createPrecompiledValidator<Values>>;
}

const loading = new Map<ShapeName, Promise<PayloadSchema>>();

/** The same promise each time, which the page around waits for; one that failed is asked for anew by the next visit. */
function loadPayloadSchema(name: ShapeName): Promise<PayloadSchema> {
  const known = loading.get(name);
  if (known !== undefined) return known;
  const load = readPayloadSchema(name);
  load.catch(() => loading.delete(name));
  loading.set(name, load);
  return load;
}

async function readPayloadSchema(name: ShapeName): Promise<PayloadSchema> {
  const [form, { validate }] = await Promise.all([formSchemas[name](), validators[name]()]);
  const schema = form.default as RJSFSchema;
  const functions = { [name]: validate } as unknown as ValidatorFunctions;
  return { schema, validate, validator: createPrecompiledValidator<Values>(functions, schema) };
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
    if (first !== undefined) setTimeout(() => document.getElementById(prefix + first)?.focus());
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

function errorSchema(texts: Texts): ErrorSchema<Values> {
  return Object.fromEntries(Object.entries(texts).map(([field, message]) => [field, { __errors: [message] }]));
}

function buildUiSchema({
  shape,
  hidden,
  autoComplete,
  text,
}: {
  shape: Shape;
  hidden: readonly string[];
  autoComplete: Texts;
  text: Text;
}): UiSchema<Values> {
  const entries = shape.fields.map((field) => {
    const widget = hidden.includes(field.name)
      ? { 'ui:widget': 'hidden' }
      : fieldKinds[field.kind].secret
        ? { 'ui:widget': 'password' }
        : {};
    return [
      field.name,
      {
        'ui:title': text(labelKeys.field(shape.name, field.path)),
        'ui:autocomplete': autoComplete[field.name],
        ...widget,
      },
    ];
  });
  return Object.fromEntries(entries) as UiSchema<Values>;
}

function defaultsOf(shape: Shape): Values {
  return Object.fromEntries(
    shape.fields.flatMap((field) => (field.default === undefined ? [] : [[field.name, field.default]])),
  );
}

function fieldOf(id: string): string {
  return id.slice(prefix.length);
}
