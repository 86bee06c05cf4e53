// What of the schemas is hardly used, from what the database knows of its tables by itself (pg_class, pg_stats,
// pg_indexes): no row is read, so the figures are those of the last ANALYZE, of a sample where a table is large.
import { sql } from 'kysely';
import type { Entity, Field } from '#engine/model/entity.ts';
import { fieldKinds } from '#engine/kinds/index.ts';
import { rowEstimate } from '../database/analyze.ts';
import type { Database } from '../database/database.ts';
import { isCondition } from '../records/field-sql.ts';

export interface UseFinding {
  /** Stable from run to run. */
  readonly id: string;
  readonly code: 'use.option' | 'use.empty' | 'use.index' | 'use.unknown';
  readonly entity: string;
  readonly path: string;
  /** About how many rows the table has. */
  readonly rows: number;
  readonly text: string;
  readonly remedy: string;
}

interface TableUse {
  readonly rows: number;
  readonly columns: ReadonlyMap<string, ColumnUse>;
  /** Definitions, one after the other. */
  readonly indexes: string;
}

interface ColumnUse {
  readonly nulls: number;
  readonly values: readonly string[] | null;
  readonly shares: readonly number[] | null;
  readonly items: readonly string[] | null;
}

/** Fewer rows say nothing of use. */
const leastRows = 100;
/** From here on a filter that reads all rows is felt. */
const manyRows = 1000;
const emptyShare = 0.98;
/** What is left beside the values that the statistics name; shares are rounded. */
const smallShare = 0.001;

export async function findUse(
  database: Database,
  entities: Readonly<Record<string, Entity>>,
): Promise<readonly UseFinding[]> {
  const tables = await readUse(database);
  return Object.values(entities)
    .filter(({ view }) => view === undefined)
    .flatMap((entity) => {
      const use = tables.get(entity.table);
      if (use === undefined) return [];
      if (use.rows < 0) return [unknown(entity)];
      if (use.rows < leastRows) return [];
      return listedFields(entity.fields).flatMap((field) => [
        ...empty(entity, field, use),
        ...options(entity, field, use),
        ...unindexed(entity, field, use),
      ]);
    });
}

/** Lists are asked for no field of their items. */
function listedFields(fields: readonly Field[]): readonly Field[] {
  return fields.flatMap((field) => [field, ...(field.kind === 'object' ? listedFields(field.fields ?? []) : [])]);
}

function unknown({ name, table }: Entity): UseFinding {
  return {
    id: `use.unknown:${name}`,
    code: 'use.unknown',
    entity: name,
    path: '',
    rows: 0,
    text: `${name}: the database has no statistics of ${table} yet`,
    remedy: `let it have them: analyze "${table}"`,
  };
}

function empty(entity: Entity, field: Field, { rows, columns }: TableUse): readonly UseFinding[] {
  const use = columns.get(field.column ?? '');
  if (use === undefined || field.required || field.path.includes('.')) return [];
  const blank = (use.values ?? []).findIndex((value) => ['', '{}', '[]'].includes(value));
  const share = use.nulls + (blank < 0 ? 0 : (use.shares?.[blank] ?? 0));
  if (share < emptyShare) return [];
  return [
    {
      ...placed('use.empty', entity, field, rows),
      text: `${entity.name}.${field.path} is empty in ${shown(share)} of about ${counted(rows)} rows`,
      remedy: field.readOnly
        ? 'the server alone sets it: ask whether the action or call that does so is needed'
        : 'ask whether anybody needs it; out of list and filters it takes no place ("x-list", "x-filter"), and "x-when" shows it only where it can be meant',
    },
  ];
}

