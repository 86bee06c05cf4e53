// Who only reads is answered by a server that follows, and sees what he wrote himself, whatever becomes of that server.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applySchema } from '#engine/server/database/apply-schema.ts';
import type { Database } from '#engine/server/database/database.ts';
import { silentLog } from '#engine/server/database/log.ts';
import { openDatabase } from '#engine/server/database/open-database.ts';
import { readPosition } from '#engine/server/database/replicas.ts';
import { buildSessionStore } from '#engine/server/session/session-store.ts';
import { buildTokens } from '#engine/server/session/tokens.ts';
import { startApp, testSettings, type Caller, type TestApp } from '#tests/support/app.ts';
import { startFollowedServer, type FollowedServer } from '#tests/support/followed-server.ts';
import { postgresBin } from '#tests/support/postgres-programs.ts';

it('a place in the log is a number, whatever its parts', () => {
  expect(readPosition(null)).toBe(0n);
  expect(readPosition('0/1')).toBe(1n);
  expect(readPosition('1/0')).toBe(4_294_967_296n);
  expect(readPosition('16/B374D848') > readPosition('15/FFFFFFFF')).toBe(true);
});

describe.skipIf(postgresBin() === undefined)('a server that is followed (needs PostgreSQL installed)', () => {
  let servers: FollowedServer;
  let database: Database;
  let server: TestApp;
  let admin: Caller;
  const warnings: string[] = [];

  beforeAll(async () => {
    servers = startFollowedServer();
    database = await openDatabase({
      databaseUrl: servers.leaderUrl,
      replicaUrls: [servers.replicaUrl],
      dataDir: '',
      log: { ...silentLog, warn: (_about, text) => void warnings.push(text) },
    });
    await applySchema(database);
    server = await startApp({ database, settings: { registration: true } });
    admin = await server.as('admin');
  }, 60_000);
  afterAll(async () => {
    await server.close();
    await database.close();
    servers.close();
  });

  const categories = async (caller = admin): Promise<string[]> => {
    const { status, body } = await caller.get('/api/product-categories?_end=100');
    expect(status).toBe(200);
    return body.map(({ name }: { name: string }) => name);
  };
  const add = async (name: string): Promise<string> => {
    const { status, body } = await admin.post('/api/product-categories', { name });
    expect(body).toMatchObject({ name });
    expect(status).toBe(201);
    return body.id;
  };
  const pause = () => servers.ask(servers.replicaUrl, 'select pg_wal_replay_pause()');
  const resume = () => servers.ask(servers.replicaUrl, 'select pg_wal_replay_resume()');

  async function untilReplayed(): Promise<void> {
    const [row] = await servers.ask(servers.leaderUrl, 'select pg_current_wal_insert_lsn()::text as at');
    const behind = `select pg_last_wal_replay_lsn() < '${String(row?.['at'])}'::pg_lsn as behind`;
    await expect
      .poll(async () => (await servers.ask(servers.replicaUrl, behind))[0]?.['behind'], { timeout: 15_000 })
      .toBe(false);
  }

  /** Whether a list of the entity was the last that some connection to the server was asked. */
  async function isAskedOf(url: string): Promise<boolean> {
    const rows = await servers.ask(
      url,
      `select 1 from pg_stat_activity where pid <> pg_backend_pid() and query like '%from "product_category"%'`,
    );
    return rows.length > 0;
  }

  it('does not answer who only reads: the other does', async () => {
    await add('Lida da cópia');
    await untilReplayed();
    const other = await server.as('admin');
    expect(await categories(other)).toContain('Lida da cópia');
    expect(await isAskedOf(servers.replicaUrl)).toBe(true);
    expect(await isAskedOf(servers.leaderUrl)).toBe(false);
  });

  it('answers who has written what the other has not yet, and nobody else', async () => {
    const other = await server.as('admin');
    await untilReplayed();
    await pause();
    try {
      const id = await add('Escrita agora');
      expect(await categories()).toContain('Escrita agora');
      expect((await admin.get(`/api/product-categories/${id}`)).status).toBe(200);
      expect(await categories(other)).not.toContain('Escrita agora');
      expect((await other.get(`/api/product-categories/${id}`)).status).toBe(404);
    } finally {
      await resume();
    }
    await untilReplayed();
    expect(await categories(other)).toContain('Escrita agora');
  });

  it('counts anew for who has written, whatever was counted for others meanwhile', async () => {
    const other = await server.as('admin');
    await untilReplayed();
    await pause();
    try {
      const total = async (caller: Caller): Promise<number> =>
        Number((await caller.get('/api/product-categories?_start=0&_end=1')).headers['x-total-count']);
      const before = await total(other);
      await add('Contada');
      expect(await total(other)).toBe(before);
      expect(await total(admin)).toBe(before + 1);
      expect(await total(other)).toBe(before + 1);
    } finally {
      await resume();
    }
  });

  it('shows whoever signs in what there was until then, himself as well', async () => {
    await pause();
    try {
      const email = 'nova@example.com';
      const registered = await server.guest.post('/api/auth/register', {
        name: 'Nova Pessoa',
        email,
        password: 'Segredo123',
        password_confirmation: 'Segredo123',
      });
      expect(registered.status).toBe(200);
      const asked = async (token: string): Promise<number> =>
        (await server.app.inject({ url: '/session', headers: { authorization: `Bearer ${token}` } })).statusCode;
      expect(await asked(registered.body.token)).toBe(200);
      const written = async (): Promise<string[]> =>
        (
          await servers.ask(
            servers.leaderUrl,
            `select written_to from session join "user" own on own.id = user_id where email = '${email}'`,
          )
        ).map((row) => String(row['written_to']));
      const [first = ''] = await written();
      expect(readPosition(first)).toBeGreaterThan(0n);
      await add('Antes do acesso');
      const signedIn = await server.guest.post('/session', { email, password: 'Segredo123' });
      expect(signedIn.status).toBe(200);
      for (const position of await written()) expect(readPosition(position)).toBeGreaterThan(readPosition(first));
    } finally {
      await resume();
    }
  });

  it('shows what a person wrote in all his sessions', async () => {
    await pause();
    try {
      const sessions = buildSessionStore({
        database,
        tokens: buildTokens(testSettings.sessionSecret),
        clock: () => new Date(),
        sessionSeconds: 600,
      });
      const { token } = await sessions.open({ id: admin.userId, organizationId: 'icd' });
      await add('Escrita no telefone');
      const answer = await server.app.inject({
        url: '/api/product-categories?_end=100',
        headers: { authorization: `Bearer ${token}` },
      });
      expect(answer.payload).toContain('Escrita no telefone');
    } finally {
      await resume();
    }
  });

  it('is asked whether a session goes on, whatever the other still believes', async () => {
    const leaving = await server.as('admin');
    await untilReplayed();
    expect(await categories(leaving)).toContain('Lida da cópia');
    await pause();
    try {
      await server.app.inject({ method: 'DELETE', url: '/session', headers: leaving.headers });
      expect((await leaving.get('/api/product-categories?_end=1')).status).toBe(401);
    } finally {
      await resume();
    }
  });

  it('answers all while the other is away, which is told once, and is relieved when that is back', async () => {
    await untilReplayed();
    servers.stopReplica();
    try {
      for (let time = 0; time < 5; time += 1) expect(await categories()).toContain('Lida da cópia');
      expect(warnings.filter((text) => text.includes('read replica'))).toHaveLength(1);
      await add('Sem cópia');
      expect(await categories()).toContain('Sem cópia');
    } finally {
      servers.startReplica();
    }
    await untilReplayed();
    await expect
      .poll(async () => (await categories()).length > 0 && isAskedOf(servers.replicaUrl), {
        timeout: 20_000,
        interval: 500,
      })
      .toBe(true);
  });
});
