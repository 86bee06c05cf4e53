// Which role gains or loses what: rights on records, fields, values in full, rows.
import type { Access, EntityRight, EntityRights } from '#engine/model/access.ts';
import { fieldAt, type Entity } from '#engine/model/entity.ts';
import { pairFields } from '#engine/model/former-paths.ts';
import type { Model } from '../database/model-memory.ts';
import { named, rowsMark, type Change } from './change.ts';

const rights = ['read', 'create', 'update', 'remove'] as const satisfies readonly EntityRight[];

export function rightsChanges(before: Model, after: Model): readonly Change[] {
  return Object.values(after.entities).flatMap((entity) => {
    const former = before.entities[entity.name];
    if (former === undefined) return [];
    const said = changesOf({ former, entity, before, after });
    return gathered(entity, said);
  });
}

interface Said {
  readonly role: string;
  /** What follows the roles; the same sentence is said once for all of them. */
  readonly sentence: string;
}

interface Pair {
  readonly former: Entity;
  readonly entity: Entity;
  readonly before: Model;
  readonly after: Model;
}

function changesOf(pair: Pair): readonly Said[] {
  const { entity, before, after } = pair;
  const [had, has] = [before.roles.entities[entity.name], after.roles.entities[entity.name]];
  // Also of a role that is no more.
  return [...new Set([...before.roles.roles, ...after.roles.roles])].flatMap((role) =>
    [
      ...wholeRights(role, had, has),
      ...fieldRights(role, pair),
      ...inFull(role, had, has),
      ...actions(role, pair),
      ...rows(role, had, has),
    ].map((sentence) => ({ role, sentence })),
  );
}

const verbs: Readonly<Record<EntityRight, string>> = {
  read: 'read',
  create: 'create',
  update: 'change',
  remove: 'delete',
};

function wholeRights(role: string, had?: EntityRights, has?: EntityRights): readonly string[] {
  return rights.flatMap((right) => {
    const [did, does] = [had?.[right].includes(role) ?? false, has?.[right].includes(role) ?? false];
    if (did === does) return [];
    return [`${does ? 'may' : 'may no longer'} ${verbs[right]} ${rowsMark}`];
  });
}

function fieldRights(role: string, pair: Pair): readonly string[] {
  const { entity, before, after } = pair;
  const [had, has] = [before.roles.entities[entity.name], after.roles.entities[entity.name]];
  const sentences = (['read', 'write'] as const).flatMap((right) => {
    const base = right === 'read' ? 'read' : 'update';
    if (!(had?.[base].includes(role) && has?.[base].includes(role))) return [];
    const both = pairFields(pair.former, entity).flatMap(({ field, later }) =>
      later === undefined
        ? []
        : [
            {
              path: later.path,
              did: mayAt(pair.former, field.path, right, role),
              does: mayAt(entity, later.path, right, role),
            },
          ],
    );
    const verb = right === 'read' ? 'read' : 'change';
    const [gained, lost] = [both.filter(({ did, does }) => does && !did), both.filter(({ did, does }) => did && !does)];
    return [
      ...(gained.length === 0
        ? []
        : [`${verb}s ${countOf(gained.length, 'more')} of ${rowsMark}: ${named(gained.map(({ path }) => path))}`]),
      ...(lost.length === 0
        ? []
        : [`no longer ${verb}s ${countOf(lost.length)} of ${rowsMark}: ${named(lost.map(({ path }) => path))}`]),
    ];
  });
  return sentences;
}

function countOf(count: number, more = ''): string {
  return [String(count), ...(more === '' ? [] : [more]), count === 1 ? 'field' : 'fields'].join(' ');
}

/** A hidden object hides what is in it; what one may not read one may not write either. */
function mayAt(entity: Entity, path: string, right: 'read' | 'write', role: string): boolean {
  const names = path.split('.');
  return names.every((_, depth) => {
    const access = fieldAt(entity, names.slice(0, depth + 1).join('.'))?.access;
    return admits(access?.read, role) && (right === 'read' || admits(access?.write, role));
  });
}

function admits(access: Access, role: string): boolean {
  return access === undefined || access.includes(role);
}

function inFull(role: string, had?: EntityRights, has?: EntityRights): readonly string[] {
  const kinds = [...new Set([...Object.keys(had?.unmasked ?? {}), ...Object.keys(has?.unmasked ?? {})])];
  if (!(had?.read.includes(role) && has?.read.includes(role))) return [];
  return kinds.flatMap((kind) => {
    const [did, does] = [admits(had.unmasked[kind], role), admits(has.unmasked[kind], role)];
    return did === does
      ? []
      : [`${does ? 'sees' : 'no longer sees'} values of sensitivity "${kind}" of ${rowsMark} in full`];
  });
}

/** Of those that were there before: a new one is said as a call (api-changes.ts). */
function actions(role: string, { former, entity, before, after }: Pair): readonly string[] {
  const reads = ({ roles }: Model): boolean => roles.entities[entity.name]?.read.includes(role) ?? false;
  if (!reads(before) && !reads(after)) return [];
  return entity.actions.flatMap(({ name, roles }) => {
    const was = former.actions.find((action) => action.name === name);
    if (was === undefined) return [];
    const [did, does] = [reads(before) && admits(was.roles, role), reads(after) && admits(roles, role)];
    return did === does ? [] : [`${does ? 'may' : 'may no longer'} act by "${name}" on ${rowsMark}`];
  });
}

function rows(role: string, had?: EntityRights, has?: EntityRights): readonly string[] {
  const scopeOf = (of?: EntityRights): string =>
    (of?.rows ?? [])
      .filter((scope) => scope.role === role)
      .map(({ path, from }) => `${path} is among ${from}`)
      .join(' or ');
  const [was, is] = [scopeOf(had), scopeOf(has)];
  if (was === is || !(had?.read.includes(role) && has?.read.includes(role))) return [];
  if (is === '') return [`sees all ${rowsMark}, and not only those whose ${was}`];
  return [`sees of ${rowsMark} only those whose ${is}${was === '' ? '' : `, and not those whose ${was}`}`];
}

function gathered(entity: Entity, said: readonly Said[]): readonly Change[] {
  const bySentence = new Map<string, string[]>();
  for (const { role, sentence } of said) bySentence.set(sentence, [...(bySentence.get(sentence) ?? []), role]);
  return [...bySentence].map(([sentence, roles]) => ({
    id: `rights:${entity.name}:${wordsOf(sentence)}:${roles.join(',')}`,
    code: 'rights',
    entity: entity.name,
    text: `${named(roles)}: ${sentence}`,
  }));
}

/** The sentence as a part of an id: `may-no-longer-read`. */
function wordsOf(sentence: string): string {
  return (sentence.replace(rowsMark, '').match(/[A-Za-z0-9.]+/g) ?? []).join('-');
}
