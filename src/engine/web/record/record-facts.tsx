import { fieldIn } from '#engine/kinds/field-in.ts';
import type { Entity } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import type { RecordValues } from '#engine/web/api/record-calls.ts';
import { useShow } from '#engine/web/fields/use-show.ts';
import { useText } from '#engine/web/i18n/use-text.ts';

/** Told below a record, whether its form has them or not. */
export const recordTimes: readonly string[] = ['createdAt', 'updatedAt'];

interface RecordFactsProps {
  readonly entity: Entity;
  readonly record: RecordValues;
}

/** When the record was made and last changed. */
export function RecordFacts({ entity, record }: RecordFactsProps) {
  const t = useText();
  const show = useShow(entity.name);
  const facts = entity.fields.filter(({ name }) => recordTimes.includes(name) && record[name] !== undefined);
  if (facts.length === 0) return null;
  return (
    <p className="record-facts">
      {facts
        .map(
          (field) =>
            `${t('common.label', { label: t(labelKeys.field(entity.name, field.path)) })} ${show(fieldIn(field, record), record[field.name])}`,
        )
        .join(' · ')}
    </p>
  );
}
