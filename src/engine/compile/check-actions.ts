// Actions move a state field that people cannot write, from and to options that exist.
import type { Entity } from '#engine/model/entity.ts';
import { checkAccess } from './check-context.ts';
import type { CheckContext } from './check-context.ts';
import { pathMistakes } from './check-path.ts';
import type { At } from './check-path.ts';
import { didYouMean } from './problem.ts';
import type { Mistake } from './problem.ts';
import type { SchemaAction, SchemaEntity } from './source.ts';

export function checkActions(file: string, entity: Entity, source: SchemaEntity, context: CheckContext): Mistake[] {
  const actions = source.actions ?? [];
  return actions.flatMap((action, index) => {
    const at = { file, pointer: `/x-entity/actions/${index}` };
    const inputNames = (context.shapes.get(action.input ?? '')?.fields ?? []).map(({ name }) => `$input.${name}`);
    const twice = actions.findIndex(({ name }) => name === action.name) !== index;
    return [
      ...(twice
        ? [
            {
              ...at,
              pointer: `${at.pointer}/name`,
              rule: 'actions have names of their own',
              found: `"${action.name}" is there twice`,
              remedy: 'choose another',
            },
          ]
        : []),
      ...checkStates(action, entity, at),
      ...checkWho(action, at, context),
      ...checkInput(action, at, context),
      ...checkPaths(action, entity, at, inputNames),
      ...checkAppend(action, entity, at, { context, inputNames }),
      ...checkReason(action, at),
      ...checkDone(action, at),
    ];
  });
}

function checkStates(action: SchemaAction, entity: Entity, at: At): Mistake[] {
  const rule = 'actions change a read-only state';
  const pointer = `${at.pointer}/field`;
  const field = entity.fields.find(({ name }) => name === action.field);
  if (field === undefined) return pathMistakes(entity, action.field, { ...at, pointer });
  if (field.options === undefined)
    return [{ ...at, pointer, rule, found: `"${action.field}" has no enum`, remedy: 'name a state field' }];
  const after = typeof action.to === 'string' ? [action.to] : (action.to ?? []);
  const states = [
    ...action.from.map((state, index) => ({ state, pointer: `/from/${index}` })),
    ...after.map((state) => ({ state, pointer: '/to' })),
  ];
  return [
    ...(field.readOnly
      ? []
      : [
          {
            ...at,
            pointer,
            rule,
            found: `people can write "${action.field}"`,
            remedy: `add "readOnly": true to ${action.field}`,
          },
        ]),
    ...states
      .filter(({ state }) => field.options?.includes(state) === false)
      .map(({ state, pointer: end }) => ({
        ...at,
        pointer: `${at.pointer}${end}`,
        rule,
        found: `"${state}" is no state of ${action.field}`,
        remedy: didYouMean(state, field.options ?? []),
      })),
  ];
}

/** What jobs do no role does: an empty list would mean guests. */
function checkWho(action: SchemaAction, at: At, context: CheckContext): Mistake[] {
  const mistakes = checkAccess(action.roles, { ...at, pointer: `${at.pointer}/roles` }, context);
  if ((action.system ?? false) === (action.roles.length === 0)) return mistakes;
  const remedy = action.system === true ? 'write "roles": []' : 'name roles, or say "system": true';
  return [
    ...mistakes,
    {
      ...at,
      pointer: `${at.pointer}/roles`,
      rule: 'actions are done by roles or by background jobs',
      found: JSON.stringify(action.roles),
      remedy,
    },
  ];
}

/** Keys of the body that every action knows. */
const takenKeys: readonly string[] = ['reason', 'confirm', 'version'];

