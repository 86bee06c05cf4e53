// rjsf's validator: the standalone function made by generate (no eval, CSP), then everything else check-record says.
import { toErrorSchema, type RJSFSchema, type RJSFValidationError, type ValidatorType } from '@rjsf/utils';
import { createPrecompiledValidator, type ValidatorFunctions } from '@rjsf/validator-ajv8';
import { checkRecord, problemText, type Validate } from '#engine/kinds/check-record.ts';
import type { Shape } from '#engine/model/entity.ts';
import { normaliseRecord } from '#engine/kinds/normalise-record.ts';
import type { Text } from '#engine/web/i18n/use-text.ts';
import type { Values } from './form-store.ts';

interface ValidatorParts {
  readonly shape: Shape;
  readonly schema: RJSFSchema;
  readonly validate: Validate;
  readonly creating: boolean;
  readonly t: Text;
  /** As it was read: rules see what only the server writes, too. */
  readonly record: Values | undefined;
  /** Top fields that are not judged: masked values come as `***`. */
  readonly skipped: readonly string[];
}

export function buildValidator({
  shape,
  schema,
  validate,
  creating,
  t,
  record,
  skipped,
}: ValidatorParts): ValidatorType<Values> {
  const compiled = createPrecompiledValidator<Values>(
    { [shape.name]: validate } as unknown as ValidatorFunctions,
    schema,
  );
  const known = Object.fromEntries(
    shape.fields
      .filter((field) => field.readOnly && record?.[field.name] !== undefined)
      .map(({ name }) => [name, record?.[name]]),
  );
  return {
    isValid: (part, data, root) => compiled.isValid(part, data, root),
    rawValidation: (part, data) => compiled.rawValidation(part, data),
    validateFormData: (data) => {
      const typed = normaliseRecord(shape.fields, data ?? {});
      const problems = checkRecord({
        shape,
        validate: ofTyped(validate, typed),
        data: { ...known, ...typed },
        now: new Date().toISOString(),
        creating,
      });
      const errors = problems
        .filter(({ path }) => !skipped.includes(String(path[0])))
        .map((problem): RJSFValidationError => {
          const message = problemText(problem, shape, (key, params) => t(key, params));
          return { name: problem.rule, property: `.${problem.path.join('.')}`, message, stack: message };
        });
      return { errors, errorSchema: toErrorSchema<Values>(errors) };
    },
  };
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
