// Fields that other entities had before ("x-from"): an entity that is split gives its values to rows of a new one, one
// that is merged gives them to the rows it belongs to. A reference between the two says which row is whose. Pure.
import type { Column, Table } from '#engine/model/table.ts';
import { quote } from '../print-table.ts';
import { rowsOf, valuesOf } from './examples.ts';
import type { Examples, Step } from './step.ts';

interface Pair {
  readonly from: Column;
  readonly to: Column;
}

/** Values that move from one table to another. */
interface Move {
  readonly source: Table;
  readonly target: Table;
  readonly isNew: boolean;
  readonly pairs: readonly Pair[];
  /** The reference, in the one table or in the other; undefined where there is none. */
  readonly link: { readonly of: 'source' | 'target'; readonly column: string } | undefined;
}

/** `before` under the names that the tables have now. */
export function planMoves(before: readonly Table[], wanted: readonly Table[]): readonly Move[] {
  return wanted.flatMap((target) => {
    const known = before.find(({ name }) => name === target.name);
    const fresh = target.columns.filter(
      ({ name, from }) => from !== undefined && !known?.columns.some((column) => column.name === name),
    );
    return [...Map.groupBy(fresh, ({ from }) => from?.entity ?? '')].flatMap(([entity, columns]): Move[] => {
      const source = before.find((table) => table.entity === entity);
      const pairs = columns.flatMap((to) => {
        const from = source?.columns.find(({ field }) => field === to.from?.field);
        return from === undefined ? [] : [{ from, to }];
      });
      if (source === undefined || pairs.length === 0) return [];
      return [{ source, target, isNew: known === undefined, pairs, link: linkOf(source, target) }];
    });
  });
}

function linkOf(source: Table, target: Table): Move['link'] {
  const own = referring(target, source.name);
  if (own !== undefined) return { of: 'target', column: own };
  const theirs = referring(source, target.name);
  return theirs === undefined ? undefined : { of: 'source', column: theirs };
}

function referring(table: Table, other: string): string | undefined {
  const key = table.foreignKeys.find((one) => one.table === other && one.references.includes('id'));
  return key?.columns.find((column) => column !== 'organization_id');
}

/** A misspelt name would make an empty column beside the one that holds the values. */
export function unknownMoves(before: readonly Table[], wanted: readonly Table[]): readonly Step[] {
  if (before.every(({ entity }) => entity === '')) return [];
  return wanted.flatMap((target) => {
    const known = before.find(({ name }) => name === target.name)?.columns ?? [];
    return target.columns.flatMap(({ name, from }): Step[] => {
      if (from === undefined || known.some((column) => column.name === name)) return [];
      const source = before.find(({ entity }) => entity === from.entity);
      if (source?.columns.some(({ field }) => field === from.field)) return [];
      return [
        {
          id: `unknown-from:${target.name}.${name}`,
          phase: 'rename',
          summary: `${target.name}.${name} takes over ${from.entity}.${from.field}`,
          sql: [],
          risk: {
            count: 'select 1 as count',
            reason: `field is not there: the database has no ${from.entity}.${from.field}`,
            remedy: `correct or remove "x-from"${source === undefined ? '' : `; ${from.entity} has ${source.columns.flatMap(({ field }) => field ?? []).join(', ')}`}`,
            permitted: [],
            meaning: 'it begins empty',
          },
        },
      ];
    });
  });
}

export function moveSteps(moves: readonly Move[]): readonly Step[] {
  return moves.map((move) => {
    const { source, target, pairs, link } = move;
    const words = pairs.map(({ from, to }) => (from.name === to.name ? to.name : `${from.name} as ${to.name}`));
    const step = {
      id: `move:${target.name}.${source.name}`,
      phase: 'move',
      summary: `${target.name} takes over ${words.join(', ')} from ${source.name}`,
    } as const;
    const refused = (refusal: Refusal): Step => ({
      ...step,
      sql: [],
      risk: { count: 'select 1 as count', ...refusal },
    });
    if (link === undefined) return refused(unlinked(move));
    const other = pairs.find(({ from, to }) => from.type !== to.type);
    if (other !== undefined) return refused(ofOtherType(move, other));
    if (move.isNew && link.of === 'target') return { ...step, ...made(move, link.column) };
    return { ...step, ...taken(move, link) };
  });
}

