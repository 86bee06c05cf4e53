// Around each field: its place in the grid, help and error texts with the ids the input names; nothing while its `when` does not hold.
import { useCallback, useContext } from 'react';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import type { FieldTemplateProps } from '@rjsf/utils';
import { applies } from '#model/check-record.ts';
import { labelKeys } from '#model/label-keys.ts';
import { useText } from '#web/i18n/use-text.ts';
import { errorId, helpId } from './field-notes.ts';
import { FieldErrors } from './field-errors.tsx';
import { ItemErrorsContext, ItemLayoutContext } from './form-scope.ts';
import { fieldIn, useContainer, useFormScope, type Path } from './form-store.ts';

const none: readonly string[] = [];

export function FieldTemplate({ id, fieldPathId, rawErrors, children }: FieldTemplateProps) {
  const t = useText();
  const { shape, isHidden } = useFormScope();
  const layout = useContext(ItemLayoutContext);
  const path: Path = fieldPathId.path;
  const field = fieldIn(shape.fields, path);
  const shown = useContainer(path, useCallback((container: unknown) => field === undefined || applies(field, container), [field]));
  // The record itself and the items of lists are drawn by their own templates.
  if (field === undefined) return children;
  if (typeof path.at(-1) === 'number') return <ItemErrorsContext value={rawErrors ?? none}>{children}</ItemErrorsContext>;
  if (!shown || isHidden(field)) return null;
  const key = labelKeys.help(shape.name, field.path);
  const help = t(key);
  const errors = rawErrors ?? [];
  const inCell = layout === 'table' && path.length > 2;
  return (
    <Box data-field={id} data-invalid={errors.length > 0 || undefined} sx={{ minWidth: 0, gridColumn: inCell ? undefined : { xs: '1 / -1', md: `span ${field.span}` } }}>
      {children}
      <FieldErrors id={errorId(id)} texts={errors} />
      {help !== key && !inCell && <FormHelperText id={helpId(id)}>{help}</FormHelperText>}
    </Box>
  );
}
