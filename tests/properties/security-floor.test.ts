// No installed copy of a package, however deep, is older than past advisories demand.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkFloors, type Lock } from './security-floor.ts';
import floors from './security-floor.json' with { type: 'json' };

const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8')) as Lock;

describe('the security floor', () => {
  it('holds for every copy of every package in package-lock.json', () => {
    expect(checkFloors(lock, floors)).toEqual([]);
  });

  it('names an advisory for each version that it demands', () => {
    for (const { package: name, minimum, advisories } of floors) {
      expect(minimum, name).toMatch(/^\d+\.\d+\.\d+$/);
      expect(advisories.length, name).toBeGreaterThan(0);
      for (const advisory of advisories)
        expect(advisory).toMatch(/^(GHSA(-[2-9cfghjmpqrvwx]{4}){3}|CVE-\d{4}-\d{4,})$/);
    }
  });

  it.each(floors)('refuses $package below $minimum, at any depth', ({ package: name, minimum }) => {
    const older = `${minimum}-rc.1`;
    const place = `node_modules/some/node_modules/${name}`;
    const problems = checkFloors({ packages: { ...lock.packages, [place]: { version: older } } }, floors);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`${place} is ${older}`);
  });

  it.each([
    ['1.9.9', false],
    ['2.0.0', false],
    ['2.3.3', false],
    ['2.3.4-beta.2', false],
    ['2.3.4', true],
    ['2.3.10', true],
    ['2.10.0', true],
    // The line of the next major has a floor of its own; what is newer than every row is newer than every advisory.
    ['3.0.9', false],
    ['3.1.0', true],
    ['4.0.0-alpha.1', true],
    ['4.0.0', true],
  ])('judges %s by the row of its major', (version, isGood) => {
    const rows = ['3.1.0', '2.3.4'].map((minimum) => ({
      package: 'some',
      minimum,
      advisories: ['CVE-2000-0001'],
      why: 'an example',
    }));
    expect(checkFloors({ packages: { 'node_modules/some': { version } } }, rows)).toHaveLength(isGood ? 0 : 1);
  });

  it('sees a package under another name', () => {
    const problems = checkFloors(
      { packages: { ...lock.packages, 'node_modules/server': { name: 'fastify', version: '5.8.4' } } },
      floors,
    );
    expect(problems).toEqual([expect.stringContaining('node_modules/server is 5.8.4')]);
  });

  it('refuses a floor of what is not installed, which would guard nothing', () => {
    expect(checkFloors({ packages: {} }, floors.slice(0, 1))).toEqual([
      expect.stringContaining('fastify is not installed'),
    ]);
  });
});
