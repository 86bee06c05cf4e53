// What tells a record from others of its name, in a line: its state, the facts that its page begins with, the columns of
// its list.
import { mayPass } from '#engine/model/access.ts';
import { fieldAt, type Entity, type Field } from '#engine/model/entity.ts';
import { valueAt } from '#engine/model/value-at.ts';
import type { ShowContext } from '#engine/kinds/view.ts';
import { fieldViews } from '#engine/kinds/views.ts';
import { isNothing } from './is-nothing.ts';

const most = 4;

interface DetailContext {
  readonly roles: readonly string[];
  readonly show: ShowContext['show'];
}

export function recordDetail(entity: Entity, record: unknown, { roles, show }: DetailContext): string {
  const paths = [
    ...entity.fields.filter(({ name }) => entity.actions.some(({ field }) => field === name)).map(({ path }) => path),
    ...(entity.form.facts ?? []).flat(),
    ...(entity.columns ?? entity.fields.filter(({ list }) => list).map(({ path }) => path)),
  ];
  return [...new Set(paths)]
    .filter((path) => !entity.title.includes(path))
    .flatMap((path) => fieldAt(entity, path) ?? [])
    .filter((field) => isTold(field, valueAt(record, field.path), roles))
    .slice(0, most)
    .map((field) => show(field, valueAt(record, field.path)))
    .filter(Boolean)
    .join(' · ');
}

/**
 * Yes and no say nothing without their label, a reference without a copied title would first have to be asked for it.
 */
function isTold({ kind, access, reference }: Field, value: unknown, roles: readonly string[]): boolean {
  const { filter } = fieldViews[kind];
  return (
    mayPass(access?.read, roles) &&
    !isNothing(value) &&
    filter !== 'boolean' &&
    filter !== 'none' &&
    (reference === undefined || reference.copy !== undefined)
  );
}
