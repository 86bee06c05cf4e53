// Creating and updating a record of any entity: what may be given, what follows from it, what is wrong with it, then
// the row and its history.
import { isArrayColumn } from '#engine/kinds/index.ts';
import { hooksOf } from './hooks.ts';
import { tables } from '#generated/tables.ts';
import type { Entity, Shape } from '#engine/model/entity.ts';
import { isFrozen } from '#engine/model/is-frozen.ts';
import { normaliseRecord } from '#engine/kinds/normalise-record.ts';
import { isPresent } from '#engine/model/condition.ts';
import { firstOfEach, type Problem } from '#engine/model/rules.ts';
import type { Actor } from '../actor.ts';
import { ApiError, forbidden, invalid } from '../http/api-error.ts';
import { applyInput, checkCopies, type Applied } from './apply-input.ts';
import { filesIn } from '../files/file-values.ts';
import { checkFiles } from '../files/stored-files.ts';
import { checkData, inUtc } from './check-data.ts';
import { checkLookups, checkReferences } from './check-references.ts';
import { storedEntity } from './entity-table.ts';
import { withInitialValues } from './initial-values.ts';
import { isValues, type Values } from './present-record.ts';
import { transitionRefused } from './check-action.ts';
import { checkParent, checkVersion, readRecord, rowsOf, ruleOf, type At, type RecordParts } from './record-context.ts';
import { checkRight, isConfined } from './rights.ts';
import { answersWrites, changeRecord, findById, insertRecord } from './store.ts';
import { withoutUndeclared, withUndeclared } from './undeclared.ts';
import { uuidV7 } from './uuid-v7.ts';

export interface CreateRequest {
  readonly entity: Entity;
  readonly actor: Actor | null;
  readonly body: unknown;
  readonly parentId?: string | undefined;
}

export interface UpdateRequest extends CreateRequest {
  readonly at: At;
  /** From If-Match; a `version` in the body says the same. */
  readonly version?: number | undefined;
}

export async function createRecord(
  parts: RecordParts,
  { entity, actor, body, parentId }: CreateRequest,
): Promise<Values> {
  const { database, clock } = parts;
  checkRight(entity, 'create', actor);
  const given = readBody(body);
  readVersion(entity, given['version']);
  database.checkWritable();
  const hooks = hooksOf(parts.behaviours, entity.name);
  const oneStatement = isWrittenAlone(parts, { entity, actor, given });
  const create = async (): Promise<Values> => {
    const now = clock();
    if (parentId !== undefined) await checkParent(database, entity, parentId, actor);
    const applied = applyInput({ entity, body: ownedBy(entity, given, parentId), actor });
    // Rules may measure from the creation.
    const filled = withInitialValues(
      storedEntity(entity).fields,
      { ...inView(entity, applied.record), createdAt: now.toISOString() },
      { actor, now },
    );
    const record = await resolveRecord(parts, { entity, actor, applied: { ...applied, record: filled }, now });
    const id = uuidV7(now);
    const stored = await insertRecord(database, entity, { ...record, id }, { actor, now, action: 'create' });
    await hooks?.afterCreate?.({
      database,
      settings: parts.settings,
      entity,
      actor,
      now,
      record: { ...record, id },
    });
    // What is done afterwards may change the record.
    return written(parts, entity, {
      id,
      actor,
      right: 'create',
      stored: hooks?.afterCreate === undefined ? stored : undefined,
    });
  };
  return atomically(parts, entity, create, { oneStatement });
}

export async function updateRecord(
  parts: RecordParts,
  { entity, actor, body, at, version }: UpdateRequest,
): Promise<Values> {
  const { database, clock } = parts;
  checkRight(entity, 'update', actor);
  const given = readBody(body);
  database.checkWritable();
  const update = async (lock: boolean): Promise<Values | undefined> => {
    const current = await readRecord(database, entity, { at, actor, lock });
    // As of actions: once it is this call's turn.
    const now = clock();
    checkVersion(entity, current, version ?? readVersion(entity, given['version']), actor);
    checkFrozen(entity, current);
    const known = withoutUndeclared(entity.fields, current);
    const applied = applyInput({ entity, body: given, current: known, actor });
    const after = withUndeclared(
      entity.fields,
      current,
      await resolveRecord(parts, { entity, actor, applied, current: known, now }),
    );
    const author = { actor, now, action: 'update' };
    const changed = await changeRecord(database, entity, { before: current, after, author, isOpen: !lock });
    if (changed === 'behind') return undefined;
    return written(parts, entity, { id: at.id, actor, right: 'update', stored: changed });
  };
  if (isWrittenAlone(parts, { entity, actor, given }))
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const record = await atomically(parts, entity, () => update(false), { oneStatement: true });
      if (record !== undefined) return record;
    }
  return atomically(parts, entity, async () => {
    const record = await update(true);
    if (record === undefined) throw new Error(`${entity.name} ${at.id} was changed by another while it was locked`);
    return record;
  });
}

/** So often a record is read again that another changed before it was written; then it is kept from the others. */
const attempts = 3;

/** Nothing else is written with the record, and nothing looked at afterwards that might take it back. */
function isWrittenAlone(
  { behaviours }: RecordParts,
  { entity, actor, given }: { readonly entity: Entity; readonly actor: Actor; readonly given: Readonly<Values> },
): boolean {
  return (
    hooksOf(behaviours, entity.name) === undefined &&
    answersWrites(entity) &&
    !isConfined(entity, actor) &&
    filesIn(entity.fields, given).length === 0
  );
}

