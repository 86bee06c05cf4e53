import { queryOptions, useQuery } from '@tanstack/react-query';
import type { RJSFSchema } from '@rjsf/utils';
import { formSchemas } from '#generated/forms.ts';
import { validators } from '#generated/validators.ts';
import type { Validate } from '#engine/kinds/check-record.ts';
import { fieldViews } from '#engine/kinds/views.ts';
import { allFields, type Shape } from '#engine/model/entity.ts';
import { isLate } from '#engine/web/kit/late.tsx';

export interface FormParts {
  readonly schema: RJSFSchema;
  readonly validate: Validate;
}

/** The generated form schema and validator of a shape, and the files of its inputs; loaded once. */
export function useFormParts(shape: Shape) {
  return useQuery(formPartsQuery(shape));
}

export function formPartsQuery({ name, fields }: Shape) {
  return queryOptions({
    queryKey: ['form', name],
    queryFn: async (): Promise<FormParts> => {
      const known = name as keyof typeof formSchemas;
      const [form, validator] = await Promise.all([formSchemas[known](), validators[known](), loadInputs(fields)]);
      return { schema: form.default, validate: validator.validate as unknown as Validate };
    },
    staleTime: Infinity,
  });
}

/** Ends in any case: an input that cannot be had says so in its place. */
async function loadInputs(fields: Shape['fields']): Promise<void> {
  const kinds = new Set(allFields(fields).map(({ kind }) => kind));
  const inputs = [...kinds].map((kind): unknown => fieldViews[kind].Widget).filter(isLate);
  await Promise.allSettled(inputs.map(async (input) => input.load()));
}
