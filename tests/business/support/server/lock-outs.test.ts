// People who typed their password wrong too often, and those who let them in again.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSessionApp, password, type SessionApp } from '../../../engine/server/session/session-app.ts';

let site: SessionApp;
let support: string;
let ana: string;
const email = 'ana@icd.com.br';
const stranger = '203.0.113.7';

beforeAll(async () => {
  site = await openSessionApp();
  ({ id: ana } = await site.add({ email, name: 'Ana' }, password));
  await site.add({ email: 'tec@icd.com.br', name: 'Téo', role: ['techSupport'] }, password);
  await site.add({ email: 'venda@icd.com.br', name: 'Vera', role: ['sales'] }, password);
  support = await site.signIn('tec@icd.com.br');
});
afterAll(() => site.close());

const enter = (secret = password) => site.post('/session', { email, password: secret }, { from: stranger });
const listed = async () => (await site.get('/api/lock-outs', { token: support })).body;
const end = (id: string, token?: string) =>
  site.post(`/api/lock-outs/${id}/end`, undefined, token === undefined ? {} : { token });

it('refuses guests and all other roles', async () => {
  const sales = await site.signIn('venda@icd.com.br');
  expect((await site.get('/api/lock-outs')).status).toBe(401);
  expect((await site.get('/api/lock-outs', { token: sales })).status).toBe(403);
  expect((await end(ana)).status).toBe(401);
  expect((await end(ana, sales)).status).toBe(403);
  expect((await end('00000000-0000-4000-8000-000000000000', support)).status).toBe(404);
});

it('tells who is locked out until when, and lets them in again', async () => {
  for (const wrong of ['wrong-1', 'wrong-2', 'wrong-3', 'wrong-4']) await enter(wrong);
  expect(await listed()).toEqual([]);
  expect((await enter('wrong-5')).status).toBe(429);
  expect((await enter()).status).toBe(429);
  expect(await listed()).toEqual([{ userId: ana, name: 'Ana', until: '2026-11-20T12:15:00.000Z' }]);
  expect((await end(ana, support)).status).toBe(204);
  expect(await listed()).toEqual([]);
  expect((await enter()).status).toBe(200);
});

it('tells nobody any more once the time is over', async () => {
  for (const wrong of ['wrong-1', 'wrong-2', 'wrong-3', 'wrong-4', 'wrong-5']) await enter(wrong);
  expect(await listed()).toHaveLength(1);
  site.pass(901);
  expect(await listed()).toEqual([]);
});
