// Takes out of a copy of a database what tells of persons: each sensitive value becomes another of the same look, the
// same for the same value, so that lists, forms and unique keys stay as they are. Letters, history and what else keeps
// such values besides go.
import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { fieldKinds } from '#engine/kinds/index.ts';
import type { Entity, Field, Reference } from '#engine/model/entity.ts';
import { readApplied } from '../database/apply-schema.ts';
import type { Database } from '../database/database.ts';
import { declaredModel, readModel, type Model } from '../database/model-memory.ts';

const batchRows = 1000;
/** Tables that keep values of records, or act on them. */
const goes = ['history', 'dropped_data', 'mail_outbox', 'job', 'request_key', 'password_reset', 'attempt'];

type Values = Record<string, unknown>;
/** Another text of the same look. */
type Disguise = (text: string) => string;

export async function maskCopy(database: Database): Promise<void> {
  const model = (await readModel(database)) ?? declaredModel;
  const applied = (await readApplied(database)) ?? [];
  const disguise = disguiseBy(randomBytes(32));
  const names = new Set(applied.map(({ name }) => name));
  await database.job(() =>
    database.transaction(async () => {
      for (const name of goes) if (names.has(name)) await sql`delete from ${sql.table(name)}`.execute(database.query);
      for (const entity of Object.values(model.entities)) {
        const fields = entity.fields.filter((field) => field.column !== undefined && tellsInside(field, model));
        if (entity.view === undefined && names.has(entity.table) && fields.length > 0)
          await maskTable(database, {
            entity,
            fields,
            masked: (field, value) => masked({ field, value, model, disguise }),
          });
      }
    }),
  );
}

interface Masking {
  readonly entity: Entity;
  readonly fields: readonly Field[];
  readonly masked: (field: Field, value: unknown) => unknown;
}

async function maskTable(database: Database, { entity: { table }, fields, masked }: Masking): Promise<void> {
  const columns = fields.map(({ column = '' }) => column);
  const list = sql.join(columns.map((column) => sql.ref(column)));
  const set = sql.join(columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`masked.${column}`)}`));
  for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
    const { rows } = await sql<{ row: Values & { id: string } }>`
      select to_jsonb(page) as row from
        (select id, ${list} from ${sql.table(table)} where id > ${last} order by id limit ${batchRows}) page`.execute(
      database.query,
    );
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end.row.id;
    const others = rows.map(({ row }) => ({
      id: row.id,
      ...Object.fromEntries(fields.map((field) => [field.column, masked(field, row[field.column ?? ''])])),
    }));
    await sql`
      update ${sql.table(table)} own set ${set}
      from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(others)}::jsonb) masked
      where own.id = masked.id`.execute(database.query);
  }
}

interface Masked {
  readonly field: Field;
  readonly value: unknown;
  readonly model: Model;
  readonly disguise: Disguise;
}

function masked({ field, value, model, disguise }: Masked): unknown {
  if (value === null || value === undefined) return value;
  if (field.sensitive !== undefined) return other(field, value, disguise);
  const inside = insideOf(field, model);
  if (inside.length === 0) return value;
  if (Array.isArray(value))
    return value.map((item: unknown) => maskedInside({ fields: inside, value: item, model, disguise }));
  return maskedInside({ fields: inside, value, model, disguise });
}

function maskedInside({
  fields,
  value,
  ...rest
}: Omit<Masked, 'field'> & { readonly fields: readonly Field[] }): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, own]: [string, unknown]) => {
      const field = fields.find(({ name }) => name === key);
      return [key, field === undefined ? own : masked({ field, value: own, ...rest })];
    }),
  );
}

/** One of a few options tells nobody from others. */
function other(field: Field, value: unknown, disguise: Disguise): unknown {
  const { moment } = fieldKinds[field.kind];
  if (Array.isArray(value)) return value.map((item: unknown) => other(field, item, disguise));
  if (field.options !== undefined) return value;
  if (typeof value === 'string')
    return moment === undefined ? disguise(value) : value.replace(/^(\d{4})-\d\d-\d\d/, '$1-01-01');
  if (typeof value === 'number') return within(field, Number(disguise(String(value))));
  return typeof value === 'boolean' ? value : null;
}

/**
 * The fields of an object or of list items; what is copied from another record is as sensitive as there. A copy without
 * a reference is of who did it.
 */
function insideOf({ kind, fields = [], reference }: Field, { entities }: Model): readonly Field[] {
  if (reference === undefined && kind !== 'snapshot') return fields;
  const { entity = 'user', copy = {} }: Partial<Reference> = reference ?? {};
  const sources = entities[entity]?.fields ?? [];
  return [...new Set([...fields.map(({ name }) => name), ...Object.keys(copy)])].flatMap((name) => {
    const own = fields.find((field) => field.name === name);
    const source = sources.find((field) => field.name === (copy[name] ?? name).split('.')[0]);
    const sensitive = own?.sensitive ?? source?.sensitive;
    const known = own ?? source;
    return known === undefined ? [] : [{ ...known, name, ...(sensitive && { sensitive }) }];
  });
}

function within({ minimum = -Infinity, maximum = Infinity }: Field, value: number): number {
  return Math.max(minimum, Math.min(maximum, value));
}

function tellsInside(field: Field, model: Model): boolean {
  return field.sensitive !== undefined || insideOf(field, model).some((inner) => tellsInside(inner, model));
}

const classes = ['aeiou', 'bcdfghjklmnpqrstvwxyz', '123456789'];

/** Letters become letters, digits digits; all else stays. `key` is thrown away with the caller. */
function disguiseBy(key: Buffer): Disguise {
  return (text) => {
    const bytes = createHmac('sha256', key).update(text.toLowerCase()).digest();
    return Array.from(text.normalize('NFD').replace(/\p{M}/gu, ''))
      .map((character, index) => {
        const lower = character.toLowerCase();
        const own = classes.find((letters) => letters.includes(lower));
        if (own === undefined) return character;
        const made = own[((bytes[index % bytes.length] ?? 0) + index) % own.length] ?? character;
        return character === lower ? made : made.toUpperCase();
      })
      .join('');
  };
}
