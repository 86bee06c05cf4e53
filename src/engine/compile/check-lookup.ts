// Options that are kept as records: of an entity that has a table, by a text that each of its records has for itself,
// and that whoever writes it may read.
import { fieldKinds } from '#engine/kinds/index.ts';
import type { Entity, Field } from '#engine/model/entity.ts';
import type { CheckContext } from './check-context.ts';
import { didYouMean, type Finding } from './problem.ts';
import { kindOf } from './resolve-kind.ts';
import type { Place } from './walk-fields.ts';

export function checkLookup(place: Place, context: CheckContext): Finding[] {
  const { written, field } = place;
  const { 'x-lookup': lookup } = written;
  const rule = 'a lookup holds a value that records of another entity have';
  if (lookup === undefined)
    return kindOf(field) === 'lookup'
      ? [{ at: '/x-kind', rule, found: 'no x-lookup', remedy: 'add "x-lookup": {"entity": …, "value": …}' }]
      : [];
  const at = '/x-lookup';
  if (!place.top || place.schema['x-entity'] === undefined)
    return [
      {
        at,
        rule: 'a lookup is a field of an entity itself',
        found: place.top ? `"${place.schema.$id}" is no entity` : 'it stands inside another field',
        remedy: 'move it to the top of an entity, or write an enum',
      },
    ];
  if (field.type !== 'string' || field.enum !== undefined || field.format !== undefined)
    return [{ at, rule, found: notPlain(place), remedy: 'leave "type": "string" beside it, and its limits away' }];
  if (field.default !== undefined)
    return [{ at: '/default', rule, found: 'a value that no record may have yet', remedy: 'remove the default' }];
  const target = context.entities.get(lookup.entity);
  if (target === undefined)
    return context.entityNames.includes(lookup.entity)
      ? []
      : [
          {
            at: `${at}/entity`,
            rule,
            found: `"${lookup.entity}" is no entity`,
            remedy: didYouMean(lookup.entity, context.entityNames),
          },
        ];
  const refusal = targetRefusal(target, lookup.value);
  return refusal === undefined ? checkReaders(place, target, context) : [{ at, rule, ...refusal }];
}

function notPlain({ field }: Place): string {
  if (field.enum !== undefined) return 'an enum as well';
  return field.format === undefined ? `"type": ${JSON.stringify(field.type)}` : `"format": "${field.format}"`;
}

type Refusal = Pick<Finding, 'found' | 'remedy'>;

function targetRefusal(target: Entity, value: string): Refusal | undefined {
  if (target.view !== undefined)
    return {
      found: `"${target.name}" is a view and has no table`,
      remedy: `name the entity that it shows: "${target.view.of}"`,
    };
  const texts = target.fields.filter(isOption);
  const field = texts.find(({ name }) => name === value);
  if (field === undefined)
    return {
      found: `"${value}" is no required text of ${target.name} that all who read it see`,
      remedy: didYouMean(
        value,
        texts.map(({ name }) => name),
      ),
    };
  const isUnique = target.unique.some(
    ({ fields, where, folded }) => fields.length === 1 && fields[0] === value && !where && !folded,
  );
  return isUnique
    ? undefined
    : {
        found: `two records of ${target.name} may have the same "${value}"`,
        remedy: `add {"fields": ["${value}"]} to "unique" in the x-entity of ${target.name}`,
      };
}

/** Written by people, and nobody who reads the record is kept from it. */
function isOption({ kind, column, required, computed, sensitive, when, access }: Field): boolean {
  const { column: type, file, secret } = fieldKinds[kind];
  const isText = column !== undefined && type === 'text' && file === undefined && secret === undefined;
  return isText && required && !computed && sensitive === undefined && when === undefined && access?.read === undefined;
}

/** Who may choose has to see what there is. */
function checkReaders({ schema }: Place, target: Entity, { resolved, sound }: CheckContext): Finding[] {
  const { entities } = resolved.roles;
  const [own, other] = [entities[schema.$id], entities[target.name]];
  if (!sound.roles || own === undefined || other === undefined) return [];
  const blind = [...new Set([...own.create, ...own.update])].filter((role) => !other.read.includes(role));
  return blind.length === 0
    ? []
    : [
        {
          at: '/x-lookup/entity',
          rule: 'who writes a lookup reads the records it is chosen from',
          found: `${blind.join(', ')} may write ${schema.$id} and not read ${target.name}`,
          remedy: `let them read ${target.name} in roles.config.json`,
        },
      ];
}
