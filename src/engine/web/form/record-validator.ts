// rjsf's validator: the standalone function made by generate (no eval, CSP), and our judgement.
import { toErrorSchema, type RJSFSchema, type RJSFValidationError, type ValidatorType } from '@rjsf/utils';
import { createPrecompiledValidator, type ValidatorFunctions } from '@rjsf/validator-ajv8';
import type { Validate } from '#engine/kinds/check-record.ts';
import { withDefaultFormulas } from '#engine/model/default-formulas.ts';
import type { Shape } from '#engine/model/entity.ts';
import type { Text } from '#engine/web/i18n/use-text.ts';
import type { Values } from './form-store.ts';
import { judge } from './judge.ts';

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
  return {
    isValid: (part, data, root) => compiled.isValid(part, data, root),
    rawValidation: (part, data) => compiled.rawValidation(part, data),
    validateFormData: (data) => {
      const values = creating ? withDefaultFormulas(shape.fields, data ?? {}, new Date()) : (data ?? {});
      const errors = judge({ shape, validate, values, creating, t, record })
        .filter(({ path }) => !skipped.includes(String(path[0])))
        .map(({ rule, path, message }): RJSFValidationError => ({
          name: rule,
          property: `.${path.join('.')}`,
          message,
          stack: message,
        }));
      return { errors, errorSchema: toErrorSchema<Values>(errors) };
    },
  };
}
