// What becomes of a file's log when the process that wrote the file died.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { personActor } from '#engine/server/actor.ts';
import { beginExportLog, endExportLog } from '#engine/server/export/export-log.ts';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';

let server: TestApp;
let admin: Caller;
const noon = new Date('2026-11-20T15:00:00.000Z');
const minutes = (count: number) => new Date(noon.getTime() + count * 60_000);
const actor = (organizationId: string) =>
  personActor({ userId: '019a0000-0000-7000-8000-000000000001', name: 'Bia', roles: ['admin'], organizationId });
const facts = {
  source: 'orders',
  format: 'csv',
  columns: [],
  conditions: '',
  personalData: false,
  expected: 10,
} as const;
const states = async (caller: Caller) =>
  Object.fromEntries(
    ((await caller.get('/api/exports')).body as { id: string; state: string }[]).map(({ id, state }) => [id, state]),
  );

beforeAll(async () => {
  server = await startApp();
  server.setClock(noon);
  admin = await server.as('admin');
});
afterAll(() => server.close());

it('leaves a running file alone for an hour, then says that it was interrupted, in every organisation', async () => {
  const other = await server.person({ roles: ['admin'], organizationId: 'outra' });
  const theirs = await beginExportLog(server.database, { actor: actor('outra'), ...facts }, noon);
  const dead = await beginExportLog(server.database, { actor: actor('icd'), ...facts }, noon);
  const young = await beginExportLog(server.database, { actor: actor('icd'), ...facts }, minutes(30));
  const done = await beginExportLog(server.database, { actor: actor('icd'), ...facts }, noon);
  await endExportLog(server.database, done, { actor: actor('icd'), written: 10, completed: true, now: minutes(1) });
  server.setClock(minutes(59));
  await server.runJobs();
  expect((await states(admin))[dead]).toBe('running');
  server.setClock(minutes(61));
  await server.runJobs();
  expect(await states(admin)).toEqual({ [dead]: 'interrupted', [young]: 'running', [done]: 'completed' });
  expect(await states(other)).toEqual({ [theirs]: 'interrupted' });
});

it('takes the word of a slow file that ends after all', async () => {
  server.setClock(noon);
  const slow = await beginExportLog(server.database, { actor: actor('icd'), ...facts }, noon);
  server.setClock(minutes(90));
  await server.runJobs();
  await endExportLog(server.database, slow, { actor: actor('icd'), written: 10, completed: true, now: minutes(95) });
  expect((await states(admin))[slow]).toBe('completed');
});