/** Where the statistics name every value that there is. */
function options(entity: Entity, field: Field, { rows, columns }: TableUse): readonly UseFinding[] {
  const use = columns.get(field.column ?? '');
  if (field.options === undefined || use === undefined || field.path.includes('.')) return [];
  const used = use.items ?? (isWhole(use) ? use.values : null);
  const never = field.options.filter((option) => !(used ?? field.options ?? []).includes(option));
  // Of a field that nobody fills in that is said already.
  if (never.length === 0 || never.length === field.options.length) return [];
  return [
    {
      ...placed('use.option', entity, field, rows),
      text: `${entity.name}.${field.path}: no row of about ${counted(rows)} says ${never.join(', ')}`,
      remedy: `ask whether ${never.length === 1 ? 'it is' : 'they are'} needed; an option that goes is held against the rows by npm run plan`,
    },
  ];
}

function isWhole({ nulls, shares }: ColumnUse): boolean {
  return shares !== null && nulls + shares.reduce((sum, share) => sum + share, 0) > 1 - smallShare;
}

function unindexed(entity: Entity, field: Field, { rows, indexes }: TableUse): readonly UseFinding[] {
  // A few rows of a parent are read by its index; what serves a condition of a subject stands in x-entity.indexes.
  if (entity.parent !== undefined || isCondition(field)) return [];
  if (rows < manyRows || !(field.filter || field.sort) || hasIndex(field, indexes)) return [];
  const by = [...(field.filter ? ['filtered'] : []), ...(field.sort ? ['ordered'] : [])].join(' and ');
  return [
    {
      ...placed('use.index', entity, field, rows),
      text: `${entity.name}.${field.path} is ${by} by without an index: each time all of about ${counted(rows)} rows are read`,
      remedy: `${field.computed || fieldKinds[field.kind].column === null ? 'what is counted has no index: take' : 'run npm run plan -- --apply, or take'} ${field.filter ? '"x-filter"' : '"x-sort"'} out where nobody needs it`,
    },
  ];
}

/** Of the column, or of a key in it. */
function hasIndex({ path, column }: Field, indexes: string): boolean {
  const names = [...(column === undefined ? [] : [column, `${column}_id`]), ...path.split('.').slice(1)];
  return names.some((name) => new RegExp(`(?<![\\w$])${name}(?![\\w$])`).test(indexes));
}

function placed(code: UseFinding['code'], { name }: Entity, { path }: Field, rows: number) {
  return { id: `${code}:${name}.${path}`, code, entity: name, path, rows };
}

const numbers = new Intl.NumberFormat('en');

function counted(rows: number): string {
  return numbers.format(rows);
}

function shown(share: number): string {
  return `${Math.floor(share * 1000) / 10} %`;
}

async function readUse(database: Database): Promise<ReadonlyMap<string, TableUse>> {
  const { rows: tables } = await sql<{ name: string; rows: number; indexes: string | null }>`
    select relname as name, ${rowEstimate} as rows, (
      select string_agg(regexp_replace(indexdef, '^.* USING ', ''), ' ') from pg_indexes
      where schemaname = current_schema() and tablename = relname
    ) as indexes
    from pg_class where relkind in ('r', 'p') and not relispartition and relnamespace = current_schema()::regnamespace`.execute(
    database.query,
  );
  const { rows: columns } = await sql<ColumnUse & { table: string; name: string }>`
    select tablename as table, attname as name, null_frac::float8 as nulls, most_common_vals::text::text[] as values,
      most_common_freqs::float8[] as shares, most_common_elems::text::text[] as items
    from pg_stats where schemaname = current_schema()`.execute(database.query);
  return new Map(
    tables.map(({ name, rows, indexes }) => [
      name,
      {
        rows,
        indexes: indexes ?? '',
        columns: new Map(columns.filter(({ table }) => table === name).map((column) => [column.name, column])),
      },
    ]),
  );
}

export function printUse(findings: readonly UseFinding[]): string {
  if (findings.length === 0) return 'Everything that the schemas offer is used, as far as the statistics tell';
  return findings.map(({ id, text, remedy }) => [`notes     ${text}  [${id}]`, remedy].join('\n          ')).join('\n');
}
