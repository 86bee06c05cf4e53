// The notice to the supervisors when money could go elsewhere: who changed what, each value masked as their own screens
// show it.
import { sql } from 'kysely';
import { roles } from '#generated/roles.ts';
import { membersOf } from '#engine/model/named-groups.ts';
import { routes } from '#generated/routes.ts';
import type { Entity, Field } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { placesOf } from '#engine/model/places.ts';
import type { Language } from '#engine/model/text.ts';
import type { Database } from '#engine/server/database/database.ts';
import { changedFields } from '#engine/server/database/write-history.ts';
import { queueMail } from '#engine/server/mail/outbox.ts';
import { recipientColumns, type Recipient } from '#engine/server/mail/recipient.ts';
import { entityNamed } from '#engine/server/records/entity-table.ts';
import type { WriteContext } from '#engine/server/records/hooks.ts';
import { mask } from '#engine/server/records/mask.ts';
import type { Values } from '#engine/server/records/present-record.ts';
import { findRecords } from '#engine/server/records/store.ts';
import { ownRows } from '#engine/server/records/visible-rows.ts';
import { translator } from '#engine/server/texts/texts.ts';
import { overseers } from '../groups.ts';
import { payoutLetter, type PayoutChange } from './payout-letter.ts';

type Context = Pick<WriteContext, 'database' | 'settings' | 'entity' | 'actor' | 'now'>;

interface Sides {
  /** Absent for a new account. */
  readonly before?: Readonly<Values>;
  /** Absent for one that is removed. */
  readonly after?: Readonly<Values>;
}

/** Queues a letter to each; nothing when nothing has changed. */
export async function tellSupervisors(context: Context, sides: Sides): Promise<void> {
  const { database, entity, actor, now } = context;
  if (changedOf(entity, sides).length === 0) return;
  const kind = sides.before === undefined ? 'created' : sides.after === undefined ? 'removed' : 'changed';
  const account = sides.after ?? sides.before ?? {};
  const letter = {
    kind,
    owner: await ownerName(context, account),
    actor: actor.name,
  } as const;
  for (const { email: to, language, role } of await supervisors(database, actor.organizationId)) {
    const changes = changedOf(entity, sides).map((change) => printChange(entity, change, language));
    const link = linkTo(context, account, { gone: kind === 'removed', roles: role });
    const mail = payoutLetter({ ...letter, changes, link, to, language });
    await queueMail(database, { organizationId: actor.organizationId, now, ...mail });
  }
}

interface FieldChange {
  readonly field: Field;
  readonly from: unknown;
  readonly to: unknown;
}

function changedOf(entity: Entity, { before = {}, after = {} }: Sides): FieldChange[] {
  const changed = changedFields(before, after);
  return entity.fields.flatMap((field): FieldChange[] => {
    const change = changed[field.name];
    if (change === undefined || field.computed || field.reference !== undefined) return [];
    return [{ field, from: change.from, to: change.to }];
  });
}

function printChange(entity: Entity, { field, from, to }: FieldChange, language: Language): PayoutChange {
  const show = (value: unknown) => (value === undefined ? undefined : printValue(entity, field, value, language));
  return { name: translator(language)(labelKeys.field(entity.name, field.path)), from: show(from), to: show(to) };
}

function printValue(entity: Entity, field: Field, value: unknown, language: Language): string {
  const t = translator(language);
  if (field.sensitive !== undefined) return mask(field, value) ?? '***';
  if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no');
  return field.options === undefined ? String(value) : t(labelKeys.option(entity.name, field.path, String(value)));
}

async function ownerName({ database, entity, actor }: Context, account: Readonly<Values>): Promise<string> {
  const owner = entityNamed(entity.parent?.entity ?? '');
  const [record] = await findRecords(
    database,
    owner,
    sql`${ownRows(owner, actor.organizationId)} and t.id = ${account[entity.parent?.field ?? '']}`,
  );
  const name = record?.['tradeName'];
  return typeof name === 'string' ? name : '';
}

/** The page of the account, where the reader may open it; of one that is gone the owner's accounts. */
function linkTo(
  { settings, entity }: Context,
  account: Readonly<Values>,
  { gone, roles: read }: { readonly gone: boolean; readonly roles: readonly string[] },
): string {
  const places = placesOf(routes, { roles: read, signedIn: true });
  const [owner, id] = [String(account[entity.parent?.field ?? '']), String(account['id'])];
  const path = gone ? places.record(entity.parent?.entity ?? '', owner) : places.record(entity.name, id, owner);
  return settings.publicUrl + (path ?? '/');
}

interface Supervisor extends Recipient {
  readonly role: readonly string[];
}

/** Where there is no supervisor the other leads look after it. */
async function supervisors(database: Database, organizationId: string): Promise<readonly Supervisor[]> {
  const { rows } = await sql<Supervisor>`
    select ${recipientColumns}, role from "user" where organization_id = ${organizationId} and status = 'active' and role && ${[...membersOf(roles, overseers)]}::text[] order by email`.execute(
    database.query,
  );
  const those = rows.filter(({ role }) => role.includes('supervisor'));
  return those.length === 0 ? rows : those;
}
