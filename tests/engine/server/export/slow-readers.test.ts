// Files over a real socket: a slow reader gets every row and is waited for, one who goes away ends the work.
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { readCsv, readXlsx } from '#tests/support/read-files.ts';

const count = 30_000;
let server: TestApp;
let admin: Caller;

beforeAll(async () => {
  // Thirty megabytes take a loaded machine longer than a person would wait.
  server = await startApp({ database: await openTestDatabase({ limitMs: 300_000 }) });
  admin = await server.as('admin');
  // About 30 MB as CSV: more than all buffers on the way hold.
  await sql`
    insert into sales_channel (id, organization_id, created_at, updated_at, version, name, stock_pool, status, description)
    select gen_random_uuid(), 'icd', now(), now(), 1, 'Canal ' || n, 'internet', 'active', repeat(md5(n::text), 30) from generate_series(1, ${count}) n`.execute(
    server.database.query,
  );
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  await server.database.close();
});

const open = (format: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { port } = server.app.server.address() as AddressInfo;
    get(
      {
        port,
        path: `/api/sales-channels/export?format=${format}&columns=name,description`,
        headers: { ...admin.headers, 'accept-language': 'en' },
      },
      resolve,
    ).on('error', reject);
  });
const lastLog = async () => (await admin.get('/api/exports?_end=1')).body[0] as { state: string; written?: number };

describe('a file over the network', () => {
  it.each(['csv', 'xlsx'])('waits for a slow reader and leaves nothing out (%s)', async (format) => {
    const answer = await open(format);
    expect(answer.headers['x-total-count']).toBe(String(count));
    const chunks: Buffer[] = [];
    for await (const chunk of answer) {
      chunks.push(chunk as Buffer);
      if (chunks.length === 5) {
        await pause(1500);
        // Were it not waiting, it would be done by now; compressed, all of it fits into the buffers.
        if (format === 'csv') expect((await lastLog()).state).toBe('running');
      }
    }
    const bytes = Buffer.concat(chunks);
    const names = (format === 'csv' ? readCsv(bytes, ',') : readXlsx(bytes).rows).slice(1).map((row) => row[0]);
    expect(new Set(names).size).toBe(count);
    await expect.poll(lastLog).toMatchObject({ state: 'completed', written: count });
  });

  it('stops when the reader goes away, and says how far it came', async () => {
    const answer = await open('csv');
    await new Promise((resolve) => answer.once('data', resolve));
    answer.destroy();
    await expect.poll(async () => (await lastLog()).state).toBe('interrupted');
    expect((await lastLog()).written).toBeLessThan(count);
  });
});
