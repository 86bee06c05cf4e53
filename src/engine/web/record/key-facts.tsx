// What is read first of a record, below its heading, as the schema names it (`facts` of x-form).
import { fieldIn } from '#engine/kinds/field-in.ts';
import { fieldAt, type Entity } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { valueAt } from '#engine/model/value-at.ts';
import type { RecordValues } from '#engine/web/api/record-calls.ts';
import { FieldCell } from '#engine/web/fields/field-cell.tsx';
import { isNothing } from '#engine/web/fields/is-nothing.ts';
import { useShow } from '#engine/web/fields/use-show.ts';
import { useText } from '#engine/web/i18n/use-text.ts';

interface KeyFactsProps {
  readonly entity: Entity;
  readonly record: RecordValues;
}

export function KeyFacts({ entity, record }: KeyFactsProps) {
  const facts = (entity.form.facts ?? []).filter((paths) => paths.some((path) => !isNothing(valueAt(record, path))));
  if (facts.length === 0) return null;
  return (
    <dl className="sheet key-facts">
      {facts.map((paths) => (
        <KeyFact key={paths.join()} entity={entity} record={record} paths={paths} />
      ))}
    </dl>
  );
}

function KeyFact({ entity, record, paths }: KeyFactsProps & { readonly paths: readonly string[] }) {
  const t = useText();
  const show = useShow(entity.name);
  const fields = paths.flatMap((path) => fieldAt(entity, path) ?? []);
  const [first] = fields;
  if (first === undefined) return null;
  const texts = fields.map((field) => {
    const value = valueAt(record, field.path);
    return isNothing(value) ? '' : show(fieldIn(field, record), value);
  });
  return (
    <div>
      <dt>{t(labelKeys.field(entity.name, first.path))}</dt>
      <dd>
        {fields.length === 1 ? (
          <FieldCell shape={entity.name} field={first} value={valueAt(record, first.path)} container={record} />
        ) : (
          texts.filter(Boolean).join(', ')
        )}
      </dd>
    </div>
  );
}
