// The user as the session calls answer it, in snake_case.
import { sql } from 'kysely';
import type { Language } from '#engine/model/text.ts';
import type { Database } from '../database/database.ts';

export interface SessionUser {
  readonly id: string;
  readonly name: string;
  readonly role: readonly string[];
  readonly email: string;
  /** Absent for who has chosen none. */
  readonly language?: Language;
  readonly avatar_url?: string;
  readonly mini_avatar_url?: string;
  readonly organization_name: string;
  readonly metadata: { readonly shortcuts: readonly string[]; readonly settings: Readonly<Record<string, unknown>> };
}

interface UserRow {
  readonly id: string;
  readonly name: string;
  readonly role: readonly string[];
  readonly email: string;
  readonly language: Language | null;
  readonly avatar_url: string | null;
  readonly mini_avatar_url: string | null;
  readonly organization_name: string;
  readonly metadata: Partial<SessionUser['metadata']> | null;
}

export async function readSessionUser(database: Database, userId: string): Promise<SessionUser> {
  const { rows } = await sql<UserRow>`
    select person.id, person.name, person.role, person.email, person.language, person.avatar_url, person.mini_avatar_url, person.metadata,
      coalesce(person.organization_name, organization.name) as organization_name
    from "user" person join organization on organization.id = person.organization_id
    where person.id = ${userId}`.execute(database.query);
  const row = rows[0];
  if (row === undefined) throw new Error('The user of a live session does not exist');
  const { language, avatar_url, mini_avatar_url, metadata, ...rest } = row;
  return {
    ...rest,
    ...(language !== null && { language }),
    ...(avatar_url !== null && { avatar_url }),
    ...(mini_avatar_url !== null && { mini_avatar_url }),
    metadata: { shortcuts: metadata?.shortcuts ?? [], settings: metadata?.settings ?? {} },
  };
}
