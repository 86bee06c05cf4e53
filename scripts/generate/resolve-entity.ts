// One expanded schema becomes a Shape, and an Entity when it has x-entity.
import type { Action, Entity, Group, Parent, Shape, Sort } from '#model/entity.ts';
import { toPascal, toSnake } from '#model/naming.ts';
import type { ExpandedSchema } from './expand.ts';
import { resolveAccess } from './resolve-access.ts';
import { resolveField } from './resolve-field.ts';
import type { RolesConfig, SchemaAction, SchemaEntity } from './source.ts';

/** Fewest and most characters of an action's reason where the schema says nothing. */
const reasonLength = [10, 500] as const;

/** The group of a form without groups; it has no label of its own. */
const onlyGroup = 'data';

const baseNames: readonly string[] = ['id', 'createdAt', 'updatedAt', 'version'];

export function resolveShape(schema: ExpandedSchema, roles: RolesConfig): Shape {
  const stored = schema['x-entity'] !== undefined;
  const first = schema['x-form']?.groups.find((group) => group.child === undefined)?.name ?? onlyGroup;
  const fields = Object.entries(schema.properties).map(([name, field]) => {
    const isBase = stored && baseNames.includes(name);
    return resolveField(name, field, { roles, required: schema.required, prefix: '', stored, defaultGroup: isBase ? '' : first });
  });
  const groups = (schema['x-form']?.groups ?? [{ name: onlyGroup }]).map((group): Group => ({
    name: group.name,
    fields: 'child' in group ? [] : fields.filter((field) => field.group === group.name).map((field) => field.name),
    ...('child' in group && group.child !== undefined ? { child: group.child } : {}),
  }));
  return { name: schema.$id, fields, form: { layout: schema['x-form']?.layout ?? 'sections', groups }, rules: schema.rules };
}

/** All but usedBy and children, which need the other entities. */
export function resolveEntity(schema: ExpandedSchema, source: SchemaEntity, roles: RolesConfig): Entity {
  const shape = resolveShape(schema, roles);
  const methods = source.methods ?? ['create', 'update', 'remove'];
  return {
    ...shape,
    type: toPascal(shape.name),
    icon: source.icon,
    collection: source.collection,
    table: toSnake(source.view?.of ?? shape.name),
    ...(source.parent === undefined ? {} : { parent: resolveParent(source.parent, shape) }),
    ...(source.view === undefined ? {} : { view: source.view }),
    title: source.title,
    search: searchPaths(shape.fields),
    sort: source.sort.map(resolveSort),
    unique: (source.unique ?? []).map((unique) => ({ ...unique, folded: unique.folded ?? false, nullsEqual: unique.nullsEqual ?? false })),
    actions: (source.actions ?? []).map((action) => resolveAction(action, roles)),
    methods: { create: methods.includes('create'), update: methods.includes('update'), remove: methods.includes('remove') },
    children: [],
    usedBy: [],
  };
}

function resolveParent(parent: NonNullable<SchemaEntity['parent']>, shape: Shape): Parent {
  return { ...parent, many: shape.fields.find((field) => field.name === parent.field)?.kind === 'references' };
}

function searchPaths(fields: Shape['fields']): string[] {
  return fields.flatMap((field) => [
    ...(field.search ? [field.path] : []),
    ...(field.kind === 'object' ? searchPaths(field.fields ?? []) : []),
  ]);
}

export function resolveSort(text: string): Sort {
  return text.startsWith('-') ? { path: text.slice(1), direction: 'desc' } : { path: text, direction: 'asc' };
}

function resolveAction(source: SchemaAction, roles: RolesConfig): Action {
  const { label: _, ...action } = source;
  return {
    ...action,
    roles: resolveAccess(action.roles, roles),
    reasonLength: action.reasonLength ?? reasonLength,
    destructive: action.destructive ?? false,
    set: action.set ?? {},
  };
}
