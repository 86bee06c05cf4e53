import { describe, expect, it } from 'vitest';
import { checkRules, type Rule } from '#engine/model/rules.ts';
import cases from './rules.cases.json' with { type: 'json' };

const now = { now: '2026-11-20T12:00:00.000Z', creating: true };

describe('cross-field rules', () => {
  it.each(cases)('$title', ({ rules, record, problems }) => {
    const found = checkRules(rules as unknown as Rule[], record, now);
    expect(found.map(({ path, rule }) => ({ path, rule }))).toEqual(problems);
  });

  it('a rule for creation says nothing of an old record', () => {
    const rules: Rule[] = [
      { rule: 'future', field: 'expiresAt', onCreateOnly: true },
      { rule: 'options', field: 'type', options: ['note'], onCreateOnly: true },
    ];
    const record = { expiresAt: '2020-01-01T00:00:00Z', type: 'refunded' };
    expect(checkRules(rules, record, { ...now, creating: false })).toEqual([]);
    expect(checkRules(rules, record, now)).toHaveLength(2);
  });
});
