// Below an empty field of a new record: what it becomes, as it follows from what is typed in others.
import { useCallback } from 'react';
import FormHelperText from '@mui/material/FormHelperText';
import { followingDefault } from '#engine/model/default-formulas.ts';
import type { Field } from '#engine/model/entity.ts';
import { useShow } from '#engine/web/fields/use-show.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { beginningId } from './field-notes.ts';
import { useContainer, useFormScope } from './form-scope.ts';
import type { Path, Values } from './form-store.ts';

interface BeginningProps {
  /** Of the input. */
  readonly id: string;
  readonly path: Path;
  readonly field: Field;
}

export function Beginning({ id, path, field }: BeginningProps) {
  const t = useText();
  const { shape } = useFormScope();
  const show = useShow(shape.name);
  const value = useContainer(
    path,
    useCallback(
      (container: unknown) => {
        const following = followingDefault(field, container as Values, new Date());
        return following === undefined ? undefined : show(field, following);
      },
      [field, show],
    ),
  );
  // Empty it stays: the input says that it is described here.
  return <FormHelperText id={beginningId(id)}>{value !== undefined && t('records.begins', { value })}</FormHelperText>;
}
