// All ways in which a record is written through the API, and what is sent by them.
import { expect } from 'vitest';
import { entities, type EntityName } from '#generated/entities.ts';
import type { Entity, Field } from '#engine/model/entity.ts';
import type { Answer, Caller } from '#tests/support/app.ts';
import { draft, valueFor, type Values } from '#tests/support/factory.ts';
import { otherValue } from '../hidden/other-value.ts';
import { addressesOf } from './route-table.ts';

export interface Attempt {
  readonly way: string;
  send(body: Values): Promise<Answer>;
}

interface Written {
  readonly admin: Caller;
  /** That is changed, or like which others are made. */
  readonly record: Values;
}

let keys = 0;

/** All ways to change the record. */
export function updates(name: EntityName, { admin, record }: Written): Attempt[] {
  const id = String(record['id']);
  return collectionsOf(name, record).flatMap((path) =>
    (['PUT', 'PATCH'] as const).map((method) => ({
      way: `${method} ${path}/${id}`,
      send: (body: Values) => admin.call(`${path}/${id}`, { method, body }),
    })),
  );
}

/** All ways to make one; a key makes the second call a retry of the first. */
export function creations(name: EntityName, { admin, record }: Written): Attempt[] {
  const fields: readonly Field[] = entities[name].fields;
  const given = Object.fromEntries(
    fields
      .filter((field) => field.reference !== undefined && !field.readOnly && record[field.name] !== undefined)
      .map((field) => [field.name, record[field.name]]),
  );
  return collectionsOf(name, record).flatMap((path): Attempt[] => [
    { way: `POST ${path}`, send: (body) => admin.post(path, { ...draft(name, given), ...body }) },
    {
      way: `POST ${path}, twice with one key`,
      send: async (body) => {
        const whole = { ...draft(name, given), ...body };
        const key = { 'idempotency-key': `law-${(keys += 1)}` };
        await admin.post(path, whole, key);
        return admin.post(path, whole, key);
      },
    },
  ]);
}

export const isCreation = ({ way }: Attempt): boolean => way.startsWith('POST');

/** Collections through which the record is written: its own, and that of its parent. */
function collectionsOf(name: EntityName, record: Values): string[] {
  const { parent }: Entity = entities[name];
  const held = parent && [record[parent.field]].flat()[0];
  return addressesOf(entities[name])
    .filter((path) => !path.includes(':parentId') || held !== undefined)
    .map((path) => path.replace(':parentId', String(held)));
}

/** Another value than the one that is there, or one where none is. */
export function changedValue(field: Field, value: unknown): unknown {
  if (value === undefined) return field.fields === undefined ? valueFor(field, 7, field.name) : undefined;
  const other = otherValue(field, value);
  return JSON.stringify(other) === JSON.stringify(value) ? undefined : other;
}

/** By a right, or as wrong with this very field: a refusal for something else would prove nothing. */
export function expectRefused({ status, body }: Answer, field: Field, told: string): void {
  const text = `${told}: ${status} ${JSON.stringify(body)}`;
  expect([403, 422], text).toContain(status);
  if (status === 403) expect(body.rule, text).toBeDefined();
  else expect(body.errors, text).toHaveProperty(field.path.split('.')[0] ?? '');
}

export function valueIn(item: unknown, place: readonly string[]): unknown {
  return place.reduce<unknown>((value, name) => (value as Values | undefined)?.[name], item);
}

/** The item with another value at the place. */
export function withValue(item: Values, [name = '', ...rest]: readonly string[], value: unknown): Values {
  return { ...item, [name]: rest.length === 0 ? value : withValue((item[name] ?? {}) as Values, rest, value) };
}
