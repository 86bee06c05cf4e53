import { expect, describe, it } from 'vitest';
import cases from './domain-fields.json' with { type: 'json' };
import deviations from './domain-deviations.json' with { type: 'json' };
import { fieldAt, schemas } from './read-declared.ts';

const flags = { list: 'x-list', filter: 'x-filter', search: 'x-search' } as const;
type Flag = keyof typeof flags;

const deviating = new Map(deviations.map((deviation) => [`${deviation.shape}.${deviation.path}`, deviation]));

/** A column that is offered stands in the list, too: once it is chosen. */
const isOn = (flag: unknown) => flag === true || flag === 'offered';

describe('the agreed domain model', () => {
  it.each(cases)('$shape has $path with its labels', ({ shape, path, label }) => {
    expect(fieldAt(shape, path)?.['x-label']).toEqual(label);
  });

  it.each(cases)('$shape $path stands in list, filter and search as agreed', ({ shape, path, ...expected }) => {
    const field = fieldAt(shape, path);
    const except: readonly string[] = deviating.get(`${shape}.${path}`)?.except ?? [];
    for (const flag of Object.keys(flags) as Flag[]) {
      if (!except.includes(flag)) expect(isOn(field?.[flags[flag]]), flag).toBe(expected[flag]);
    }
  });

  it.each(cases.filter((row) => row.required === 'RO'))(
    '$shape $path is set by the server alone',
    ({ shape, path }) => {
      const except: readonly string[] = deviating.get(`${shape}.${path}`)?.except ?? [];
      if (!except.includes('required')) expect(fieldAt(shape, path)?.readOnly).toBe(true);
    },
  );

  it.each(cases.filter((row) => row.required === 'Y'))('$shape $path is required', ({ shape, path }) => {
    const except: readonly string[] = deviating.get(`${shape}.${path}`)?.except ?? [];
    if (!except.includes('required')) expect(requiredAt(shape, path)).toContain(path.split('.').at(-1));
  });

  it('every deviation still is one', () => {
    const stale = deviations.filter(({ shape, path, except }) =>
      except.some((part) => part in flags && agrees(shape, path, part as Flag)),
    );
    expect(stale).toEqual([]);
  });
});

function requiredAt(shape: string, path: string): readonly string[] {
  const owner = path.split('.').slice(0, -1).join('.');
  const required = owner === '' ? schemas.get(shape)?.required : fieldAt(shape, owner)?.required;
  return required ?? [];
}

function agrees(shape: string, path: string, flag: Flag): boolean {
  const row = cases.find((candidate) => candidate.shape === shape && candidate.path === path);
  return row !== undefined && isOn(fieldAt(shape, path)?.[flags[flag]]) === row[flag];
}
