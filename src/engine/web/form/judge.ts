// What is wrong with what is typed, in words: the generated check of the schema, then all that check-record says.
import { checkRecord, problemText, type Validate } from '#engine/kinds/check-record.ts';
import { normaliseRecord } from '#engine/kinds/normalise-record.ts';
import type { Shape } from '#engine/model/entity.ts';
import type { Text } from '#engine/web/i18n/use-text.ts';
import type { Path, Values } from './form-store.ts';

export interface Fault {
  readonly rule: string;
  readonly path: Path;
  readonly message: string;
}

interface Judged {
  readonly shape: Shape;
  readonly validate: Validate;
  readonly values: Values;
  readonly creating: boolean;
  readonly t: Text;
  /** As it was read: rules see what only the server writes, too. */
  readonly record?: Values | undefined;
}

export function judge({ shape, validate, values, creating, t, record }: Judged): Fault[] {
  const typed = normaliseRecord(shape.fields, values);
  const known = Object.fromEntries(
    shape.fields
      .filter((field) => field.readOnly && record?.[field.name] !== undefined)
      .map(({ name }) => [name, record?.[name]]),
  );
  const problems = checkRecord({
    shape,
    validate: ofTyped(validate, typed),
    data: { ...known, ...typed },
    now: new Date().toISOString(),
    creating,
  });
  return problems.map((problem) => ({
    rule: problem.rule,
    path: problem.path,
    message: problemText(problem, shape, (key, params) => t(key, params)),
  }));
}

/** The schema of the form judges only what is typed; the rules look at the whole record. */
function ofTyped(validate: Validate, typed: Values): Validate {
  const check: Validate = () => {
    const fits = validate(typed);
    check.errors = validate.errors ?? null;
    return fits;
  };
  return check;
}
