// What tells a record from others of its name, in a line: its states first, then what the model names.
import { fieldIn } from '#engine/kinds/field-in.ts';
import { mayPass } from '#engine/model/access.ts';
import { fieldAt, type Entity, type Field } from '#engine/model/entity.ts';
import { referredKey } from '#engine/model/list-query.ts';
import { toldPaths } from '#engine/model/told-apart.ts';
import { valueAt } from '#engine/model/value-at.ts';
import type { FilterKind, ShowContext } from '#engine/kinds/view.ts';
import { fieldViews } from '#engine/kinds/views.ts';
import { entityOf } from '#engine/web/api/record-calls.ts';
import { isNothing } from './is-nothing.ts';
import { shownStates, stateFields } from './states.ts';

/** Beside the states. */
const mostFacts = 4;

interface DetailContext {
  readonly roles: readonly string[];
  readonly show: ShowContext['show'];
  /** What a referred record is called, as far as it was asked for. */
  readonly titleOf: (entity: Entity, record: unknown) => string;
}

export function recordDetail(
  entity: Entity,
  record: Readonly<Record<string, unknown>>,
  { roles, show, titleOf }: DetailContext,
): string {
  const states = stateFields(entity).map(({ path }) => path);
  const showField = (field: Field): string => {
    const { reference, path } = field;
    if (reference !== undefined && reference.copy === undefined)
      return titleOf(entityOf(reference.entity), valueAt(record, `${referredKey}.${path}`));
    return show(fieldIn(field, record), valueAt(record, path));
  };
  const tell = (paths: readonly string[]): string =>
    paths
      .flatMap((path) => fieldAt(entity, path) ?? [])
      .filter((field) => isTold(field, valueAt(record, field.path), roles))
      .map(showField)
      .filter(Boolean)
      .join(', ');
  const told = toldPaths(entity)
    .map((paths) => tell(paths.filter((path) => !entity.title.includes(path) && !states.includes(path))))
    .filter(Boolean)
    .slice(0, mostFacts);
  return [...shownStates(entity, record).map(({ path }) => tell([path])), ...told].join(' · ');
}

const untold: readonly FilterKind[] = ['boolean', 'presence', 'none'];

/** Yes, no, a count and a file's name say nothing without their label. */
function isTold({ kind, access, children }: Field, value: unknown, roles: readonly string[]): boolean {
  return (
    mayPass(access?.read, roles) &&
    !isNothing(value) &&
    children?.show !== 'count' &&
    !untold.includes(fieldViews[kind].filter)
  );
}