function checkInput({ input }: SchemaAction, at: At, context: CheckContext): Mistake[] {
  if (input === undefined) return [];
  const rule = 'the input of an action is a payload schema';
  const pointer = `${at.pointer}/input`;
  const payloads = [...context.shapes.keys()].filter((name) => !context.entityNames.includes(name));
  if (!payloads.includes(input))
    return [{ ...at, pointer, rule, found: `"${input}" is no payload schema`, remedy: didYouMean(input, payloads) }];
  const taken = context.shapes.get(input)?.fields.filter(({ name }) => takenKeys.includes(name)) ?? [];
  return taken.map(({ name }) => ({
    ...at,
    pointer,
    rule,
    found: `"${input}" has a field "${name}", which every action knows`,
    remedy: 'call it otherwise',
  }));
}

function checkPaths(action: SchemaAction, entity: Entity, at: At, inputNames: readonly string[]): Mistake[] {
  return [
    ...(action.confirm === undefined
      ? []
      : pathMistakes(entity, action.confirm, { ...at, pointer: `${at.pointer}/confirm` })),
    ...(action.guard ?? []).flatMap(({ field }, index) =>
      pathMistakes(entity, field, { ...at, pointer: `${at.pointer}/guard/${index}/field` }),
    ),
    ...Object.keys(action.set ?? {}).flatMap((path) =>
      pathMistakes(entity, path, { ...at, pointer: `${at.pointer}/set/${path}` }),
    ),
    ...checkValues(action.set ?? {}, { ...at, pointer: `${at.pointer}/set` }, inputNames),
  ];
}

const variables = ['$now', '$actor', '$actorId', '$reason'];

function checkValues(values: Readonly<Record<string, unknown>>, at: At, inputNames: readonly string[]): Mistake[] {
  const known = [...variables, ...inputNames];
  return Object.entries(values).flatMap(([name, value]) => {
    if (typeof value !== 'string' || !value.startsWith('$') || known.includes(value)) return [];
    return [
      {
        ...at,
        pointer: `${at.pointer}/${name}`,
        rule: 'values of actions are literals or known variables',
        found: `"${value}" is no variable`,
        remedy: didYouMean(value, known),
      },
    ];
  });
}

function checkAppend(
  action: SchemaAction,
  entity: Entity,
  at: At,
  { context, inputNames }: { readonly context: CheckContext; readonly inputNames: readonly string[] },
): Mistake[] {
  const { append } = action;
  if (append === undefined) return [];
  const rule = 'actions append to entities nested in theirs';
  const pointer = `${at.pointer}/append`;
  const target = context.entities.get(append.entity);
  if (target === undefined) {
    if (context.entityNames.includes(append.entity)) return [];
    return [
      {
        ...at,
        pointer: `${pointer}/entity`,
        rule,
        found: `"${append.entity}" is no entity`,
        remedy: didYouMean(append.entity, context.entityNames),
      },
    ];
  }
  const nested = target.parent?.entity === entity.name;
  return [
    ...(nested
      ? []
      : [
          {
            ...at,
            pointer: `${pointer}/entity`,
            rule,
            found: `"${append.entity}" is not nested in ${entity.name}`,
            remedy: `name ${entity.name} as its parent`,
          },
        ]),
    ...Object.keys(append.values).flatMap((path) =>
      pathMistakes(target, path, { ...at, pointer: `${pointer}/values/${path}` }),
    ),
    ...checkValues(append.values, { ...at, pointer: `${pointer}/values` }, inputNames),
  ];
}

function checkReason(action: SchemaAction, at: At): Mistake[] {
  const [least, most] = action.reasonLength ?? [0, 1];
  if (least <= most) return [];
  return [
    {
      ...at,
      pointer: `${at.pointer}/reasonLength`,
      rule: 'the least is not above the most',
      found: `${least} is above ${most}`,
      remedy: 'swap them',
    },
  ];
}

/** Nobody sees what a background job has done. */
function checkDone({ done, system }: SchemaAction, at: At): Mistake[] {
  if (done !== undefined || system === true) return [];
  return [
    {
      ...at,
      rule: 'an action says what was done',
      found: '"done" is missing',
      remedy: 'add it in pt, en and fr: "Order cancelled"',
    },
  ];
}
