// What tells a record from others of its name, in a line: its states, the facts that its page begins with, then the
// columns of its list.
import { kindOf } from '#engine/kinds/check-record.ts';
import { mayPass } from '#engine/model/access.ts';
import { fieldAt, type Entity, type Field } from '#engine/model/entity.ts';
import { valueAt } from '#engine/model/value-at.ts';
import type { ShowContext } from '#engine/kinds/view.ts';
import { fieldViews } from '#engine/kinds/views.ts';
import { isNothing } from './is-nothing.ts';
import { shownStates, stateFields } from './states.ts';

/** Beside the states. */
const mostFacts = 4;

interface DetailContext {
  readonly roles: readonly string[];
  readonly show: ShowContext['show'];
}

export function recordDetail(
  entity: Entity,
  record: Readonly<Record<string, unknown>>,
  { roles, show }: DetailContext,
): string {
  const states = stateFields(entity).map(({ path }) => path);
  const listed = entity.columns ?? entity.fields.filter(({ list }) => list).map(({ path }) => path);
  const facts = entity.form.facts ?? [];
  const known = new Set(facts.flat());
  const all = [...facts, ...listed.filter((path) => !known.has(path)).map((path) => [path])];
  const tell = (paths: readonly string[]): string =>
    paths
      .flatMap((path) => fieldAt(entity, path) ?? [])
      .filter((field) => isTold(field, valueAt(record, field.path), roles))
      .map((field) => show({ ...field, kind: kindOf(field, record) }, valueAt(record, field.path)))
      .filter(Boolean)
      .join(', ');
  const told = all
    .map((paths) => tell(paths.filter((path) => !entity.title.includes(path) && !states.includes(path))))
    .filter(Boolean)
    .slice(0, mostFacts);
  return [...shownStates(entity, record).map(({ path }) => tell([path])), ...told].join(' · ');
}

/**
 * Yes, no and a count say nothing without their label, a reference without a copied title would first have to be asked for it.
 */
function isTold({ kind, access, reference, children }: Field, value: unknown, roles: readonly string[]): boolean {
  const { filter } = fieldViews[kind];
  return (
    mayPass(access?.read, roles) &&
    !isNothing(value) &&
    children?.show !== 'count' &&
    filter !== 'boolean' &&
    filter !== 'none' &&
    (reference === undefined || reference.copy !== undefined)
  );
}
