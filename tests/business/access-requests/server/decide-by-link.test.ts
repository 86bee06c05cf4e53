import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { draft, type Values } from '#tests/support/factory.ts';

let server: TestApp;
let admin: Caller;
let supervisor: Caller;
let seller: Caller;
let calls = 0;
const start = new Date('2026-11-20T12:00:00Z');
const later = (hours: number) => new Date(start.getTime() + hours * 3_600_000);
const note = { reason: 'Não se justifica agora.' };

beforeAll(async () => {
  server = await startApp({ settings: { trustProxy: true } });
  server.setClock(start);
  [admin, supervisor, seller] = [await server.as('admin'), await server.as('supervisor'), await server.as('sales')];
});
beforeEach(async () => {
  server.setClock(start);
  await server.runJobs();
  server.letters.length = 0;
});
afterAll(() => server.close());

type Action = 'approve' | 'deny' | 'revoke';

/** A request of the seller, and the links that the admin got for it. */
async function ask(
  caller = seller,
): Promise<{ readonly id: string; readonly links: Readonly<Record<Action, string>> }> {
  const answer = await caller.post(
    '/api/access-requests',
    draft('accessRequest', {
      requestType: 'logs',
      reason: 'Ver por que os pedidos se repetem.',
      expiresAt: later(240).toISOString(),
      developer: undefined,
    }),
  );
  const id = String((answer.body as Values)['id']);
  return { id, links: await linksTo(admin, id) };
}

async function linksTo(approver: Caller, id: string): Promise<Readonly<Record<Action, string>>> {
  await server.runJobs();
  const letter = server.letters.findLast(
    ({ to, text }) => to === `${approver.userId}@example.com` && text.includes(id),
  );
  const found = [...(letter?.text ?? '').matchAll(/http:\/\/localhost:3000(\/resource-access-request\/(\w+)\/\S+)/g)];
  return Object.fromEntries(found.map(([, path, action]) => [action, `/api${path ?? ''}`])) as Record<Action, string>;
}

/** Each call from an address of its own: the limit is another test's. */
const from = () => ({ 'x-forwarded-for': `10.1.${(calls += 1) >> 8}.${calls & 255}` });
const look = (link: string) => server.guest.get(link, from());
/** Decides on the request as it is now, unless the body says which was shown. */
async function act(link: string, body: Values = {}) {
  const { version } = (await look(link)).body as Values;
  return server.guest.post(link, { version, ...body }, from());
}
const stateOf = async (id: string) => (await admin.get(`/api/access-requests/${id}`)).body.status as string;

/** The one answer to whatever is no good link. */
function isNeutral({ status, body }: Awaited<ReturnType<typeof look>>): void {
  const { requestId: _, ...rest } = body as Values;
  expect({ status, rest }).toEqual({ status: 404, rest: { statusCode: 404, code: 'NOT_FOUND', message: 'Not found' } });
}

describe('a link that is no good', () => {
  it('gets one neutral answer, whatever is wrong with it', async () => {
    const { id, links } = await ask();
    const other = await ask();
    const token = (link: string) => link.split('/').at(-1) ?? '';
    const wrong = [
      links.approve.replace(token(links.approve), 'x'.repeat(43)),
      links.approve.replace(token(links.approve), token(links.deny)),
      links.approve.replace(token(links.approve), token(other.links.approve)),
      links.approve.replace('/approve/', '/expire/'),
      links.approve.replace(id, '018f0000-0000-7000-8000-000000000001'),
      links.approve.replace(id, "1'or'1"),
    ];
    for (const link of wrong) {
      isNeutral(await look(link));
      isNeutral(await act(link, note));
    }
    expect(await stateOf(id)).toBe('pending');
  });

  it('is one of an approver who may not decide any more', async () => {
    const former = await server.as('supervisor');
    const { id } = await ask();
    const links = await linksTo(former, id);
    expect((await look(links.approve)).status).toBe(200);
    await admin.put(`/api/users/${former.userId}`, { role: ['sales'] });
    isNeutral(await look(links.approve));
    isNeutral(await act(links.approve));
  });

  it('is one whose request is over', async () => {
    const { id, links } = await ask();
    server.setClock(later(73));
    isNeutral(await look(links.approve));
    isNeutral(await act(links.approve));
    await server.runJobs();
    isNeutral(await look(links.approve));
    server.setClock(start);
    expect(await stateOf(id)).toBe('expired');
  });

  it('is asked for thirty times a minute from one address, not more', async () => {
    const address = { 'x-forwarded-for': '192.0.2.7' };
    const link = '/api/resource-access-request/approve/018f0000-0000-7000-8000-000000000001/x';
    for (let count = 0; count < 30; count += 1) expect((await server.guest.get(link, address)).status).toBe(404);
    expect((await server.guest.get(link, address)).status).toBe(429);
    expect((await server.guest.post(link, {}, address)).status).toBe(404);
  });
});

