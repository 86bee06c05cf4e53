import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import type { ValidateFunction } from 'ajv';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formats } from '#engine/model/formats.ts';
import { printDescriptions, printOutputs } from '#engine/compile/print-outputs.ts';
import type { Output } from '#engine/compile/print-text.ts';
import { resolve } from '#engine/compile/resolve.ts';
import { compareOutputs, writeOutputs } from '#engine/compile/write.ts';
import samples from './validator.cases.json' with { type: 'json' };
import { smallFiles, sourceOf } from './small-project.ts';

const printAll = async (files: ReturnType<typeof smallFiles>) => {
  const resolved = resolve(sourceOf(files));
  return [...(await printOutputs(resolved)), ...(await printDescriptions(resolved))];
};
const print = async () => printAll(smallFiles());

let outputs: Output[] = [];
let folder = '';

beforeAll(async () => {
  outputs = await print();
  folder = mkdtempSync(join(tmpdir(), 'generate-'));
  writeOutputs(folder, outputs);
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const textOf = (path: string) => outputs.find((output) => output.path === path)?.text ?? '';
const jsonOf = (path: string) => JSON.parse(textOf(path)) as Record<string, unknown>;

test('printing twice gives the same text', async () => {
  expect(await print()).toEqual(outputs);
});

test('every file says in its first lines what to edit instead', () => {
  for (const { path, text } of outputs)
    expect(text.split('\n').slice(0, 3).join('\n'), path).toContain('npm run generate');
});

test('no file names a folder of the machine', () => {
  for (const { path, text } of outputs) expect(text.includes(process.cwd()), path).toBe(false);
});

describe('writing', () => {
  test('changes nothing when nothing changed', () => {
    expect(writeOutputs(folder, outputs)).toEqual([]);
    expect(compareOutputs(folder, outputs)).toBeUndefined();
  });

  test('the first line that differs is named', () => {
    const path = join(folder, 'roles.ts');
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace('export const roles', 'export const role'));
    expect(compareOutputs(folder, outputs)).toEqual({
      path: 'roles.ts',
      line: 5,
      expected: 'export const roles: Roles = {',
      found: 'export const role: Roles = {',
    });
    writeFileSync(path, text);
  });

  test('a file that nothing prints any more is found, and removed by the next run', () => {
    writeFileSync(join(folder, 'forms', 'gone.json'), '{}');
    expect(compareOutputs(folder, outputs)?.path).toBe('forms/gone.json');
    expect(writeOutputs(folder, outputs)).toEqual(['forms/gone.json']);
  });
});

describe('forms', () => {
  const properties = (name: string) => Object.keys(jsonOf(`forms/${name}.json`)['properties'] as object);

  test('hold what people write: nothing read-only, counted or set by the server', () => {
    expect(properties('provider')).toEqual([
      'name',
      'businessId',
      'minimumQuantity',
      'maximumQuantity',
      'stock',
      'timetables',
    ]);
    expect(jsonOf('forms/provider.json')['required']).toEqual(['name', 'businessId', 'minimumQuantity']);
  });

  test('hold what is written once and secrets', () => {
    expect(properties('contact')).toContain('providerId');
    expect(properties('login')).toContain('password');
  });

  test('of a snapshot ask for the id alone', () => {
    expect(jsonOf('forms/order.json')).toMatchObject({ properties: { provider: { required: ['providerId'] } } });
  });

  test('use the standard only: no reference, no condition, no keyword of ours', () => {
    for (const { path, text } of outputs.filter((output) => output.path.startsWith('forms/'))) {
      expect(text, path).not.toMatch(/"(\$ref|if|then|oneOf|anyOf|allOf|dependencies|x-[a-z-]+)":/);
    }
  });
});

describe('validators', () => {
  const load = async (name: string) =>
    ((await import(join(folder, 'validators', `${name}.js`))) as { validate: ValidateFunction }).validate;

  test.each(samples)('agree with AJV on $name $value', async ({ name, value, errors }) => {
    const generated = await load(name);
    const atRunTime = new Ajv({ allErrors: true, messages: false, formats }).compile(jsonOf(`forms/${name}.json`));
    expect(generated(value)).toBe(errors.length === 0);
    atRunTime(value);
    expect(generated.errors).toEqual(atRunTime.errors);
    expect(generated.errors?.map(({ keyword, instancePath }) => `${keyword} ${instancePath}`.trim()) ?? []).toEqual(
      errors,
    );
  });

  test('make no code at run time and import nothing but their shared chunk', () => {
    for (const { path, text } of outputs.filter(
      (output) => output.path.startsWith('validators/') && output.path.endsWith('.js'),
    )) {
      expect(text, path).not.toMatch(/\bnew Function\b|\beval\(/);
      const imports = [...text.matchAll(/^import .* from "(.*)";$/gm)].map((match) => match[1]);
      expect(
        imports.filter((from) => from !== './shared.js'),
        path,
      ).toEqual([]);
    }
  });
});

describe('types', () => {
  test('of a record have what the server answers, with shared parts by name', () => {
    const text = textOf('types.ts');
    expect(text).toContain('export interface Provider {');
    expect(text).toContain('  stock?: Stock');
    expect(text).toContain('  timetables?: Timetable[]');
    expect(text.match(/export interface Stock /g)).toHaveLength(1);
    expect(text).toMatch(/interface Login \{\n {2}email: string\n {2}password: string/);
  });
});

describe('routes', () => {
  test('have a function each that encodes its parameters', async () => {
    const { paths } = (await import(join(folder, 'routes.ts'))) as {
      paths: Record<string, (parameters?: object) => string>;
    };
    expect(paths['contact']?.({ providerId: 'a/b', contactId: 'c' })).toBe('/admin/providers/a%2Fb/contact/c');
    expect(paths['providers']?.()).toBe('/admin/providers');
  });
});

test('tables.ts has a fingerprint that changes with the tables', async () => {
  const files = smallFiles();
  const properties = files['schemas/contact.schema.json']?.['properties'] as Record<string, object>;
  properties['nickname'] = { type: 'string', 'x-label': { pt: 'a', en: 'a', fr: 'a' } };
  const changed = await printAll(files);
  const fingerprint = (from: readonly Output[]) =>
    /fingerprint = '(\w{64})'/.exec(from.find(({ path }) => path === 'tables.ts')?.text ?? '')?.[1];
  expect(fingerprint(outputs)).toBeDefined();
  expect(fingerprint(changed)).not.toBe(fingerprint(outputs));
});
