// Tables that stop fitting while the server runs.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildFit } from '#engine/server/database/drift/fit.ts';
import { startApp } from '#tests/support/app.ts';
import { openTestDatabase } from '#tests/support/database.ts';

describe('a column that goes while the server runs', () => {
  it('is told as what it is, by the calls that need it and by /healthz, until it is back', async () => {
    const server = await startApp();
    const admin = await server.as('admin');
    expect(await admin.get('/api/providers')).toMatchObject({ status: 200 });
    await sql`alter table provider rename column business_name to title`.execute(server.database.query);
    expect(await admin.get('/api/providers', { 'accept-language': 'en' })).toMatchObject({
      status: 503,
      body: { code: 'SCHEMA_CHANGED', message: expect.stringContaining('tables of the database') as string },
    });
    for (const probe of ['/healthz', '/readyz'])
      expect(await server.guest.get(probe)).toMatchObject({ status: 503, body: { code: 'SCHEMA_CHANGED' } });
    await sql`alter table provider rename column title to business_name`.execute(server.database.query);
    expect(await admin.get('/api/providers')).toMatchObject({ status: 200 });
    await server.close();
  });

  it('is seen by /healthz though nobody calls, asked every few seconds at most', async () => {
    const whole = await openTestDatabase();
    let elapsed = 0;
    const fit = buildFit(whole, () => elapsed);
    expect(await fit.ask()).toBe(true);
    await sql`alter table job drop column held_by`.execute(whole.query);
    expect(fit.isKnown()).toBe(true);
    elapsed = 5_000;
    await expect.poll(() => fit.isKnown()).toBe(false);
    await whole.close();
  });
});
