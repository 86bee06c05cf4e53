// The states of a record, beside its heading: the first is the record's own, the others say of what they are.
import type { Entity, Field } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import type { RecordValues } from '#engine/web/api/record-calls.ts';
import { FieldCell } from '#engine/web/fields/field-cell.tsx';
import { shownStates, stateFields } from '#engine/web/fields/states.ts';
import { useText } from '#engine/web/i18n/use-text.ts';

interface StateChipsProps {
  readonly entity: Entity;
  readonly record: RecordValues;
}

export function StateChips({ entity, record }: StateChipsProps) {
  const t = useText();
  const shown = shownStates(entity, record);
  const [first] = stateFields(entity);
  const labelOf = ({ path }: Field) => t(labelKeys.field(entity.name, path));
  if (shown.length === 0) return null;
  return (
    <ul className="state-chips">
      {shown.map((field) => (
        <li key={field.name} aria-label={field === first ? labelOf(field) : undefined}>
          {field !== first && <span>{t('common.label', { label: labelOf(field) })} </span>}
          <FieldCell shape={entity.name} field={field} value={record[field.name]} container={record} />
        </li>
      ))}
    </ul>
  );
}
