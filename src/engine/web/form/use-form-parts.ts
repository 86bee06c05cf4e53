import { queryOptions, useQuery } from '@tanstack/react-query';
import type { RJSFSchema } from '@rjsf/utils';
import { formSchemas } from '#generated/forms.ts';
import { validators } from '#generated/validators.ts';
import type { Validate } from '#engine/kinds/check-record.ts';

export interface FormParts {
  readonly schema: RJSFSchema;
  readonly validate: Validate;
}

/** The generated form schema and validator of a shape; loaded once. */
export function useFormParts(shape: string) {
  return useQuery(formPartsQuery(shape));
}

export function formPartsQuery(shape: string) {
  return queryOptions({
    queryKey: ['form', shape],
    queryFn: async (): Promise<FormParts> => {
      const name = shape as keyof typeof formSchemas;
      const [form, validator] = await Promise.all([formSchemas[name](), validators[name]()]);
      return { schema: form.default, validate: validator.validate as unknown as Validate };
    },
    staleTime: Infinity,
  });
}
