import { describe, expect, it } from 'vitest';
import { entities } from '#generated/entities.ts';
import type { EntityName } from '#generated/entities.ts';
import { validators } from '#generated/validators.ts';
import { checkRecord } from '#engine/kinds/check-record.ts';
import cases from './records.cases.json' with { type: 'json' };

const now = '2026-11-20T12:00:00Z';

describe('what the schemas find wrong with a new record', () => {
  it.each(cases)('$entity: $what', async ({ entity, record, wrong }) => {
    const shape = entities[entity as EntityName];
    const { validate } = await validators[entity as EntityName]();
    const problems = checkRecord({ shape, validate, data: record, now, creating: true });
    expect(problems.map((problem) => problem.path.join('.')).sort()).toEqual([...wrong].sort());
  });
});
