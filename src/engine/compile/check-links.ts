// What a field says about others: references, children, siblings it depends on, and its group.
import { fieldKinds } from '#engine/kinds/index.ts';
import { fieldAt, type Entity } from '#engine/model/entity.ts';
import type { CheckContext } from './check-context.ts';
import { didYouMean } from './problem.ts';
import type { Mistake } from './problem.ts';
import { kindOf } from './resolve-kind.ts';
import type { SchemaReference } from './source.ts';
import { walkFields } from './walk-fields.ts';
import type { Place } from './walk-fields.ts';

type Finding = Omit<Mistake, 'file' | 'pointer'> & { readonly at: string };

export function checkLinks(context: CheckContext): Mistake[] {
  return walkFields(context).flatMap((place) =>
    [
      ...checkReference(place, context),
      ...checkChildren(place, context),
      ...checkKindBy(place),
      ...checkLanguages(place),
      ...checkFollows(place),
      ...checkUntil(place),
      ...checkWhen(place, context),
      ...checkGroup(place),
    ].map(({ at, ...finding }) => ({ file: place.file, pointer: `${place.pointer}${at}`, ...finding })),
  );
}

/** A finding when `name` is not among the known ones. */
function unknown(at: string, rule: string, name: string, known: readonly string[], what = 'field'): Finding[] {
  return known.includes(name) ? [] : [{ at, rule, found: `"${name}" is no ${what}`, remedy: didYouMean(name, known) }];
}

/** In which languages the text is, is what its parts are called. */
function checkLanguages({ field }: Place): Finding[] {
  if (kindOf(field) !== 'translated') return [];
  const rule = 'a translated text has a text for each language';
  const parts = Object.entries(field.properties ?? {});
  const others = parts.filter(([, part]) => part.type !== 'string');
  if (parts.length === 0)
    return [
      {
        at: '',
        rule,
        found: 'none',
        remedy: 'add "$ref": "translatedTitle", or a text for each language under "properties"',
      },
    ];
  return others.map(([name, { type }]) => ({
    at: `/properties/${name}`,
    rule,
    found: `"type": ${JSON.stringify(type)}`,
    remedy: 'make it a "string", or remove it',
  }));
}

function checkFollows({ written, field, siblings }: Place): Finding[] {
  const followed = written['x-follows'];
  if (followed === undefined) return [];
  const [at, rule] = ['/x-follows', 'a translated text follows one of one language'];
  if (kindOf(field) !== 'translated')
    return [{ at, rule, found: `a ${kindOf(field) ?? 'field'} has no languages`, remedy: 'remove it' }];
  const texts = Object.entries(siblings).flatMap(([name, { type }]) => (type === 'string' ? [name] : []));
  return unknown(at, rule, followed, texts, 'text beside it');
}

function checkUntil({ written, field }: Place): Finding[] {
  const last = written['x-until'];
  if (last === undefined) return [];
  const parts = Object.entries(field.items?.properties ?? {});
  const days = parts.flatMap(([name, part]) => (fieldKinds[kindOf(part) ?? 'json'].moment === 'date' ? [name] : []));
  return unknown('/x-until', 'items of a list end on a day', last, days, 'date of its items');
}

function checkReference(place: Place, context: CheckContext): Finding[] {
  const onItems = place.written['x-reference'] === undefined && place.written.items?.['x-reference'] !== undefined;
  const reference = place.written['x-reference'] ?? place.written.items?.['x-reference'];
  if (reference === undefined) return [];
  const at = onItems ? '/items/x-reference' : '/x-reference';
  const rule = 'references lead to entities and fields that exist';
  const target = context.entities.get(reference.entity);
  const known = unknown(`${at}/entity`, rule, reference.entity, context.entityNames, 'entity');
  if (target === undefined) return known;
  const names = target.fields.map((field) => field.name);
  const inner = Object.keys(place.field.properties ?? {});
  return [
    ...checkDeletion(place, reference.onDelete, at),
    ...Object.entries(reference.match ?? {}).flatMap(([theirs, ours]) => [
      ...unknown(`${at}/match/${theirs}`, rule, theirs, names, `field of ${target.name}`),
      ...unknown(`${at}/match/${theirs}`, rule, ours.split('.')[0] ?? '', [
        ...Object.keys(place.siblings),
        ...(context.entities.get(place.schema.$id)?.fields.map(({ name }) => name) ?? []),
      ]),
    ]),
    ...checkOffer(place, reference, target, context).map((finding) => ({ ...finding, at: `${at}/${finding.at}` })),
    ...(kindOf(place.field) === 'snapshot'
      ? unknown(`${at}/idKey`, rule, reference.idKey ?? '', inner, 'key of the snapshot')
      : []),
    ...Object.entries(reference.copy ?? {}).flatMap(([key, path]) => [
      ...unknown(`${at}/copy/${key}`, rule, key, inner, 'key of the snapshot'),
      ...(fieldAt(target, path) === undefined
        ? unknown(`${at}/copy/${key}`, rule, path, names, `field of ${target.name}`)
        : []),
    ]),
  ];
}