describe('looking', () => {
  it('shows the request and changes nothing, however often', async () => {
    const { id, links } = await ask();
    for (let scanner = 0; scanner < 3; scanner += 1) {
      const { status, body, headers } = await look(links.approve);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        action: 'approve',
        state: 'open',
        request: { status: 'pending', developer: 'Pessoa sales', reason: 'Ver por que os pedidos se repetem.' },
      });
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    }
    expect(await stateOf(id)).toBe('pending');
  });

  it('works for whoever is signed in as well, with a session that is over too', async () => {
    const { links } = await ask();
    expect((await seller.get(links.approve, from())).status).toBe(200);
    expect((await server.guest.get(links.approve, { ...from(), authorization: 'Bearer nothing' })).status).toBe(200);
  });

  it('says that a revocation is too early', async () => {
    const { id, links } = await ask();
    expect((await look(links.revoke)).body.state).toBe('early');
    expect((await act(links.revoke, note)).body.state).toBe('early');
    expect(await stateOf(id)).toBe('pending');
  });
});

describe('acting', () => {
  it('approves nothing but what was written to the approver', async () => {
    const { id, links } = await ask();
    const shown = (await look(links.approve)).body as Values;
    const [support, ceo] = [await server.as('techSupport'), await server.as('director')];
    const other = { environment: 'production', requestType: 'database', project: 'prod-db', ipAddress: '203.0.113.7' };
    for (const caller of [support, supervisor, admin, ceo, seller]) {
      for (const method of ['PUT', 'PATCH'] as const)
        expect((await caller.call(`/api/access-requests/${id}`, { method, body: other })).status).toBe(405);
    }
    expect((await look(links.approve)).body).toEqual(shown);
    // Whatever else may change a request one day.
    await sql`update access_request set project = 'prod-db', environment = 'production', version = version + 1 where id = ${id}`.execute(
      server.database.query,
    );
    const refused = await server.guest.post(links.approve, { version: shown['version'] }, from());
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: 'STALE',
      current: {
        state: 'open',
        version: 2,
        request: { project: 'prod-db', environment: 'production', status: 'pending' },
      },
    });
    expect(Object.keys(refused.body.current.request).toSorted()).toEqual(
      Object.keys(shown['request'] as Values).toSorted(),
    );
    expect(await stateOf(id)).toBe('pending');
    expect((await server.guest.post(links.approve, { version: 2 }, from())).body.request.status).toBe('approved');
  });

  it('needs to say which version was shown', async () => {
    const { id, links } = await ask();
    for (const body of [undefined, {}, { version: '1' }, { version: 0 }, []])
      expect((await server.guest.post(links.approve, body, from())).body.code).toBe('STALE');
    expect(await stateOf(id)).toBe('pending');
  });

  it('revokes only after the approval was shown', async () => {
    const { links } = await ask();
    const { version } = (await look(links.revoke)).body as Values;
    await act(links.approve);
    expect((await server.guest.post(links.revoke, { version, ...note }, from())).body.code).toBe('STALE');
    expect((await act(links.revoke, note)).body.request.status).toBe('revoked');
  });

  it('approves once; the same link then shows the outcome, by whom and when', async () => {
    const { id, links } = await ask();
    const { status, body } = await act(links.approve);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: 'decided',
      request: { status: 'approved', decidedBy: 'Pessoa admin', decidedAt: start.toISOString() },
    });
    server.setClock(later(1));
    for (const again of [await look(links.approve), await act(links.approve)]) {
      expect(again.status).toBe(200);
      expect(again.body).toMatchObject({
        state: 'decided',
        request: { status: 'approved', decidedAt: start.toISOString() },
      });
    }
    const stored = (await admin.get(`/api/access-requests/${id}`)).body;
    expect(stored.decidedBy).toEqual({
      userId: admin.userId,
      name: 'Pessoa admin',
      email: `${admin.userId}@example.com`,
    });
  });

  it('is done by one of many clicks at once', async () => {
    const { id, links } = await ask();
    const others = await linksTo(supervisor, id);
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => act(links.approve)),
      act(others.deny, note),
      act(others.approve),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const decisions = (await admin.get(`/api/access-requests/${id}/history`)).body.filter(
      ({ action }: Values) => action !== 'create',
    );
    expect(decisions).toHaveLength(1);
  });

  it('wants a note to deny and to revoke, and keeps the link good until it has one', async () => {
    const { id, links } = await ask();
    for (const body of [{}, { reason: 'curto' }, { reason: 'x'.repeat(501) }]) {
      const refused = await act(links.deny, body);
      expect(refused.status).toBe(422);
      expect(refused.body.errors).toHaveProperty('reason');
    }
    expect((await act(links.deny, note)).body).toMatchObject({
      state: 'decided',
      request: { status: 'denied', decisionNote: note.reason },
    });
    expect(await stateOf(id)).toBe('denied');
    isNeutral(await look(links.deny));
    isNeutral(await act(links.deny, note));
    expect((await look(links.approve)).body).toMatchObject({ state: 'decided', request: { status: 'denied' } });
  });

  it('revokes what is approved, once', async () => {
    const { id, links } = await ask();
    await act(links.approve);
    expect((await look(links.revoke)).body.state).toBe('open');
    expect((await act(links.revoke, note)).body.request).toMatchObject({
      status: 'revoked',
      decisionNote: note.reason,
    });
    expect(await stateOf(id)).toBe('revoked');
    isNeutral(await act(links.revoke, note));
    expect((await look(links.approve)).body.request.status).toBe('revoked');
  });

  it('keeps no token in the database', async () => {
    const { links } = await ask();
    const token = links.approve.split('/').at(-1) ?? '';
    const { rows } = await sql<{ hash: string }>`select encode(token_hash, 'base64') as hash from access_link`.execute(
      server.database.query,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
