// The plan alone, without a database: which steps, in which order, and which of them are risky.
import { describe, expect, it } from 'vitest';
import type { Column, Table } from '#engine/model/table.ts';
import { plan } from '#engine/server/database/plan/plan.ts';
import { buildTable } from './tables.ts';
import cases from './plan-cases.json' with { type: 'json' };

interface Case {
  readonly behaviour: string;
  readonly before: readonly Partial<Table>[];
  readonly after: readonly Partial<Table>[];
  readonly steps: readonly string[];
  readonly risky?: readonly string[];
}

const tablesOf = (tables: readonly Partial<Table>[]): Table[] => tables.map((table) => buildTable(table));

describe('the plan', () => {
  it.each(cases as unknown as readonly Case[])('$behaviour', ({ before, after, steps, risky = [] }) => {
    const planned = plan(tablesOf(before), tablesOf(after));
    expect(planned.map(({ id }) => id)).toEqual(steps);
    expect(planned.filter(({ risk }) => risk).map(({ id }) => id)).toEqual(risky);
  });

  it('has no steps from tables to themselves, however they are ordered', () => {
    const column: Column = { name: 'name', type: 'text', nullable: true };
    const tables = [buildTable({ columns: [column] }), buildTable({ name: 'provider' })];
    expect(plan(tables, tables.toReversed())).toEqual([]);
  });

  it('gives every step its own id', () => {
    for (const { before, after } of cases as unknown as readonly Case[]) {
      const ids = plan(tablesOf(before), tablesOf(after)).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});
