// A session taken for what it was when it was last asked for, until rows are read: the statement that reads them finds
// none unless the session still stands so. A page then takes one question instead of two, and the end of a session, a
// disabled user and other rights work as soon as before (authenticate.ts).
import { AsyncLocalStorage } from 'node:async_hooks';
import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import { entities } from '#generated/entities.ts';
import { roles as declared } from '#generated/roles.ts';
import { toSnake } from '#engine/model/naming.ts';
import type { Database } from '../database/database.ts';
import { LateValue } from '../database/late-value.ts';
import { printer } from './kept-texts.ts';

/** The user's fields that confine rows, each with its column. */
export const owned = Object.keys(declared.owned).map((field) => ({ field, column: columnOfUser(field) }));

function columnOfUser(name: string): string {
  return entities.user.fields.find((field) => field.name === name)?.column ?? toSnake(name);
}

/** SQL of sessions `session` with their users `person`. */
export const sessions = `session join "user" person on person.id = session.user_id and person.organization_id = session.organization_id`;

/** SQL of one that has not ended. */
export const isLive = `session.revoked_at is null and person.status = 'active'`;

/** SQL of all that follows from a session: who asks, and what he may. */
export const likeness = `row(person.organization_id, person.name, person.role${owned.map(({ column }) => `, person."${column}"`).join('')})::text`;

export interface Standing {
  readonly id: string;
  readonly userId: string;
  /** Its `likeness` when it was asked for. */
  readonly likeness: string;
}

interface Presumed extends Standing {
  /** A statement that asked whether it stands so has seen that it does. */
  isProved: boolean;
}

const presumed = new AsyncLocalStorage<Presumed>();

/** What `read` asks with `standingSql` has rows only where the session stands so; `isProved` when it had any. */
export async function whileStanding<T>(
  standing: Standing,
  read: () => Promise<T>,
): Promise<{ readonly answer: T; readonly isProved: boolean }> {
  const own = { ...standing, isProved: false };
  const answer = await presumed.run(own, read);
  return { answer, isProved: own.isProved };
}

export function isPresumed(): boolean {
  return presumed.getStore() !== undefined;
}

/** The condition, for a statement that is kept for others as well: each has his own session in it. */
export function standingSql(): RawBuilder<unknown> {
  const late = (name: keyof Standing) => new LateValue(() => presumed.getStore()?.[name]);
  return sql`exists (
    select 1 from ${sql.raw(sessions)} where session.id = ${late('id')} and session.user_id = ${late('userId')}
    and ${sql.raw(isLive)} and ${sql.raw(likeness)} = ${late('likeness')})`;
}

/** Hears the rows of each statement with that condition: there are none unless the session stands. */
export function heedStanding<Row>(rows: readonly Row[]): readonly Row[] {
  const own = presumed.getStore();
  if (own !== undefined && rows.length > 0) own.isProved = true;
  return rows;
}

const standsQuery = sql`select 1 where ${standingSql()}`.compile(printer);

/**
 * What a statement without the condition finds; nothing unless the session stands. In a statement that is planned each
 * time it is asked, the condition would be as well; of one that often finds nothing, nothing would prove the session.
 * `many`: as `Database.prepared` has it.
 */
export async function readStanding<Row>(
  database: Database,
  query: CompiledQuery<Row>,
  { many = false } = {},
): Promise<readonly Row[]> {
  if (!isPresumed()) return (await (many ? database.prepared(query, { many }) : database.ask(query))).rows;
  const [proof, { rows }] = await database.both(standsQuery, query, { many });
  return heedStanding(proof.rows).length > 0 ? rows : [];
}
