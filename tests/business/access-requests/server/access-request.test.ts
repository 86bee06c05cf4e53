import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { modules } from '../../../../src/server.ts';
import { roles } from '#generated/roles.ts';
import { expireAccessRequests } from '#business/access-requests/server/expire-access-requests.ts';
import { startApp, testSettings, type Caller, type TestApp } from '#tests/support/app.ts';
import { draft, type Values } from '#tests/support/factory.ts';

let server: TestApp;
let admin: Caller;
let supervisor: Caller;
let seller: Caller;
const start = new Date('2026-11-20T12:00:00Z');
const later = (hours: number) => new Date(start.getTime() + hours * 3_600_000);

beforeAll(async () => {
  server = await startApp();
  server.setClock(start);
  [admin, supervisor, seller] = [await server.as('admin'), await server.as('supervisor'), await server.as('sales')];
  await server.as('director');
});
beforeEach(async () => {
  server.setClock(start);
  await server.runJobs();
  server.letters.length = 0;
});
afterAll(() => server.close());

const body = (given: Values = {}) =>
  draft('accessRequest', {
    requestType: 'logs',
    reason: 'Ver por que os pedidos se repetem.',
    expiresAt: later(240).toISOString(),
    developer: undefined,
    ...given,
  });

async function ask(caller: Caller, given: Values = {}): Promise<Values> {
  const answer = await caller.post('/api/access-requests', body(given));
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body as Values;
}

const at = (request: Values) => `/api/access-requests/${String(request['id'])}`;

async function lettersTo(userId: string) {
  await server.runJobs();
  return server.letters.filter(({ to }) => to === `${userId}@example.com`);
}

describe('asking for access', () => {
  it('needs a session', async () => {
    expect((await server.guest.post('/api/access-requests', body())).status).toBe(401);
  });

  it('is for oneself; another developer is named by technical support and above only', async () => {
    const refused = await seller.post('/api/access-requests', body({ developer: { userId: supervisor.userId } }));
    expect(refused.status).toBe(403);
    expect(refused.body.rule).toContain('roles.config.json entities.accessRequest.rows');
    expect(refused.body.roles.toSorted()).toEqual(['admin', 'director', 'supervisor', 'techSupport']);
    expect((await ask(seller))['developer']).toMatchObject({
      userId: seller.userId,
      email: `${seller.userId}@example.com`,
    });
    for (const role of ['techSupport', 'supervisor', 'admin']) {
      expect((await ask(await server.as(role), { developer: { userId: seller.userId } }))['developer']).toMatchObject({
        userId: seller.userId,
      });
    }
  });

  it('writes to each approver with a link for each decision, never to the developer', async () => {
    const own = await ask(supervisor);
    await server.runJobs();
    const receivers = server.letters.map(({ to }) => to);
    expect(receivers).toContain(`${admin.userId}@example.com`);
    expect(receivers).not.toContain(`${supervisor.userId}@example.com`);
    expect(receivers).not.toContain(`${seller.userId}@example.com`);
    const letter = server.letters.find(({ to }) => to === `${admin.userId}@example.com`);
    for (const action of ['approve', 'deny', 'revoke']) {
      expect(letter?.text).toMatch(
        new RegExp(`http://localhost:3000/resource-access-request/${action}/${String(own['id'])}/[\\w-]{43}\\n`),
      );
    }
    // It would stand in the log of a server without SMTP.
    expect(letter?.link).toBeUndefined();
  });

  it('is nothing for a guest’s role, and there for every signed-in user', async () => {
    expect(roles.entities['accessRequest']?.create.toSorted()).toEqual(
      roles.roles.filter((role) => role !== 'guest').toSorted(),
    );
    for (const role of roles.entities['accessRequest']?.create ?? []) {
      const person = await server.as(role);
      expect((await ask(person))['developer']).toMatchObject({ userId: person.userId });
    }
  });

  it('shows the requests of all to those who look after access, to everybody else his own', async () => {
    const mine = await ask(seller);
    const seeing = ['admin', 'director', 'supervisor', 'techSupport'];
    for (const role of roles.entities['accessRequest']?.read.filter((name) => !seeing.includes(name)) ?? []) {
      const other = await server.as(role);
      const own = await ask(other);
      for (const path of [at(mine), `${at(mine)}/history`, `${at(mine)}/actions`])
        expect([role, (await other.get(path)).status]).toEqual([role, 404]);
      expect((await other.get('/api/access-requests')).body.map(({ id }: Values) => id)).toEqual([own['id']]);
    }
    for (const role of seeing)
      expect([role, (await (await server.as(role)).get(at(mine))).status]).toEqual([role, 200]);
    expect((await seller.get(at(mine))).status).toBe(200);
  });

  it('cannot be changed or taken back by anybody, decided or not: what was written to the approvers stays', async () => {
    const [pending, denied, approved] = [await ask(seller), await ask(seller), await ask(seller)];
    await admin.post(`${at(denied)}/actions/deny`, { reason: 'Não se justifica agora.' });
    await admin.post(`${at(approved)}/actions/approve`);
    for (const caller of [seller, await server.as('techSupport'), supervisor, admin, await server.as('director')]) {
      for (const request of [pending, denied, approved]) {
        expect((await caller.put(at(request), { environment: 'production' })).status).toBe(405);
        expect((await caller.remove(at(request))).status).toBe(405);
      }
    }
    expect((await admin.get(at(pending))).body).toEqual(pending);
    expect((await admin.get(at(denied))).body.status).toBe('denied');
    expect((await admin.get(at(approved))).body.status).toBe('approved');
  });
});

