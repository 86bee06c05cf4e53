import type { RawBuilder } from 'kysely';

/**
 * The SQL of a field that is calculated on reading; `row` is the alias of the entity's table in the query. It may ask
 * `momentSql()` for the time. A yes or no is a condition; what it cannot say is no. Subjects have theirs in `src/business/<subject>/server/computed.ts`, where generate finds
 * them: `export const computed = { 'order.overdue': (row) => sql`…` }`.
 */
export type ComputedExpression = (row: RawBuilder<unknown>) => RawBuilder<unknown>;
