// src/generated/rights.md is what people review: the server does exactly what stands there, for every role and entity.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities, entityNames } from '#generated/entities.ts';
import { roles as declared } from '#generated/roles.ts';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';

type Row = Readonly<Record<string, string>>;

const nobody = '018f0000-0000-7000-8000-000000000000';
const roles = declared.roles.filter((role) => role !== 'guest');
const sections = readSections();
const callers = new Map<string, Caller>();
let server: TestApp;

beforeAll(async () => {
  server = await startApp();
  for (const role of roles) callers.set(role, await server.as(role));
});
afterAll(() => server.close());

describe.each(entityNames)('the rights table of %s', (name) => {
  const { collection, methods, actions } = entities[name];
  const path = `/api/${collection}`;
  const rows = () => sections.get(name) ?? [];
  const rowOf = (role: string) => rows().find((row) => row['role'] === role);

  it('says who reads, creates, updates and removes', async () => {
    for (const [role, caller] of callers) {
      const row = rowOf(role);
      const may = (right: string) => row?.[right] === '✓';
      const calls = [
        ['read', true, await caller.get(`${path}?_end=1`)],
        ['create', methods.create, await caller.post(path, {})],
        ['update', methods.update, await caller.put(`${path}/${nobody}`, {})],
        ['remove', methods.remove, await caller.remove(`${path}/${nobody}`)],
      ] as const;
      for (const [right, isThere, { status, body }] of calls) {
        if (!isThere) expect(status, `${role} ${right}`).toBe(405);
        else if (may(right)) expect([200, 404, 422], `${role} ${right}: ${JSON.stringify(body)}`).toContain(status);
        else
          expect(body, `${role} ${right}`).toMatchObject({
            statusCode: 403,
            rule: `roles.config.json entities.${name}.${right}`,
            roles: declared.entities[name]?.[right],
          });
      }
    }
  });

  it('says who does which action', async () => {
    for (const { name: action, system } of actions) {
      const who =
        rows()
          .find((row) => row['action'] === action)
          ?.['who']?.split(', ') ?? [];
      for (const [role, caller] of callers) {
        const may = !system && rowOf(role)?.['read'] === '✓' && (who.includes(role) || who[0] === 'whoever reads it');
        expect((await caller.post(`${path}/${nobody}/actions/${action}`, {})).status, `${role} ${action}`).toBe(
          may ? 404 : 403,
        );
      }
    }
  });

  it('says which fields are not shown or shown in part: nobody orders by them', async () => {
    for (const row of rows().filter((one) => one['read'] === '✓')) {
      const covered = [...`${row['not shown']} ${row['in part']}`.matchAll(/`([^`]+)`/g)].map(
        (match) => match[1] ?? '',
      );
      for (const field of covered) {
        const { status, body } = (await callers.get(row['role'] ?? '')?.get(`${path}?_sort=${field}`)) ?? {
          status: 0,
          body: {},
        };
        expect(status, `${row['role']} ${field}: ${JSON.stringify(body)}`).toBe(403);
      }
    }
  });
});

describe('the rights', () => {
  it('of a director are those of an administrator', () => {
    for (const row of [...sections.values()].flat().filter((one) => one['role'] === 'director')) {
      const admin = [...sections.values()].find((rows) => rows.includes(row))?.find((one) => one['role'] === 'admin');
      expect({ ...row, role: 'admin' }).toEqual(admin);
    }
  });

  it('of quality and librarian are to read, and to ask for access like everybody', () => {
    for (const [name, rows] of [...sections].filter(([one]) => one !== 'Screens')) {
      for (const row of rows.filter((one) => ['quality', 'librarian'].includes(one['role'] ?? ''))) {
        expect(
          [row['create'] === '✓' && name !== 'accessRequest', row['update'], row['remove']],
          `${name} ${row['role']}`,
        ).toEqual([false, '–', '–']);
      }
    }
  });
});

/** Rows of all tables of each entity, cells by the head of their column. */
function readSections(): ReadonlyMap<string, readonly Row[]> {
  const text = readFileSync(join(import.meta.dirname, '../../../../src/generated/rights.md'), 'utf8');
  return new Map(
    text
      .split(/^## /m)
      .slice(1)
      .map((section): [string, Row[]] => [section.slice(0, section.indexOf('\n')), readTables(section)]),
  );
}

function readTables(section: string): Row[] {
  return section
    .split('\n\n')
    .filter((part) => part.startsWith('|'))
    .flatMap((part) => {
      const [head = [], , ...rows] = part
        .trim()
        .split('\n')
        .map((line) =>
          line
            .split('|')
            .slice(1, -1)
            .map((cell) => cell.trim()),
        );
      return rows.map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ''])));
    });
}
