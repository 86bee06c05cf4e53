// A formula (model/formula.ts) as SQL, which works out the same.
import { sql, type RawBuilder } from 'kysely';
import { fieldKinds } from '#engine/kinds/index.ts';
import { fieldAt, type Entity, type Field } from '#engine/model/entity.ts';
import { formulaRange, largestWhole, type Formula, type FormulaOperator } from '#engine/model/formula.ts';

type Sql = RawBuilder<unknown>;

/** Its fields come from `valueOf`. */
export function formulaSql(entity: Entity, formula: Formula, valueOf: (field: Field) => Sql): Sql {
  return toSql(formula, (path) => operandSql(entity, path, valueOf));
}

function toSql(formula: Formula, operand: (path: string) => Sql): Sql {
  if ('field' in formula) return operand(formula.field);
  if ('operator' in formula) return operators[formula.operator](...formula.of.map((part) => toSql(part, operand)));
  const { value } = formula;
  if (typeof value === 'number') return sql`${sql.lit(value)}::float8`;
  return typeof value === 'string' ? sql`${sql.lit(value)}::text` : sql.lit(value);
}

function operandSql(entity: Entity, path: string, valueOf: (field: Field) => Sql): Sql {
  const field = fieldAt(entity, path);
  if (field === undefined) throw new Error(`${entity.name} has no field ${path}`);
  const value = valueOf(field);
  const { amount, type, column } = fieldKinds[field.kind];
  if (amount !== true) return column === 'text' ? sql`nullif(${value}, '')` : value;
  if (type === 'integer') return sql`${value}::float8`;
  const [least, most] = formulaRange;
  return sql`(case when abs(${value}) < ${sql.lit(least)}::float8 then 0::float8 when abs(${value}) <= ${sql.lit(most)}::float8 then ${value} end)`;
}

const operators: Readonly<Record<FormulaOperator, (...of: readonly Sql[]) => Sql>> = {
  add: (a, b) => sql`(${a} + ${b})`,
  subtract: (a, b) => sql`(${a} - ${b})`,
  multiply: (a, b) => sql`(${a} * ${b})`,
  divide: (a, b) => sql`(${a} / nullif(${b}, 0))`,
  negate: (a) => sql`(- ${a})`,
  equal: (a, b) => sql`(${a} = ${b})`,
  unequal: (a, b) => sql`(${a} <> ${b})`,
  less: (a, b) => sql`(${a} < ${b})`,
  lessOrEqual: (a, b) => sql`(${a} <= ${b})`,
  greater: (a, b) => sql`(${a} > ${b})`,
  greaterOrEqual: (a, b) => sql`(${a} >= ${b})`,
  and: (a, b) => sql`(${a} and ${b})`,
  or: (a, b) => sql`(${a} or ${b})`,
  not: (a) => sql`(not ${a})`,
  if: (condition, then, otherwise) => sql`(case when ${condition} then ${then} else ${otherwise} end)`,
  // PostgreSQL's own rounds a half to the even number.
  round: (a) => sql`floor(${a} + 0.5)`,
  floor: (a) => sql`floor(${a})`,
  ceiling: (a) => sql`ceil(${a})`,
  absolute: (a) => sql`abs(${a})`,
  least: (...of) => sql`least(${sql.join(of)})`,
  greatest: (...of) => sql`greatest(${sql.join(of)})`,
  coalesce: (...of) => sql`coalesce(${sql.join(of)})`,
  present: (a) => sql`(${a} is not null)`,
  days: (from, to) => sql`(${to} - ${from})::float8`,
  concat: (...of) => sql`nullif(concat(${sql.join(of)}), '')`,
  length: (a) => sql`char_length(${a})::float8`,
  whole: (a) => sql`(case when abs(${a}) <= ${sql.lit(largestWhole)} then ${a}::bigint end)`,
  cut: (a, most) => sql`left(${a}, ${most}::int)`,
};