/** Parts name fields of whoever takes them in, which is not known here. */
function checkOffer(
  place: Place,
  { offer = {}, create }: SchemaReference,
  target: Entity,
  context: CheckContext,
): Finding[] {
  const rule = 'what is offered is told by fields that exist';
  const own = context.entities.get(place.schema.$id)?.fields.map(({ name }) => name);
  const isPart = place.schema['x-part'] === true;
  const cannotCreate = create === true && (target.parent !== undefined || !target.methods.create);
  return [
    ...(cannotCreate
      ? [{ at: 'create', rule, found: `${target.name} is not created by itself`, remedy: 'take "create" away' }]
      : []),
    ...Object.entries(offer).flatMap(([theirs, value]) => [
      ...(fieldAt(target, theirs) === undefined
        ? unknown(
            `offer/${theirs}`,
            rule,
            theirs,
            target.fields.map(({ name }) => name),
            `field of ${target.name}`,
          )
        : []),
      ...[value].flat().flatMap((text) => {
        if (!text.startsWith('$') || isPart) return [];
        return unknown(`offer/${theirs}`, rule, text.slice(1).split('.')[0] ?? '', [
          ...Object.keys(place.siblings),
          ...(own ?? []),
        ]);
      }),
    ]),
  ];
}

function checkDeletion(place: Place, onDelete: string | undefined, at: string): Finding[] {
  const rule = 'what a deletion empties may be empty';
  if (onDelete !== 'setNull') return [];
  if (place.required)
    return [
      {
        at: `${at}/onDelete`,
        rule,
        found: 'setNull on a required field',
        remedy: 'write "restrict" or "cascade", or take the field out of "required"',
      },
    ];
  if (kindOf(place.field) === 'snapshot')
    return [{ at: `${at}/onDelete`, rule, found: 'setNull on a snapshot', remedy: 'write "restrict"' }];
  return [];
}

function checkChildren(place: Place, context: CheckContext): Finding[] {
  const children = place.written['x-children'];
  if (children === undefined) return [];
  const rule = 'children are nested entities of this one';
  const nested = [...context.entities.values()]
    .filter((entity) => entity.parent?.entity === place.schema.$id || refersTo(entity.fields, place.schema.$id))
    .map(({ name }) => name);
  const child = context.entities.get(children.entity);
  if (child === undefined) return unknown('/x-children/entity', rule, children.entity, context.entityNames, 'entity');
  return [
    ...unknown('/x-children/entity', rule, children.entity, nested, `child of ${place.schema.$id}`),
    ...(children.show === 'count'
      ? []
      : unknown(
          '/x-children/field',
          rule,
          children.field ?? '',
          child.fields.map(({ name }) => name),
          `field of ${child.name}`,
        )),
  ];
}

function refersTo(fields: readonly { readonly reference?: { readonly entity: string } }[], entity: string): boolean {
  return fields.some(({ reference }) => reference?.entity === entity);
}

function checkKindBy({ written, siblings }: Place): Finding[] {
  const by = written['x-kind-by'];
  if (by === undefined) return [];
  const rule = 'x-kind-by reads an enum beside the field';
  const sibling = siblings[by.field];
  if (sibling?.enum === undefined) {
    const enums = Object.entries(siblings)
      .filter(([, field]) => field.enum !== undefined)
      .map(([name]) => name);
    return unknown('/x-kind-by/field', rule, by.field, enums, 'enum here');
  }
  return Object.keys(by.kinds).flatMap((value) =>
    unknown(`/x-kind-by/kinds/${value}`, rule, value, sibling.enum ?? [], `option of ${by.field}`),
  );
}

/** Fields inside a part or a list name their siblings, the others any field of the record. */
function checkWhen({ written, siblings, schema, top }: Place, context: CheckContext): Finding[] {
  const when = written['x-when'];
  if (when === undefined) return [];
  const shape = context.shapes.get(schema.$id);
  const isKnown =
    siblings[when.field] !== undefined || (shape !== undefined && fieldAt(shape, when.field) !== undefined);
  const known = top && shape !== undefined ? shape.fields.map(({ name }) => name) : Object.keys(siblings);
  return isKnown ? [] : unknown('/x-when/field', 'conditions name fields that exist', when.field, known);
}

/** The field that counts the children may name their tab. */
function checkGroup({ written, field, schema, top }: Place): Finding[] {
  const group = written['x-group'];
  if (group === undefined || !top || schema['x-part'] === true) return [];
  const isCount = kindOf(field) === 'children';
  const groups =
    schema['x-form']?.groups.filter(({ child }) => child === undefined || isCount).map(({ name }) => name) ?? [];
  return unknown('/x-group', 'groups of fields are in x-form', group, groups, 'group of the form');
}
