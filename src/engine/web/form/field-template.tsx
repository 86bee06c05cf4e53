// rjsf's field → its box, with the theme's help and error texts; nothing while its `when` does not hold.
import { useCallback, useContext } from 'react';
import type { FieldTemplateProps } from '@rjsf/utils';
import { applies } from '#engine/kinds/check-record.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { isNothing } from '#engine/web/fields/is-nothing.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { Beginning } from './beginning.tsx';
import { FieldBox } from './field-box.tsx';
import { begins } from './default-values.ts';
import { ItemErrorsContext, ItemLayoutContext, useContainer, useFormScope } from './form-scope.ts';
import { fieldIn, type Path } from './form-store.ts';

const none: readonly string[] = [];
/** The theme leaves the colour of an error to the input around the text; ours stands beside it. */
const asError = {
  'ui:options': {
    mui: {
      rjsfSlotProps: {
        fieldErrorFormHelperText: { error: true, sx: { mt: 0.25 } },
        fieldErrorListItem: { sx: { p: 0 } },
      },
    },
  },
} as const;

export function FieldTemplate({
  id,
  fieldPathId,
  rawErrors,
  schema,
  registry,
  formData,
  children,
}: FieldTemplateProps) {
  const t = useText();
  const { shape, record, isHidden, isReading = false } = useFormScope();
  const layout = useContext(ItemLayoutContext);
  const path: Path = fieldPathId.path;
  const field = fieldIn(shape.fields, path);
  const isOne = useCallback((container: unknown) => field === undefined || applies(field, container), [field]);
  const shown = useContainer(path, field?.when && isOne) ?? true;
  // The record itself and the items of lists are drawn by their own templates.
  if (field === undefined) return children;
  if (typeof path.at(-1) === 'number')
    return <ItemErrorsContext value={rawErrors ?? none}>{children}</ItemErrorsContext>;
  if (!shown || isHidden(field)) return null;
  // Where nobody types, or no more, neither what is missing nor how to fill it in is worth a line.
  const isSettled = record !== undefined && field.createOnly && path.length === 1;
  if ((isReading || isSettled) && isNothing(formData)) return null;
  const key = labelKeys.help(shape.name, field.path);
  const help = t(key);
  const { FieldErrorTemplate, FieldHelpTemplate } = registry.templates;
  const errors = [...new Set(rawErrors)];
  const inCell = layout === 'table' && path.length > 2;
  return (
    <FieldBox id={id} place={inCell ? 'cell' : field.span} invalid={errors.length > 0}>
      {children}
      <FieldErrorTemplate
        errors={errors}
        fieldPathId={fieldPathId}
        schema={schema}
        uiSchema={asError}
        registry={registry}
      />
      {help !== key && !inCell && !isReading && (
        <FieldHelpTemplate
          help={help}
          fieldPathId={fieldPathId}
          schema={schema}
          hasErrors={errors.length > 0}
          registry={registry}
        />
      )}
      {begins(field, record, formData) && <Beginning id={fieldPathId.$id} path={path} field={field} />}
    </FieldBox>
  );
}
