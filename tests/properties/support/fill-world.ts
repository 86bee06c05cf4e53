// Records of the entities that the demo data leave empty, with values of every field as far as the rules take them:
// nothing is known of the entity but its model.
import { languagesOf } from '#engine/kinds/translated/translated.ts';
import { entities, type EntityName } from '#generated/entities.ts';
import { type Entity, type Field } from '#engine/model/entity.ts';
import { linkOf } from '#engine/model/link.ts';
import type { Caller } from '#tests/support/app.ts';
import { create, draft, valueFor, type Values } from '#tests/support/factory.ts';
import type { JsonObject } from './described.ts';
import { samplesOf } from './samples.ts';

/** Records of each. */
const made = 12;
/** Of each record: one by one the fields are tried, what is refused is left out. */
type Made = Map<EntityName, JsonObject[]>;

export async function fillEmpty(caller: Caller, names: readonly EntityName[], known: Made): Promise<void> {
  for (const name of names.toSorted((a, b) => depthOf(a) - depthOf(b))) {
    if (!entities[name].methods.create || (known.get(name) ?? []).length > 0) continue;
    const own: JsonObject[] = [];
    known.set(name, own);
    for (let number = 0; number < made; number += 1) own.push(await makeOne(caller, name, { number, known }));
  }
}

/** What is referred to comes before what refers to it. */
function depthOf(name: EntityName): number {
  const entity: Entity = entities[name];
  const targets = entity.fields
    .flatMap((field) => (linkOf(field)?.entity ?? []) as EntityName[])
    .filter((target) => target !== name);
  return targets.length === 0 ? 0 : 1 + Math.max(...targets.map(depthOf));
}

async function makeOne(
  caller: Caller,
  name: EntityName,
  { number, known }: { readonly number: number; readonly known: Made },
): Promise<JsonObject> {
  const entity: Entity = entities[name];
  const references = Object.fromEntries(
    entity.fields
      .filter(({ required, readOnly, reference }) => required && !readOnly && reference !== undefined)
      .map((field) => [field.name, filled(field, number, known)]),
  );
  let record: Values = await create(caller, name, { ...draft(name), ...references });
  const { collection } = entity;
  for (const [place, field] of entity.fields.entries()) {
    // Some stay empty in some records.
    if (field.readOnly || field.required || field.createOnly || (number + place) % 4 === 0) continue;
    const { status, body } = await caller.put(`/api/${collection}/${String(record['id'])}`, {
      [field.name]: filled(field, number + place, known),
    });
    if (status === 200) record = body as Values;
  }
  return record;
}

/** A value of the field: another one for most numbers. */
function filled(field: Field, number: number, known: Made): unknown {
  const link = linkOf(field);
  const targets = (known.get(link?.entity as EntityName) ?? []).map((record) => record[link?.by ?? 'id']);
  if (field.kind === 'references') return targets.slice(number % 3, (number % 3) + 2);
  if (field.kind === 'reference' || field.kind === 'lookup') return targets[number % Math.max(1, targets.length)];
  if (field.kind === 'snapshot')
    return { [field.reference?.idKey ?? 'id']: targets[number % Math.max(1, targets.length)] };
  if (field.kind === 'translated') {
    const [first = '', second = ''] = languagesOf(field);
    return { [first]: `Ação ${number}`, ...(number % 2 === 0 && { [second]: `Deed ${number}` }) };
  }
  if (field.kind === 'strings') return [`um ${number % 3}`, `dois ${number}`];
  if (field.kind === 'integers' || field.kind === 'numbers')
    return [number % 5, number % 7, number % 5].map(
      (one) => (field.minimum ?? 0) + (field.kind === 'numbers' ? one / 4 : one),
    );
  if (field.kind === 'choices') return field.options?.slice(number % 2, (number % 2) + 2);
  if (field.kind === 'list')
    return Array.from({ length: number % 3 }, (_, index) => partsOf(field, number + index, known));
  if (field.fields !== undefined && field.kind !== 'json') return partsOf(field, number, known);
  const samples = samplesOf(field).filter(({ good, what }) => good && !what.startsWith('the longest'));
  return number % 2 === 0 && samples.length > 0
    ? samples[number % samples.length]?.value
    : valueFor(field, number, field.name);
}

function partsOf({ fields = [] }: Field, number: number, known: Made): Values {
  return Object.fromEntries(
    fields
      .filter((field, place) => field.required || (number + place) % 3 !== 0)
      .map((field, place) => [field.name, filled(field, number + place, known)]),
  );
}