/** 409 with the state that ended all changes. */
function checkFrozen(entity: Entity, current: Readonly<Values>): void {
  if (entity.frozen !== undefined && isFrozen(entity, current))
    throw transitionRefused(entity, entity.frozen.field, current);
}

function readBody(body: unknown): Readonly<Values> {
  if (!isValues(body)) throw new ApiError('BAD_REQUEST', { detail: 'a JSON object is expected' });
  return body;
}

/**
 * The version of a body; stock clients send back the whole record. One that cannot be read must not pass for none: the
 * write would be unguarded.
 */
export function readVersion(shape: Shape, value: unknown): number | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (!Number.isSafeInteger(value))
    throw invalid(shape, [{ path: ['version'], rule: 'type', params: { type: 'integer' } }]);
  return Number(value);
}

/** Under its parent's address a record belongs to that parent and to no other. */
function ownedBy(entity: Entity, body: Readonly<Values>, parentId: string | undefined): Values {
  const { parent } = entity;
  if (parent === undefined || parentId === undefined) return { ...body };
  const given = body[parent.field];
  const isOther = parent.many
    ? Array.isArray(given) && !given.includes(parentId)
    : given !== undefined && given !== null && given !== '' && given !== parentId;
  if (isOther) throw invalid(entity, [{ path: [parent.field], rule: 'match', params: { owner: parent.field } }]);
  if (parent.many) return { ...body, [parent.field]: isPresent(given) ? given : [parentId] };
  return { ...body, [parent.field]: parentId };
}

/** A record made through a view has what makes it one of the view. */
function inView(entity: Entity, record: Readonly<Values>): Values {
  const fields = storedEntity(entity).fields;
  const own = Object.entries(entity.view?.where ?? {}).map(([name, value]): [string, unknown] => {
    const kind = fields.find((field) => field.name === name)?.kind;
    return [name, kind !== undefined && isArrayColumn(kind) ? [value] : value];
  });
  return { ...record, ...Object.fromEntries(own) };
}

interface Resolving {
  readonly entity: Entity;
  readonly actor: Actor;
  readonly applied: Applied;
  readonly current?: Readonly<Values>;
  readonly now: Date;
}

/** The record ready to be written; throws all that is wrong with it at once. */
async function resolveRecord(
  { database, settings, behaviours }: RecordParts,
  { entity, actor, applied, current, now }: Resolving,
): Promise<Values> {
  const { fields } = entity;
  const record = inUtc(fields, normaliseRecord(fields, applied.record));
  const hidden = Object.fromEntries(Object.keys(entity.view?.where ?? {}).map((name) => [name, applied.record[name]]));
  const visible = Object.fromEntries(
    Object.entries(record).filter(([name]) => fields.some((field) => field.name === name)),
  );
  const problems: Problem[] = [
    ...applied.problems,
    ...(await checkData(entity, visible, { now, creating: current === undefined })),
    ...(await checkFiles(database, { entity, record, current, actor, now })),
  ];
  const references = await checkReferences(database, { entity, record, current, actor });
  const hooks = hooksOf(behaviours, entity.name);
  const resolved = { ...record, ...hidden, ...references.snapshots };
  const context = { database, settings, entity, actor, now, record: resolved, current };
  const all = firstOfEach([
    ...problems,
    ...references.problems,
    ...(await checkLookups(database, { entity, record, current, actor })),
    ...checkCopies(entity, applied, references.snapshots, actor),
    ...((await hooks?.check?.(context)) ?? []),
  ]);
  if (all.length > 0) throw invalid(entity, all);
  return { ...resolved, ...(await hooks?.beforeWrite?.(context)) };
}

interface Written {
  readonly id: string;
  readonly actor: Actor;
  readonly right: 'create' | 'update';
  /** As the statement that wrote it answered. */
  readonly stored: Values | undefined;
}

/** The record as written; 403 when the actor wrote it out of the rows that he may see. */
async function written(
  { database }: RecordParts,
  entity: Entity,
  { id, actor, right, stored }: Written,
): Promise<Values> {
  if (stored !== undefined && !isConfined(entity, actor)) return stored;
  const record = await findById(database, entity, { id, ...rowsOf(entity, actor) });
  if (record === undefined) throw forbidden(ruleOf(entity, right).replace(/[^.]+$/, 'rows'));
  return record;
}

/** One transaction; what the database refuses becomes what is wrong with which field. */
export async function atomically<T>(
  { database }: RecordParts,
  entity: Entity,
  run: () => Promise<T>,
  options?: Parameters<RecordParts['database']['transaction']>[1],
): Promise<T> {
  try {
    return await database.transaction(run, options);
  } catch (error) {
    throw refusalOf(entity, error);
  }
}

function refusalOf(entity: Entity, error: unknown): unknown {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  if (code === '23505') {
    const index = tables.flatMap((table) => table.indexes).find(({ name }) => name === constraint);
    const fields = (index?.fields ?? []).filter((field, _, all) => all.length === 1 || field !== entity.parent?.field);
    // A key that this version does not know: another runs beside it and calls a field otherwise.
    const paths = fields.length === 0 && index === undefined ? [[]] : fields.map((field) => field.split('.'));
    if (paths.length > 0)
      return invalid(
        entity,
        paths.map((path) => ({ path, rule: 'unique', params: {} })),
      );
  }
  // Deleted by another between the check and the write.
  if (code === '23503') return invalid(entity, [{ path: [], rule: 'reference', params: {} }]);
  return error;
}