describe('a decision in the back office', () => {
  it('is nothing for the developer himself, nor for roles without it, nor for people instead of the job', async () => {
    const own = await ask(supervisor);
    const refused = await supervisor.post(`${at(own)}/actions/approve`);
    expect(refused.status).toBe(403);
    expect(refused.body.rule).toMatch(/^schemas\/access-request\.schema\.json x-entity\.actions\.approve: /);
    expect((await supervisor.post(`${at(own)}/actions/deny`, { reason: 'Mudei de ideia agora.' })).status).toBe(403);
    expect((await (await server.as('techSupport')).post(`${at(own)}/actions/approve`)).status).toBe(403);
    expect((await admin.post(`${at(own)}/actions/expire`)).status).toBe(403);
  });

  it('wants a note to deny and to revoke', async () => {
    const request = await ask(seller);
    expect((await admin.post(`${at(request)}/actions/deny`)).body.errors).toHaveProperty('reason');
    expect((await admin.post(`${at(request)}/actions/approve`)).status).toBe(200);
    expect((await admin.post(`${at(request)}/actions/revoke`, { reason: 'curto' })).body.errors).toHaveProperty(
      'reason',
    );
  });

  it('is told to the developer, and who decided and when stand with the request and in its history', async () => {
    const request = await ask(seller);
    server.setClock(later(1));
    await admin.post(`${at(request)}/actions/approve`);
    server.setClock(later(2));
    await supervisor.post(`${at(request)}/actions/revoke`, { reason: 'Trabalho terminado antes.' });
    const { body: shown } = await admin.get(at(request));
    expect(shown).toMatchObject({
      status: 'revoked',
      decidedAt: later(2).toISOString(),
      decisionNote: 'Trabalho terminado antes.',
    });
    expect(shown.decidedBy).toEqual({
      userId: supervisor.userId,
      name: 'Pessoa supervisor',
      email: `${supervisor.userId}@example.com`,
    });
    const { body: history } = await admin.get(`${at(request)}/history`);
    expect(history.map(({ action, actor }: Values) => [action, (actor as Values)['name']])).toEqual([
      ['revoke', 'Pessoa supervisor'],
      ['approve', 'Pessoa admin'],
      ['create', 'Pessoa sales'],
    ]);
    const subjects = (await lettersTo(seller.userId)).map(({ subject }) => subject);
    expect(subjects).toEqual([
      `Acesso aprovado: ${String(request['project'])}`,
      `Acesso revogado: ${String(request['project'])}`,
    ]);
  });

  it('is final: what was denied is approved no more', async () => {
    const request = await ask(seller);
    await admin.post(`${at(request)}/actions/deny`, { reason: 'Não se justifica agora.' });
    expect((await admin.post(`${at(request)}/actions/approve`)).body).toMatchObject({
      code: 'TRANSITION',
      current: { status: 'denied' },
    });
  });
});

