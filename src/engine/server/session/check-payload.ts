// The payloads of the session calls: checked by the same generated validators and rules as the forms.
import { checkRecord } from '#engine/kinds/check-record.ts';
import type { Shape } from '#engine/model/entity.ts';
import { normaliseRecord } from '#engine/kinds/normalise-record.ts';
import type { Problem } from '#engine/model/rules.ts';
import { shapes, type ShapeName } from '#generated/shapes.ts';
import { validators } from '#generated/validators.ts';
import { invalid, type ApiError } from '../http/api-error.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * The payload as its generated type `T`, tidied, with the given and the schema's defaults for what is absent; else 422.
 * `body` is an object, or null or undefined where none was sent.
 */
export async function checkPayload<T>(name: ShapeName, body: unknown, now: Date, defaults: Values = {}): Promise<T> {
  const shape: Shape = shapes[name];
  const { validate } = await validators[name]();
  const data = {
    ...defaultsOf(shape),
    ...defaults,
    ...normaliseRecord(shape.fields, { ...(body as Values | null | undefined) }),
  };
  const problems = checkRecord({ shape, validate, data, now: now.toISOString(), creating: true });
  if (problems.length > 0) throw invalid(shape, problems);
  return data as T;
}

/** 422 on one field of a payload, for what only the server can know. */
export function refuse(name: ShapeName, field: string, rule: string, params: Problem['params'] = {}): ApiError {
  return invalid(shapes[name], [{ path: [field], rule, params }]);
}

function defaultsOf(shape: Shape): Values {
  return Object.fromEntries(
    shape.fields.flatMap((field) => (field.default === undefined ? [] : [[field.name, field.default]])),
  );
}
