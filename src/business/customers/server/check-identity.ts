// A blocked person's e-mail address and document register nobody again, however they are written (docs/domain.md 2.1);
// what else is taken is told all at once.
import { sql } from 'kysely';
import type { Problem } from '#engine/model/rules.ts';
import type { WriteContext } from '#engine/server/records/hooks.ts';
import { isSameValue } from '#engine/server/records/same-value.ts';
import type { Values } from '#engine/server/records/present-record.ts';
import { textOf } from './text-of.ts';

const identity = ['email', 'documentType', 'documentNumber'] as const;

export async function checkIdentity(context: WriteContext): Promise<Problem[]> {
  const { record, current } = context;
  const changed = identity.filter((name) => !isSameValue(record[name], current?.[name]));
  if (changed.length === 0) return [];
  // Else the block would end with the change.
  if (current?.['accessState'] === 'blocked')
    return changed.map((name) => ({ path: [name], rule: 'blockedIdentity', params: {} }));
  const taken = await findBlocked(context, record);
  const found = [...(taken.email ? ['email'] : []), ...(taken.document ? ['documentNumber'] : [])];
  const blocked = found.map((name): Problem => ({ path: [name], rule: 'blockedCustomer', params: {} }));
  return [
    ...blocked,
    ...(await findTaken(context, changed)).filter(({ path: [name] }) =>
      name === 'email' ? !taken.email : !taken.document,
    ),
  ];
}

/** The database's own unique keys name the first only. */
async function findTaken({ database, actor, record }: WriteContext, changed: readonly string[]): Promise<Problem[]> {
  const email = textOf(record['email']);
  const document = sql`document_type = ${textOf(record['documentType'])} and document_number = ${textOf(record['documentNumber'])}`;
  const { rows } = await sql<{ email: boolean; document: boolean }>`
    select coalesce(bool_or(norm(email) = norm(${email})), false) as email, coalesce(bool_or(${document}), false) as document
    from customer where organization_id = ${actor.organizationId} and id::text <> ${textOf(record['id'])} and (norm(email) = norm(${email}) or (${document}))`.execute(
    database.query,
  );
  const names = [
    ...(rows[0]?.email ? ['email'] : []),
    ...(rows[0]?.document ? ['documentType', 'documentNumber'] : []),
  ];
  const isAsked = (name: string) =>
    name === 'email' ? changed.includes('email') : changed.some((one) => one !== 'email');
  return names.filter(isAsked).map((name) => ({ path: [name], rule: 'unique', params: {} }));
}

/** Documents are compared without their dots and hyphens, and whatever they are said to be. */
async function findBlocked(
  { database, actor }: WriteContext,
  record: Readonly<Values>,
): Promise<{ readonly email: boolean; readonly document: boolean }> {
  const email = textOf(record['email']);
  const bare = bareDocument(record['documentNumber']);
  const { rows } = await sql<{ email: boolean; document: boolean }>`
    select coalesce(bool_or(norm(email) = norm(${email})), false) as email,
      coalesce(bool_or(${bare} <> '' and regexp_replace(upper(document_number), '[^0-9A-Z]', '', 'g') = ${bare}), false) as document
    from customer where organization_id = ${actor.organizationId} and access_state = 'blocked' and id::text <> ${textOf(record['id'])}`.execute(
    database.query,
  );
  return rows[0] ?? { email: false, document: false };
}

function bareDocument(value: unknown): string {
  return textOf(value)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');
}