describe('time', () => {
  it('runs out for a request that nobody decides on within 72 hours; the developer is told', async () => {
    const request = await ask(seller);
    server.setClock(later(71));
    await server.runJobs();
    // The session of the first day is over.
    const boss = await server.as('admin');
    expect((await boss.get(at(request))).body.status).toBe('pending');
    server.setClock(later(72));
    expect((await boss.post(`${at(request)}/actions/approve`)).body).toMatchObject({ code: 'TRANSITION' });
    server.letters.length = 0;
    expect((await lettersTo(seller.userId)).map(({ subject }) => subject)).toContain(
      `Solicitação de acesso expirada: ${String(request['project'])}`,
    );
    const { body: expired } = await boss.get(at(request));
    expect(expired.status).toBe('expired');
    expect(expired.decidedBy).toBeUndefined();
    expect((await boss.get(`${at(request)}/history`)).body[0]).toMatchObject({
      action: 'expire',
      actor: { name: 'Sistema' },
    });
  });

  it('ends a request at the end it asked for, approved or not, once', async () => {
    const [open, approved] = [
      await ask(seller, { expiresAt: later(2).toISOString() }),
      await ask(seller, { expiresAt: later(2).toISOString() }),
    ];
    await admin.post(`${at(approved)}/actions/approve`);
    server.setClock(later(2));
    expect((await admin.post(`${at(open)}/actions/approve`)).body.code).toBe('TRANSITION');
    await server.runJobs();
    await server.runJobs();
    for (const request of [open, approved]) expect((await admin.get(at(request))).body.status).toBe('expired');
    expect((await admin.get(at(approved))).body.decidedBy).toMatchObject({ name: 'Pessoa admin' });
    expect(server.letters.filter(({ subject }) => subject.startsWith('Solicitação de acesso expirada'))).toHaveLength(
      2,
    );
  });

  it('runs out for the others when one of them cannot expire; the log says which', async () => {
    const [bad, good] = [
      await ask(seller, { expiresAt: later(2).toISOString() }),
      await ask(seller, { expiresAt: later(3).toISOString() }),
    ];
    const errors: { details: Values; message: string }[] = [];
    const log = {
      info: () => {},
      warn: () => {},
      error: (details: object, message: string) => void errors.push({ details: { ...details }, message }),
    };
    const mailer = { send: async () => {} };
    await sql`create function refuse_expiry() returns trigger language plpgsql as 'begin raise exception ''refused''; end'`.execute(
      server.database.query,
    );
    await sql`create trigger refuse_expiry before update on access_request for each row when (old.id = ${sql.lit(String(bad['id']))}) execute function refuse_expiry()`.execute(
      server.database.query,
    );
    await expireAccessRequests.run({
      database: server.database,
      settings: testSettings,
      behaviours: modules.behaviours,
      clock: () => later(4),
      mailer,
      log,
    });
    await sql`drop trigger refuse_expiry on access_request`.execute(server.database.query);
    expect((await admin.get(at(good))).body.status).toBe('expired');
    expect((await admin.get(at(bad))).body.status).toBe('pending');
    expect(errors).toEqual([
      {
        details: { err: expect.objectContaining({ message: 'refused' }), accessRequest: bad['id'] },
        message: expect.stringContaining('could not expire'),
      },
    ]);
    await expireAccessRequests.run({
      database: server.database,
      settings: testSettings,
      behaviours: modules.behaviours,
      clock: () => later(4),
      mailer,
      log,
    });
    expect((await admin.get(at(bad))).body.status).toBe('expired');
  });
});
