// Reads rows as records: which expressions, under which names.
import { sql } from 'kysely';
import type { Entity, Field } from '#engine/model/entity.ts';
import type { Actor } from '../actor.ts';
import { fieldSql, type Sql } from './field-sql.ts';
import { buildKeptTexts } from './kept-texts.ts';
import { hasMoment } from './moment.ts';
import type { Values } from './present-record.ts';
import { mayReadField } from './rights.ts';

/** Of each entity: all that is known of a record, and what each set of roles sees of it. */
const projections = buildKeptTexts(400);

/**
 * The select list of these fields; the names are the record's. Found again by exactly these fields, never by who asks,
 * so that nobody's list serves another who sees less; nor does one for the
 * database's clock serve a request, which has a moment of its own.
 */
export function projection(entity: Entity, fields: readonly Field[]): Sql {
  const name = [hasMoment() ? 'moment' : 'now', entity.name, ...fields.map((field) => field.path)].join(' ');
  return projections.of(name, [entity, ...fields], () =>
    sql.join(fields.map((field) => sql`${fieldSql(entity, field)} as ${sql.ref(field.name)}`)),
  );
}

/** Fields with a value in the database that the actor may read. */
export function selectableFields(entity: Entity, actor: Actor): Field[] {
  return knownFields(entity).filter((field) => mayReadField(field, actor));
}

/** All that is known of a record, whoever asks: what rules and hooks look at. */
export function knownFields(entity: Entity): Field[] {
  return entity.fields.filter((field) => field.column !== undefined || field.computed || field.children !== undefined);
}

/** SQL NULL is an absent key (docs/domain.md 1.0). */
export function withoutNulls(row: Readonly<Values>): Values {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== undefined));
}
