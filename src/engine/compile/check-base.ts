// What every record has is the server's: no field may stand in one of its columns, however its name is written and
// wherever it comes from.
import type { FieldKind } from '#engine/model/field-kinds.ts';
import { toSnake } from '#engine/model/naming.ts';
import type { CheckContext } from './check-context.ts';
import { basePart } from './expand.ts';
import type { ExpandedField, ExpandedSchema } from './expand.ts';
import type { Mistake } from './problem.ts';
import { kindOf } from './resolve-kind.ts';
import { serverColumns } from './resolve-tables.ts';
import type { SchemaFile } from './source.ts';

const baseKinds: Readonly<Record<string, FieldKind>> = {
  id: 'id',
  createdAt: 'dateTime',
  updatedAt: 'dateTime',
  version: 'integer',
};

export function checkBase({ source, expanded }: CheckContext): Mistake[] {
  const byName = new Map(source.schemas.map((entry) => [entry.schema.$id, entry]));
  const found = source.schemas
    .filter(({ schema }) => schema['x-entity'] !== undefined)
    .flatMap((entry) => {
      const whole = expanded.get(entry.schema.$id);
      return Object.entries(whole?.properties ?? {}).flatMap(([name, field]) => {
        const owner = ownerOf(name, entry, byName);
        return [...checkColumn(name, field), ...checkFormer(name, field, owner === entry ? whole : undefined)].map(
          (finding) => ({ file: owner.file, ...finding }),
        );
      });
    });
  // A part that several entities extend is told of once.
  return found.filter(
    (mistake, index) =>
      found.findIndex(({ file, pointer }) => file === mistake.file && pointer === mistake.pointer) === index,
  );
}

type Finding = Omit<Mistake, 'file'>;

function isServers(name: string): boolean {
  return serverColumns.includes(toSnake(name));
}

/** A base field may be named again to change its label or place, never its meaning. */
function checkColumn(name: string, field: ExpandedField): Finding[] {
  const kind = Object.hasOwn(baseKinds, name) ? baseKinds[name] : undefined;
  if (!isServers(name) || (kind !== undefined && field.readOnly === true && kindOf(field) === kind)) return [];
  const again = kind === undefined ? '' : `, or write {"$ref": "${basePart}#/properties/${name}"} to change its label`;
  return [
    {
      pointer: `/properties/${name}`,
      rule: 'base fields keep their meaning',
      found: `"${name}" is set by the server`,
      remedy: `take another name${again}`,
    },
  ];
}

/** Former names that are fields of the same file today are looked at with the fields. */
function checkFormer(name: string, field: ExpandedField, whole: ExpandedSchema | undefined): Finding[] {
  const former = field['x-was'];
  if (former === undefined || !isServers(former)) return [];
  if (Object.keys(whole?.properties ?? {}).some((other) => toSnake(other) === toSnake(former))) return [];
  return [
    {
      pointer: `/properties/${name}/x-was`,
      rule: 'x-was names a field that is gone',
      found: `"${former}" is set by the server`,
      remedy: 'write the name that the field had before, or remove x-was',
    },
  ];
}

/** The file where the field is written: the entity's own, that of the part it extends, or the base. */
function ownerOf(name: string, entry: SchemaFile, byName: ReadonlyMap<string, SchemaFile>): SchemaFile {
  const sources = [entry, byName.get(entry.schema['x-extends'] ?? ''), byName.get(basePart)];
  return sources.find((one) => one !== undefined && Object.hasOwn(one.schema.properties, name)) ?? entry;
}