type Refusal = { readonly reason: string; readonly remedy: string };

function unlinked({ source, target }: Move): Refusal {
  return {
    reason: `way is missing from ${source.name} to ${target.name}: no reference says which record is whose`,
    remedy: `declare a reference to ${source.entity} in ${target.entity}, or apply one the other way round first`,
  };
}

function ofOtherType({ source, target }: Move, { from, to }: Pair): Refusal {
  return {
    reason: `value has another type: ${source.name}.${from.name} is ${from.type}, ${target.name}.${to.name} is ${to.type}`,
    remedy: 'move it as it is, and change its type in a second step',
  };
}

const system: ReadonlySet<string> = new Set(['id', 'organization_id', 'created_at', 'updated_at', 'version']);

/** A row of the new table for each row that has one of the values. */
function made({ source, target, pairs }: Move, link: string): Pick<Step, 'sql' | 'risk'> {
  const given = new Set([...system, link, ...pairs.map(({ to }) => to.name)]);
  const bare = target.columns.filter(
    ({ name, nullable, default: fallback, generated }) =>
      !given.has(name) && !nullable && fallback === undefined && generated === undefined,
  );
  const value = ({ from, to }: Pair): string =>
    to.nullable || to.default === undefined ? quote(from.name) : `coalesce(${quote(from.name)}, ${to.default})`;
  const some = pairs.map(({ from }) => `${quote(from.name)} is not null`).join(' or ');
  const needed = pairs.filter(isNeeded);
  const missing = [...needed.map(({ from }) => `${quote(from.name)} is null`), ...(bare.length > 0 ? ['true'] : [])];
  const times = ['created_at', 'updated_at'].filter((name) => has(source, name) && has(target, name));
  const columns = ['id', 'organization_id', ...times, link, ...pairs.map(({ to }) => to.name)].map(quote).join(', ');
  const values = ['gen_random_uuid()', 'organization_id', ...times, 'id', ...pairs.map(value)].join(', ');
  const sql = [
    `insert into ${quote(target.name)} (${columns}) select ${values} from ${quote(source.name)} where ${some}`,
  ];
  if (missing.length === 0) return { sql };
  const names = [...needed.map(({ to }) => to.name), ...bare.map(({ name }) => name)];
  return {
    sql,
    risk: {
      count: `select count(*) as count from ${quote(source.name)} where (${some}) and (${missing.join(' or ')})`,
      reason: `would make a ${target.entity} without ${names.join(', ')}, and that is required`,
      remedy: 'give it a "default" in the schema, do not require it, or fill those in first',
    },
  };
}

/** Rows that are there, or were made without one, get the values of the row that they are linked to. */
function taken(move: Move, link: NonNullable<Move['link']>): Pick<Step, 'sql' | 'risk'> {
  const { source, target, pairs } = move;
  const [joined, required] = [join(link), requiredOf(move)];
  const sets = pairs.map(({ from, to }) => `${quote(to.name)} = source.${quote(from.name)}`).join(', ');
  const some = pairs.map(({ from }) => `source.${quote(from.name)} is not null`).join(' or ');
  const sql = [
    `update ${quote(target.name)} as target set ${sets} from ${quote(source.name)} as source where ${joined} and (${some})`,
  ];
  const counts = [
    ...(link.of === 'source' ? [severalOf(source, link.column, some)] : []),
    ...required.map(
      ({ from }) =>
        `select id from ${quote(target.name)} as target where not exists (select 1 from ${quote(source.name)} as source where ${joined} and source.${quote(from.name)} is not null)`,
    ),
  ];
  if (counts.length === 0) return { sql };
  const names = required.map(({ to }) => to.name).join(', ');
  return {
    sql: [
      ...sql,
      ...required.map(({ to }) => `alter table ${quote(target.name)} alter column ${quote(to.name)} set not null`),
    ],
    risk: {
      count: `select count(*) as count from (${counts.join(' union ')}) as hindered`,
      reason: [
        ...(link.of === 'source' ? [`have more than one ${source.entity}, and room for the values of one`] : []),
        ...(required.length > 0 ? [`would have no ${names}, and that is required`] : []),
      ].join(', or '),
      remedy: [
        ...(link.of === 'source' ? [`leave one ${source.entity} of each`] : []),
        ...(required.length > 0 ? [`fill in what is missing, or do not require it yet`] : []),
      ].join('; '),
    },
  };
}

