// A reference with a copy of some of the other record's fields as they were when it was chosen (orders: client).
import type { Field } from '#engine/model/entity.ts';
import { valueAt } from '#engine/model/value-at.ts';
import { lateWidget } from '../late-widget.tsx';
import type { CellProps, FieldView } from '../view.ts';
import { ReferenceLink } from '#engine/web/fields/reference-link.tsx';

/** Where the id stands unless the schema says otherwise. */
export const defaultIdKey = 'id';

export function idOf(field: Field, value: unknown): string | undefined {
  const id = valueAt(value, field.reference?.idKey ?? defaultIdKey);
  return typeof id === 'string' ? id : undefined;
}

/** The first copied text names the record. */
function titleOf(field: Field, value: unknown): string {
  const [first] = Object.keys(field.reference?.copy ?? {});
  const title = first === undefined ? undefined : valueAt(value, first);
  return typeof title === 'string' ? title : '';
}

function SnapshotCell({ field, value }: CellProps) {
  const id = idOf(field, value);
  const title = titleOf(field, value);
  return id === undefined || field.reference === undefined ? (
    <>{title}</>
  ) : (
    <ReferenceLink entity={field.reference.entity} id={id} title={title === '' ? undefined : title} />
  );
}

export const snapshot: FieldView = {
  show: (value, field) => titleOf(field, value),
  Cell: SnapshotCell,
  holdsNothing: true,
  Widget: lateWidget(async () => (await import('./snapshot-input.tsx')).SnapshotInput),
  filter: 'reference',
};
