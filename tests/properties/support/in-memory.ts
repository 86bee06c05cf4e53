// What a filter means, said over records as they are answered: without the server's SQL, which the law is about.
import { fieldKinds } from '#engine/kinds/index.ts';
import { fieldAt, type Entity, type Field } from '#engine/model/entity.ts';
import type { Operator } from '#engine/model/field-kinds.ts';
import { languagesOf } from '#engine/kinds/translated/translated.ts';
import { fold } from '#engine/model/text.ts';
import type { JsonObject } from './described.ts';

export interface Asked {
  readonly entity: Entity;
  readonly field: Field;
  readonly operator: Operator;
  /** As in the address. */
  readonly values: readonly string[];
}

/** Fields around this one from the record on, itself included. */
function chainOf(entity: Entity, { path }: Field): Field[] {
  const steps = path.split('.');
  return steps.flatMap((_, depth) => fieldAt(entity, steps.slice(0, depth + 1).join('.')) ?? []);
}

/** Whether it stands in the items of a list: a record has as many of it as it has items. */
export function isInItems(entity: Entity, field: Field): boolean {
  return chainOf(entity, field)
    .slice(0, -1)
    .some(({ kind }) => kind === 'list');
}

/**
 * All that the record holds at the field; a list of texts or ids is each of them, a snapshot the id that it points to.
 */
export function valuesAt(record: JsonObject, field: Field): unknown[] {
  const found = field.path
    .split('.')
    .reduce<unknown[]>(
      (owners, name) => owners.flatMap((owner) => (owner as JsonObject | undefined)?.[name] ?? []),
      [record],
    );
  return field.kind === 'snapshot'
    ? found.flatMap((copy) => (copy as JsonObject)[field.reference?.idKey ?? 'id'] ?? [])
    : found;
}

export function isFound(record: JsonObject, { entity, field, operator, values }: Asked): boolean {
  const held = valuesAt(record, field);
  const isSome = (holds: (own: unknown, asked: string) => boolean) =>
    held.some((own) => values.some((asked) => holds(own, asked)));
  switch (operator) {
    case 'null':
      return (held.length === 0) === (values[0] === 'true');
    case 'eq':
    case 'in':
      return isSome((own, asked) => keyOf(field, own) === keyOf(field, readAs(field, asked)));
    case 'ne':
    case 'nin':
      return !isFound(record, { entity, field, operator: 'eq', values });
    case 'like':
      return isSome((own, asked) => textOf(field, own).includes(fold(asked)));
    case 'starts':
      return isSome((own, asked) => textOf(field, own).startsWith(fold(asked)));
    default:
      return isSome((own, asked) => compares[operator](keyOf(field, own), keyOf(field, readAs(field, asked))));
  }
}

const compares = {
  gte: (a: Key, b: Key) => a >= b,
  lte: (a: Key, b: Key) => a <= b,
  gt: (a: Key, b: Key) => a > b,
  lt: (a: Key, b: Key) => a < b,
} as const;

type Key = string | number;

/** By which values of the kind are equal and in order. */
export function keyOf({ kind }: Field, value: unknown): Key {
  if (fieldKinds[kind].moment === 'dateTime') return Date.parse(String(value));
  return typeof value === 'number' ? value : String(value);
}

const withoutSigns: readonly Field['kind'][] = ['cpf', 'cnpj', 'cpfOrCnpj', 'zipCode'];

/** What is written in the address, as the kind holds it. */
function readAs({ kind, letterCase }: Field, text: string): Key {
  if (fieldKinds[kind].amount || kind === 'integers' || kind === 'numbers') return Number(text);
  if (withoutSigns.includes(kind)) return text.replace(/[\s./-]/g, '').toUpperCase();
  return letterCase === 'upper' ? text.toUpperCase() : letterCase === 'lower' ? text.toLowerCase() : text;
}

/** As searching reads it: of a translated text all languages after each other. */
function textOf(field: Field, own: unknown): string {
  const texts =
    typeof own === 'object' && own !== null
      ? languagesOf(field).flatMap((language) => (own as JsonObject)[language] ?? [])
      : [own];
  return fold(texts.join(' '));
}