function severalOf(source: Table, link: string, some: string): string {
  const column = quote(link);
  return `select ${column} from ${quote(source.name)} as source where ${column} is not null and (${some}) group by ${column} having count(*) > 1`;
}

/** Required, and nothing else gives it. */
function isNeeded({ to }: Pair): boolean {
  return !to.nullable && to.default === undefined;
}

/** A table that is made requires them from the beginning. */
function requiredOf({ isNew, pairs }: Move): readonly Pair[] {
  return isNew ? [] : pairs.filter(isNeeded);
}

function has({ columns }: Table, name: string): boolean {
  return columns.some((column) => column.name === name);
}

function join(link: NonNullable<Move['link']>, source = 'source'): string {
  return link.of === 'target'
    ? `target.${quote(link.column)} = ${source}.id`
    : `${source}.${quote(link.column)} = target.id`;
}

/** What goes after its values have moved loses those alone that found no place. */
export function afterMoves(steps: readonly Step[], moves: readonly Move[]): readonly Step[] {
  return steps.map((step) => {
    for (const move of moves) {
      const { source, pairs } = move;
      const pair = pairs.find(({ from }) => step.id === `drop-column:${source.name}.${from.name}`);
      if (pair !== undefined && step.risk !== undefined)
        return { ...step, phase: 'drop-moved', risk: { ...step.risk, ...leftOf(move, pair) } };
      const added = requiredOf(move).find(({ to }) => step.id === `add-column:${move.target.name}.${to.name}`);
      const bare = step.risk?.permitted?.slice(0, 1);
      // Required once it has its values.
      if (added !== undefined && bare !== undefined) return withoutRisk(step, bare);
      if (step.id === `drop-table:${source.name}` && step.risk !== undefined)
        return { ...step, risk: { ...step.risk, ...othersOf(move) } };
    }
    return step;
  });
}

function withoutRisk({ risk: _risk, ...step }: Step, sql: readonly string[]): Step {
  return { ...step, sql };
}

type Standing = Pick<NonNullable<Step['risk']>, 'count' | 'examples'>;

function standing(source: Table, where: string, examples: Examples | undefined): Standing {
  return {
    count: `select count(*) as count from ${quote(source.name)} where ${where}`,
    ...(examples && { examples }),
  };
}

/** Rows whose value found no place. */
function leftOf({ source, target, link }: Move, { from, to }: Pair): Standing | undefined {
  if (link === undefined) return undefined;
  const own = `${quote(source.name)}.${quote(from.name)}`;
  const where = `${own} is not null and not exists (select 1 from ${quote(target.name)} as target where ${join(link, quote(source.name))} and target.${quote(to.name)} is not distinct from ${own})`;
  return standing(source, where, valuesOf(source, from, where));
}

/** Rows with something that does not move, or that belong to none. */
function othersOf({ source, pairs, link }: Move): Standing {
  const moved = new Set([...system, ...pairs.map(({ from }) => from.name), link?.column ?? '']);
  const others = source.columns.filter(({ name, generated }) => !moved.has(name) && generated === undefined);
  const where = [
    ...others.map(({ name }) => `${quote(name)} is not null`),
    link?.of === 'source' ? `${quote(link.column)} is null` : 'true',
  ].join(' or ');
  return standing(source, where, rowsOf(source, where));
}
