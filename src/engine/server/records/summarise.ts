// Count and sums of the rows that a list shows, in all and by one field, in one statement. By what the actor does not
// see in full nothing is gathered and nothing added up.
import { sql } from 'kysely';
import { currencyPath } from '#engine/kinds/currency-of.ts';
import { fieldKinds } from '#engine/kinds/index.ts';
import { isGrouped, isSummed } from '#engine/kinds/summed.ts';
import { fieldAt, type Entity, type Field } from '#engine/model/entity.ts';
import { linkOf } from '#engine/model/link.ts';
import {
  mostGroups,
  mostSums,
  type ListSummary,
  type SummaryFigures,
  type SummaryGroup,
} from '#engine/model/list-summary.ts';
import { businessTimeZone } from '#engine/model/relative-time.ts';
import type { Database } from '../database/database.ts';
import { ApiError } from '../http/api-error.ts';
import { closest } from './closest.ts';
import { tableOf } from './entity-table.ts';
import { fieldSql, snapshotIdSql, type Sql } from './field-sql.ts';
import { whereSql, type ListRequest } from './page-sql.ts';
import { recordTitles, type TitleReader } from './record-titles.ts';
import { checkSeesField } from './rights.ts';

export interface SummaryRequest extends Omit<ListRequest, 'fields' | 'exactTotal'>, Omit<TitleReader, 'actor'> {
  /** Path of the field that gathers. */
  readonly by: string | undefined;
  /** Paths of what is added up. */
  readonly sums: readonly string[];
}

interface FigureRow {
  readonly key: string | null;
  readonly count: number;
  /** 0 of a group, 1 of all rows. */
  readonly level: number;
  readonly [sum: `sum${number}`]: number | null;
  readonly [currencies: `currencies${number}`]: readonly string[] | null;
}

export async function summarise(database: Database, request: SummaryRequest): Promise<ListSummary> {
  const { entity, actor, by } = request;
  const sums = readSums(entity, request.sums);
  const field = by === undefined ? undefined : readGroup(entity, by);
  // Amounts say nothing without their currency.
  const currencies = sums.flatMap((sum) => currencyField(entity, sum) ?? []);
  for (const { path } of [...(field === undefined ? [] : [field]), ...sums, ...currencies])
    checkSeesField(entity, path, actor);
  const rows = await readFigures(database, request, { field, sums });
  const total = rows.find(({ level }) => level === 1);
  const all = total === undefined ? { count: 0, sums: {} } : figuresOf(total, sums);
  if (field === undefined) return all;
  const groups = rows.filter(({ level }) => level === 0);
  const told = groups.slice(0, mostGroups);
  return {
    ...all,
    groups: await nameGroups(database, request, { field, sums, rows: told }),
    more: groups.length > told.length,
  };
}

function readSums(entity: Entity, paths: readonly string[]): Field[] {
  if (paths.length > mostSums) throw unknown('_sum', paths.join(','), []);
  return [...new Set(paths)].map((path) => {
    const field = fieldAt(entity, path);
    if (field === undefined || !isSummed(field)) throw unknown('_sum', path, entity.fields.filter(isSummed));
    return field;
  });
}

function readGroup(entity: Entity, path: string): Field {
  const field = fieldAt(entity, path);
  if (field === undefined || !isGrouped(field)) throw unknown('_by', path, entity.fields.filter(isGrouped));
  return field;
}

function unknown(parameter: string, path: string, known: readonly Field[]): ApiError {
  const suggestion = closest(
    path,
    known.map((field) => field.path),
  );
  return new ApiError('UNKNOWN_PARAMETER', {
    name: `${parameter}=${path}`.slice(0, 80),
    ...(suggestion !== undefined && { suggestion }),
  });
}

interface Asked {
  readonly field: Field | undefined;
  readonly sums: readonly Field[];
}

/** One group more than is told, so that it is known whether there are others; the row of all is always there. */
async function readFigures(
  database: Database,
  request: SummaryRequest,
  { field, sums }: Asked,
): Promise<readonly FigureRow[]> {
  const { entity } = request;
  const key = field === undefined ? sql`null` : keySql(entity, field);
  const added = sums.flatMap((sum, index) => sumSql(entity, sum, index));
  const figures = sql.join([sql`count(*)::int as count`, ...added]);
  const from = sql`from ${sql.table(tableOf(entity).name)} t where ${whereSql(request)}`;
  if (field === undefined) {
    const { rows } = await sql<FigureRow>`select null as key, 1 as level, ${figures} ${from}`.execute(database.query);
    return rows;
  }
  const order = fieldKinds[field.kind].groups === 'day' ? sql`key desc nulls last` : sql`count desc, key nulls last`;
  const { rows } = await sql<FigureRow>`
    select (${key})::text as key, grouping(${key}) as level, ${figures} ${from} group by grouping sets ((${key}), ())
    order by level desc, ${order} limit ${mostGroups + 2}`.execute(database.query);
  return rows;
}

/** The sum; of amounts whose record says the currency also which there are, and no sum of several. */
function sumSql(entity: Entity, field: Field, index: number): Sql[] {
  const value = fieldSql(entity, field);
  const sum = sql`sum(${value})::float8`;
  const by = currencyField(entity, field);
  if (by === undefined) return [sql`${sum} as ${sql.ref(`sum${index}`)}`];
  const currency = fieldSql(entity, by);
  // Of records that have such an amount: what the others say of none is no matter.
  const those = sql`filter (where ${value} is not null and ${currency} is not null)`;
  return [
    sql`case when count(distinct ${currency}) ${those} < 2 then ${sum} end as ${sql.ref(`sum${index}`)}`,
    sql`array_agg(distinct ${currency}) ${those} as ${sql.ref(`currencies${index}`)}`,
  ];
}

function currencyField(entity: Entity, { currency }: Field): Field | undefined {
  const path = currencyPath(currency);
  return path === undefined ? undefined : fieldAt(entity, path);
}

function keySql(entity: Entity, field: Field): Sql {
  if (field.kind === 'snapshot') return snapshotIdSql(field);
  const value = fieldSql(entity, field);
  return fieldKinds[field.kind].moment === 'dateTime'
    ? sql`(${value} at time zone ${sql.lit(businessTimeZone)})::date`
    : value;
}

function figuresOf(row: FigureRow, sums: readonly Field[]): SummaryFigures {
  const currencies = sums.flatMap(({ path }, index) => {
    const told = row[`currencies${index}`];
    return told === undefined || told === null ? [] : [[path, told] as const];
  });
  return {
    count: row.count,
    ...(currencies.length > 0 && { currencies: Object.fromEntries(currencies) }),
    sums: Object.fromEntries(
      sums.flatMap(({ path }, index) => (row[`sum${index}`] === null ? [] : [[path, row[`sum${index}`] ?? 0]])),
    ),
  };
}

async function nameGroups(
  database: Database,
  { actor, language, t }: SummaryRequest,
  { field, sums, rows }: Required<Asked> & { readonly field: Field; readonly rows: readonly FigureRow[] },
): Promise<SummaryGroup[]> {
  const link = linkOf(field);
  const keys = rows.flatMap(({ key }) => key ?? []);
  const titles =
    link === undefined ? new Map<string, string>() : await recordTitles(database, link, keys, { actor, language, t });
  return rows.map((row) => {
    const label = titles.get(row.key ?? '');
    return {
      ...(row.key !== null && { key: row.key }),
      ...(label !== undefined && { label }),
      ...figuresOf(row, sums),
    };
  });
}
