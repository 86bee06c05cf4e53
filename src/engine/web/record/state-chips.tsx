// The states of a record, beside its heading: the first is the record's own, the others say of what they are.
import type { Entity } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import type { RecordValues } from '#engine/web/api/record-calls.ts';
import { FieldCell } from '#engine/web/fields/field-cell.tsx';
import { shownStates } from '#engine/web/fields/states.ts';
import { useText } from '#engine/web/i18n/use-text.ts';

interface StateChipsProps {
  readonly entity: Entity;
  readonly record: RecordValues;
}

export function StateChips({ entity, record }: StateChipsProps) {
  const t = useText();
  const shown = shownStates(entity, record);
  if (shown.length === 0) return null;
  return (
    <ul className="state-chips">
      {shown.map((field, place) => (
        <li key={field.name} aria-label={t(labelKeys.field(entity.name, field.path))}>
          {place > 0 && <span>{t('records.label', { label: t(labelKeys.field(entity.name, field.path)) })} </span>}
          <FieldCell shape={entity.name} field={field} value={record[field.name]} container={record} />
        </li>
      ))}
    </ul>
  );
}
