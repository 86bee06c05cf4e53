// POST /api/auth/user/update: people save their own data, favourites and settings; what an administrator rules
// (address, roles) may only come back unchanged.
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Shape } from '#engine/model/entity.ts';
import type { Language } from '#engine/model/text.ts';
import type { Problem } from '#engine/model/rules.ts';
import { shapes } from '#generated/shapes.ts';
import type { UserUpdate } from '#generated/types.ts';
import type { Actor } from '../actor.ts';
import { invalid } from '../http/api-error.ts';
import type { Database } from '../database/database.ts';
import { writeHistory } from '../database/write-history.ts';
import { ownHistory } from './accounts.ts';
import { checkPayload } from './check-payload.ts';
import type { SessionParts } from './session-parts.ts';
import type { Session } from './session-store.ts';
import { readSessionUser, type SessionUser } from './session-user.ts';

type Values = Readonly<Record<string, unknown>>;

export async function updateUser(
  { database, clock }: Pick<SessionParts, 'database' | 'clock'>,
  { actor }: Session,
  body: unknown,
): Promise<{ readonly user: SessionUser }> {
  database.checkWritable();
  const { user: sent } = body as { readonly user: Values };
  return database.transaction(async () => {
    const current = await readSessionUser(database, actor.userId);
    const update = await checkPayload<UserUpdate>('userUpdate', withoutReadOnly(sent, current), clock(), {
      name: current.name,
    });
    await writeUser(database, { actor, current, next: merge(current, sent, update), now: clock() });
    return { user: await readSessionUser(database, actor.userId) };
  });
}

/** docs/reference/api.md rule 9. */
function withoutReadOnly(sent: Values, current: SessionUser): Values {
  const shape: Shape = shapes.userUpdate;
  const readOnly = shape.fields.filter((field) => field.readOnly && field.name in sent).map((field) => field.name);
  const now: Values = { ...current };
  const problems = readOnly
    .filter((name) => !isDeepStrictEqual(sent[name] ?? undefined, now[name]))
    .map((name): Problem => ({ path: [name], rule: 'readOnly', params: {} }));
  if (problems.length > 0) throw invalid(shape, problems);
  return Object.fromEntries(Object.entries(sent).filter(([name]) => !readOnly.includes(name)));
}

interface Next {
  readonly name: string;
  readonly language: Language | null;
  readonly avatar_url: string | null;
  readonly mini_avatar_url: string | null;
  readonly metadata: SessionUser['metadata'];
}

/** Absent fields stay, empty ones are cleared; favourites and settings each replace their own part. */
function merge(current: SessionUser, sent: Values, update: UserUpdate): Next {
  const url = (name: 'avatar_url' | 'mini_avatar_url') => (name in sent ? update[name] : current[name]) ?? null;
  const shortcuts = (sent['metadata'] as { readonly shortcuts?: unknown } | undefined)?.shortcuts;
  // Tidying drops an empty list; here it means that the last favourite is gone.
  const emptied = Array.isArray(shortcuts) && shortcuts.length === 0 ? [] : undefined;
  return {
    name: update.name,
    language: ('language' in sent ? update.language : current.language) ?? null,
    avatar_url: url('avatar_url'),
    mini_avatar_url: url('mini_avatar_url'),
    metadata: {
      shortcuts: update.metadata?.shortcuts ?? emptied ?? current.metadata.shortcuts,
      settings: mergeSettings(current.metadata.settings, update.metadata?.settings && { ...update.metadata.settings }),
    },
  };
}

/** Of the lists each is arranged by itself, maybe in two tabs at once: one that is not sent stays as it was. */
function mergeSettings(current: Values, sent: Values | undefined): Values {
  const lists = { ...(current['lists'] as object | undefined), ...(sent?.['lists'] as object | undefined) };
  return { ...(sent ?? current), ...(Object.keys(lists).length > 0 && { lists }) };
}

async function writeUser(
  database: Database,
  {
    actor,
    current,
    next,
    now,
  }: { readonly actor: Actor; readonly current: SessionUser; readonly next: Next; readonly now: Date },
): Promise<void> {
  const { userId: id, organizationId } = actor;
  const [before, after] = [toldOf(current), toldOf(next)];
  await sql`
    update "user" set name = ${next.name}, language = ${next.language}, avatar_url = ${next.avatar_url}, mini_avatar_url = ${next.mini_avatar_url}, metadata = ${JSON.stringify(next.metadata)}
    where id = ${id} and organization_id = ${organizationId}`.execute(database.query);
  if (isDeepStrictEqual(before, after)) return;
  await sql`
    update "user" set version = version + 1, updated_at = ${now.toISOString()}
    where id = ${id} and organization_id = ${organizationId}`.execute(database.query);
  const account = { id, organizationId, name: actor.name };
  await writeHistory(database, { ...ownHistory(account, 'update', now), before, after });
}

/** What goes into the history and makes a new version; the look of one's own screens does neither. */
function toldOf({ name, language, avatar_url, mini_avatar_url }: Pick<Next, 'name'> & Partial<Next | SessionUser>) {
  return {
    name,
    language: language ?? undefined,
    avatar_url: avatar_url ?? undefined,
    mini_avatar_url: mini_avatar_url ?? undefined,
  };
}
