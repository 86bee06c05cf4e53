// roles.config.json, entities.<name>.fields: the paths and roles exist, nothing is said twice, and what a role may not
// see it can't find out by writing: neither from a rule that compares it, nor from a key that refuses a second one, nor
// from an action that starts from it.
import { isMaskedFor, mayPass } from '#engine/model/access.ts';
import type { EntityRights } from '#engine/model/access.ts';
import type { Entity } from '#engine/model/entity.ts';
import { fieldAt, fieldsTo } from '#engine/model/entity.ts';
import { checkAccess } from './check-context.ts';
import type { CheckContext } from './check-context.ts';
import { pathMistakes } from './check-path.ts';
import type { ExpandedField } from './expand.ts';
import type { Mistake } from './problem.ts';
import { rulePaths } from '#engine/model/rule-table.ts';
import { configFiles } from './source.ts';
import type { SourceFieldRights } from './source.ts';

const file = configFiles.roles;

export function checkFieldRights(name: string, context: CheckContext): Mistake[] {
  const limits = Object.entries(context.source.roles.entities[name]?.fields ?? {});
  const entity = context.entities.get(name);
  if (entity === undefined) return [];
  return [
    ...limits.flatMap(([path, rights]) => checkLimit(entity, path, rights, context)),
    ...checkProbes(entity, context),
  ];
}

function checkLimit(entity: Entity, path: string, rights: SourceFieldRights, context: CheckContext): Mistake[] {
  const pointer = `/entities/${entity.name}/fields/${path}`;
  const declared = declaredAccess(entity.name, path, context);
  return [
    ...pathMistakes(entity, path, { file, pointer }),
    ...(['read', 'write'] as const).flatMap((right) => [
      ...checkAccess(rights[right], { file, pointer: `${pointer}/${right}` }, context),
      ...(rights[right] === undefined || declared?.[right] === undefined
        ? []
        : [
            {
              file,
              pointer: `${pointer}/${right}`,
              rule: 'a right is said in one place',
              found: `the schema of ${entity.name} says who may ${right} "${path}" as well`,
              remedy: `remove it here or x-access.${right} there`,
            },
          ]),
    ]),
  ];
}

function declaredAccess(name: string, path: string, { expanded }: CheckContext): ExpandedField['x-access'] {
  const [first = '', ...rest] = path.split('.');
  let field = expanded.get(name)?.properties[first];
  for (const step of rest) field = (field?.type === 'array' ? field.items?.properties : field?.properties)?.[step];
  return field?.['x-access'];
}

interface Watcher {
  readonly entity: Entity;
  readonly rights: EntityRights;
  readonly role: string;
}

function checkProbes(entity: Entity, { resolved }: CheckContext): Mistake[] {
  const rights = resolved.roles.entities[entity.name];
  if (rights === undefined) return [];
  const writers = [
    ...new Set([...(entity.methods.create ? rights.create : []), ...(entity.methods.update ? rights.update : [])]),
  ];
  const keys = resolved.entities.find(({ name }) => name === (entity.view?.of ?? entity.name))?.unique ?? [];
  return [
    ...writers.flatMap((role) => [
      ...ruleProbes({ entity, rights, role }),
      ...keyProbes({ entity, rights, role }, keys),
    ]),
    ...rights.read.flatMap((role) => stateProbes({ entity, rights, role })),
  ];
}

function ruleProbes(watcher: Watcher): Mistake[] {
  const { entity, role } = watcher;
  return entity.rules.flatMap((rule) => {
    const paths = rulePaths(rule)
      .filter(({ key }) => key !== 'at')
      .map(({ path, item }) =>
        item && 'field' in rule ? `${rule.field}.${path}` : rule.each === undefined ? path : `${rule.each}.${path}`,
      );
    const hidden = paths.find((path) => isCovered(watcher, path));
    const open = paths.find((path) => isOpen(watcher, path));
    if (hidden === undefined || open === undefined) return [];
    return [
      probe(
        watcher,
        `${role} writes "${open}" and is refused by the rule ${rule.rule} as "${hidden}" demands, which ${role} may not see`,
      ),
    ];
  });
}

function keyProbes(watcher: Watcher, keys: Entity['unique']): Mistake[] {
  const { entity, role } = watcher;
  return keys.flatMap(({ fields }) => {
    const hidden = fields.find((path) => fieldAt(entity, path) !== undefined && isCovered(watcher, path));
    return hidden === undefined
      ? []
      : [probe(watcher, `${role} is told that there is another "${hidden}", which ${role} may not see in full`)];
  });
}

/** A refusal by the state, or by a guard, says what it is. */
function stateProbes(watcher: Watcher): Mistake[] {
  const { entity, role } = watcher;
  return entity.actions
    .filter(({ roles }) => mayPass(roles, [role]))
    .flatMap((action) => {
      const hidden = [action.field, ...(action.guard ?? []).map(({ field }) => field)].find((path) =>
        isCovered(watcher, path),
      );
      return hidden === undefined
        ? []
        : [
            probe(
              watcher,
              `${role} may ${action.name} and is refused by "${hidden}", which ${role} may not see in full`,
              action.name,
            ),
          ];
    });
}

function probe({ entity, role }: Watcher, found: string, doing = `write ${entity.name}`): Mistake {
  const remedy = `let ${role} read the field, or do not let ${role} ${doing}`;
  return {
    file,
    pointer: `/entities/${entity.name}`,
    rule: 'what is hidden is not found out by writing',
    found,
    remedy,
  };
}

/** Hidden from the role, or shown in part. */
export function isCovered({ entity, rights, role }: Watcher, path: string): boolean {
  return fieldsTo(entity, path).some(
    (field) => !mayPass(field.access?.read, [role]) || isMaskedFor(rights, field.sensitive, [role]),
  );
}

function isOpen(watcher: Watcher, path: string): boolean {
  const chain = fieldsTo(watcher.entity, path);
  return (
    chain.length > 0 &&
    !isCovered(watcher, path) &&
    chain.every((field) => !field.readOnly && mayPass(field.access?.write, [watcher.role]))
  );
}
