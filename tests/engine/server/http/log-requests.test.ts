import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
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

it('the log of a request is made when something is written to it, and knows of which and what to keep secret', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = buildLog({ write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
  const server = await startApp({ log });
  server.app.get('/fails', () => {
    throw Object.assign(new Error('broke'), { detail: 'Key (document)=(123) already exists.' });
  });
  const admin = await server.as('admin');
  const child = vi.spyOn(log, 'child');
  await admin.get('/api/providers');
  expect(child).not.toHaveBeenCalled();
  lines.length = 0;
  await server.guest.get('/fails');
  expect(child).toHaveBeenCalledOnce();
  const [failure, completed] = lines;
  expect(failure).toMatchObject({ level: 'error', err: { message: 'broke', detail: '***' } });
  expect(failure?.['reqId']).toBe(completed?.['reqId']);
  await server.close();
});

it('an answer that nobody waited for, or that broke off, is told too', async () => {
  const lines: Record<string, unknown>[] = [];
  const server = await startApp({
    log: buildLog({ write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) }),
  });
  server.app.get('/breaks', (_request, reply) =>
    reply.send(
      Readable.from(
        (async function* parts() {
          yield 'begun';
          await setImmediate();
          throw new Error('the database went away');
        })(),
      ),
    ),
  );
  server.app.get('/slow', () => new Promise(() => {}));
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  lines.length = 0;
  await expect(fetch(`${url}/breaks`).then((answer) => answer.text())).rejects.toThrow('terminated');
  await expect(fetch(`${url}/slow`, { signal: AbortSignal.timeout(200) })).rejects.toThrow('timeout');
  const told = () =>
    lines.filter(({ msg }) => msg === 'request completed').map(({ req, isCutOff }) => ({ req, isCutOff }));
  await expect.poll(told).toMatchObject([
    { req: { url: '/breaks' }, isCutOff: true },
    { req: { url: '/slow' }, isCutOff: true },
  ]);
  expect(lines).toContainEqual(
    expect.objectContaining({ level: 'warn', err: expect.objectContaining({ message: 'the database went away' }) }),
  );
  await server.close();
});
