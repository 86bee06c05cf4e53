// What a person may see of a database, said by the model and the rights alone: without the server's own queries, which
// the law is about.
import { entities, entityNames, type EntityName } from '#generated/entities.ts';
import { roles as declared } from '#generated/roles.ts';
import { isMaskedFor, may, mayPass, rowLimits } from '#engine/model/access.ts';
import { fieldAt, type Entity, type Field } from '#engine/model/entity.ts';
import { tableOf } from '#engine/server/records/entity-table.ts';

export type Row = Readonly<Record<string, unknown>>;
/** All rows by table. */
export type Rows = ReadonlyMap<string, readonly Row[]>;
export type Cover = 'open' | 'masked' | 'hidden';

export interface Reader {
  readonly id: string;
  readonly roles: readonly string[];
  readonly organizationId: string;
  readonly providerIds: readonly string[];
  readonly distributorIds: readonly string[];
}

export const storedEntities: readonly Entity[] = entityNames
  .map((name): Entity => entities[name])
  .filter(({ view }) => view === undefined);

/** The entity and its views through which the reader sees this row; none: it is not there for him. */
export function windowsOn(entity: Entity, row: Row, reader: Reader, rows: Rows): Entity[] {
  if (row['organization_id'] !== reader.organizationId) return [];
  const all = [
    entity,
    ...entityNames.map((name): Entity => entities[name]).filter(({ view }) => view?.of === entity.name),
  ];
  return all.filter(
    (window) =>
      may(declared.entities[window.name], 'read', reader.roles) &&
      isOfView(window, row) &&
      isInRows(window, row, reader, rows),
  );
}

function isOfView(window: Entity, row: Row): boolean {
  return Object.entries(window.view?.where ?? {}).every(([name, value]) => {
    const held = row[fieldAt(window, name)?.column ?? name];
    return Array.isArray(held) ? held.includes(value) : held === value;
  });
}

function isInRows(window: Entity, row: Row, reader: Reader, rows: Rows): boolean {
  const limits = rowLimits(declared.entities[window.name], reader.roles);
  const own: Readonly<Record<string, readonly string[]>> = {
    id: [reader.id],
    providerIds: reader.providerIds,
    distributorIds: reader.distributorIds,
  };
  return (
    limits === undefined ||
    limits.some(({ path, from }) => idsAt(window, path, row, rows).some((id) => own[from]?.includes(id)))
  );
}

/** Ids at a path that may lead through a reference. */
function idsAt(entity: Entity, path: string, row: Row, rows: Rows): string[] {
  const [first = '', ...rest] = path.split('.');
  const field = fieldAt(entity, first);
  const value = row[field?.column ?? first];
  if (field?.kind === 'reference' && rest.length > 0) {
    const target: Entity = entities[field.reference?.entity as EntityName];
    const other = rows.get(tableOf(target).name)?.find(({ id }) => id === value);
    return other === undefined ? [] : idsAt(target, rest.join('.'), other, rows);
  }
  if (field?.kind === 'snapshot') return [String((value as Row | null)?.[field.reference?.idKey ?? 'id'])];
  return (Array.isArray(value) ? value : [value]).map(String);
}

/** How far a field is seen through any of the windows; an owner's cover is also that of what is in it. */
export function coverOf(field: Field, windows: readonly Entity[], reader: Reader): Cover {
  const covers = windows.flatMap((window): Cover[] => {
    const steps = field.path.split('.');
    const chain = steps.map((_, depth) => fieldAt(window, steps.slice(0, depth + 1).join('.')));
    if (chain.some((own) => own === undefined || !mayPass(own.access?.read, reader.roles))) return ['hidden'];
    return [
      chain.some((own) => isMaskedFor(declared.entities[window.name], own?.sensitive, reader.roles))
        ? 'masked'
        : 'open',
    ];
  });
  if (covers.includes('open')) return 'open';
  return covers.includes('masked') ? 'masked' : 'hidden';
}
