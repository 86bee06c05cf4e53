// The states that actions change, beside the heading: the first always, the others once they are more than their
// beginning.
import Box from '@mui/material/Box';
import type { Entity, Field } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import type { RecordValues } from '#engine/web/api/record-calls.ts';
import { FieldCell } from '#engine/web/fields/field-cell.tsx';
import { useText } from '#engine/web/i18n/use-text.ts';

interface StateChipsProps {
  readonly entity: Entity;
  readonly record: RecordValues;
}

export function StateChips({ entity, record }: StateChipsProps) {
  const t = useText();
  const shown = stateFields(entity).filter(
    (field, index) => record[field.name] !== undefined && (index === 0 || record[field.name] !== field.default),
  );
  if (shown.length === 0) return null;
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, listStyle: 'none', m: 0, p: 0 }}>
      {shown.map((field) => (
        <li key={field.name} aria-label={t(labelKeys.field(entity.name, field.path))}>
          <FieldCell shape={entity.name} field={field} value={record[field.name]} container={record} />
        </li>
      ))}
    </Box>
  );
}

/** In the order in which the schema's actions name them. */
export function stateFields({ actions, fields }: Entity): readonly Field[] {
  const names = [...new Set(actions.map(({ field }) => field))];
  return names.flatMap((name) => fields.find((field) => field.name === name) ?? []);
}
