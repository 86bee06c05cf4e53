import { expect, it } from 'vitest';
import { buildLog } from '#engine/server/log.ts';
import { startApp } from '#tests/support/app.ts';

it('a request is one line of the log, a probe none as long as all is well', async () => {
  const lines: Record<string, unknown>[] = [];
  const server = await startApp({
    log: buildLog({ write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) }),
  });
  const admin = await server.as('admin');
  lines.length = 0;
  await admin.get('/api/providers?q=Maria');
  await admin.get('/api/providers/x');
  for (const probe of ['/healthz', '/readyz']) expect((await server.guest.get(probe)).status).toBe(200);
  expect(lines).toMatchObject([
    { level: 'info', req: { method: 'GET', url: '/api/providers?q=***' }, res: { statusCode: 200 } },
    { level: 'info', req: { method: 'GET', url: '/api/providers/x' }, res: { statusCode: 404 } },
  ]);
  for (const line of lines) expect(line).toMatchObject({ responseTime: expect.any(Number) as number });
  await server.close();
});
