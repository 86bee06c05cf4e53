// One expanded schema becomes a Shape, and an Entity when it has x-entity.
import type { Action, Entity, Group, Parent, Shape } from '#engine/model/entity.ts';
import { toPascal, toSnake } from '#engine/model/naming.ts';
import type { ExpandedSchema } from './expand.ts';
import { resolveAccess } from './resolve-access.ts';
import { resolveField } from './resolve-field.ts';
import { resolvePreset } from './resolve-presets.ts';
import { resolveSort } from './resolve-sort.ts';
import type { RolesConfig, SchemaAction, SchemaEntity } from './source.ts';

/** Fewest and most characters of an action's reason where the schema says nothing. */
const reasonLength = [10, 500] as const;

/** The group of a form without groups; it has no label of its own. */
const onlyGroup = 'data';

const baseNames: readonly string[] = ['id', 'createdAt', 'updatedAt', 'version'];

export function resolveShape(schema: ExpandedSchema, roles: RolesConfig): Shape {
  const stored = schema['x-entity'] !== undefined;
  const form = schema['x-form'];
  const first = form?.groups.find(holdsFields)?.name ?? onlyGroup;
  const fields = Object.entries(schema.properties).map(([name, field]) => {
    const isBase = stored && baseNames.includes(name);
    return resolveField(name, field, {
      roles,
      limits: roles.entities[schema.$id]?.fields ?? {},
      required: schema.required,
      prefix: '',
      siblings: Object.keys(schema.properties),
      stored,
      defaultGroup: isBase ? '' : first,
    });
  });
  const groups = (form?.groups ?? [{ name: onlyGroup }]).map((group: SourceGroup): Group => ({
    name: group.name,
    fields:
      group.child === undefined ? fields.filter((field) => field.group === group.name).map((field) => field.name) : [],
    ...(group.child !== undefined && { child: group.child }),
    ...(group.panel !== undefined && { panel: group.panel }),
  }));
  return {
    name: schema.$id,
    fields,
    form: {
      layout: form?.layout ?? 'sections',
      creating: form?.creating ?? (form?.layout === 'tabs' ? 'tabs' : 'sections'),
      groups,
      ...(form?.aside !== undefined && { aside: form.aside }),
      ...(form?.header !== undefined && { header: form.header }),
      ...(form?.facts !== undefined && {
        facts: form.facts.map((fact) => (typeof fact === 'string' ? [fact] : fact)),
      }),
    },
    rules: schema.rules,
  };
}

interface SourceGroup {
  readonly name: string;
  readonly child?: string;
  readonly panel?: string;
}

/** Fields that name no group stand in the first such. */
function holdsFields({ child, panel }: SourceGroup): boolean {
  return child === undefined && panel === undefined;
}

/** All but usedBy and children, which need the other entities. */
export function resolveEntity(schema: ExpandedSchema, source: SchemaEntity, roles: RolesConfig): Entity {
  const shape = resolveShape(schema, roles);
  const methods = source.methods ?? ['create', 'update', 'remove'];
  return {
    ...shape,
    ...(schema['x-was'] === undefined ? {} : { was: schema['x-was'] }),
    ...(schema['x-partition'] === undefined ? {} : { partition: schema['x-partition'] }),
    fields: withStates(shape.fields, source.actions ?? []),
    type: toPascal(shape.name),
    icon: source.icon,
    collection: source.collection,
    ...(source.collectionWas === undefined ? {} : { collectionWas: source.collectionWas }),
    table: toSnake(source.view?.of ?? shape.name),
    ...(source.parent === undefined ? {} : { parent: resolveParent(source.parent, shape) }),
    ...(source.view === undefined ? {} : { view: source.view }),
    title: source.title,
    search: searchPaths(shape.fields),
    sort: source.sort.map(resolveSort),
    unique: (source.unique ?? []).map((unique) => ({
      ...unique,
      folded: unique.folded ?? false,
      nullsEqual: unique.nullsEqual ?? false,
    })),
    ...(source.indexes === undefined ? {} : { indexes: source.indexes }),
    actions: (source.actions ?? []).map((action) => resolveAction(action, roles)),
    ...(source.frozen === undefined ? {} : { frozen: source.frozen }),
    ...(source.overview === undefined ? {} : { overview: source.overview }),
    tools: source.tools ?? [],
    presets: (source.presets ?? []).map((preset) => resolvePreset(shape, preset)),
    ...(source.columns === undefined ? {} : { columns: columnsOf(schema, source.columns) }),
    methods: {
      create: methods.includes('create'),
      update: methods.includes('update'),
      remove: methods.includes('remove'),
    },
    children: [],
    usedBy: [],
  };
}

/**
 * A field that is given to the list is seen there, named among the first columns or not; what only the server writes is
 * one to be chosen.
 */
function columnsOf({ properties }: ExpandedSchema, named: readonly string[]): string[] {
  const others = Object.entries(properties).filter(
    ([name, field]) => field['x-list'] === true && field.readOnly !== true && !named.includes(name),
  );
  return [...named, ...others.map(([name]) => name)];
}

/** What an action moves is a state. */
function withStates(fields: Shape['fields'], actions: readonly SchemaAction[]): Shape['fields'] {
  return fields.map((field) =>
    actions.some((action) => action.field === field.path) ? { ...field, state: true } : field,
  );
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

function resolveAction(source: SchemaAction, roles: RolesConfig): Action {
  const { label: _, done: _done, help, to = [], ...action } = source;
  return {
    ...action,
    ...(help !== undefined && { help: true as const }),
    to: typeof to === 'string' ? [to] : to,
    system: action.system ?? false,
    roles: resolveAccess(action.roles, roles),
    reasonLength: action.reasonLength ?? reasonLength,
    destructive: action.destructive ?? false,
    set: action.set ?? {},
  };
}
