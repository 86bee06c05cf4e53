// Many calls at once: those of one person are bounded, and nobody else waits behind them.
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestBudget } from '#engine/server/http/request-budget.ts';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';

let server: TestApp;
let admin: Caller;
const most = requestBudget.callsInFlight;

beforeAll(async () => {
  server = await startApp();
  admin = await server.as('admin');
});
afterAll(() => server.close());

it('one person has so many calls answered at a time; the rest hear the limit and when to come back', async () => {
  const answers = await Promise.all(Array.from({ length: most + 20 }, () => admin.get('/api/providers?_end=1')));
  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(most);
  expect(refused).toHaveLength(20);
  expect(refused[0]).toMatchObject({
    headers: { 'retry-after': '2' },
    body: {
      code: 'TOO_MANY_CALLS',
      message: `At most ${most} calls of one person at a time. Wait for some of the answers, then try again.`,
    },
  });
  expect((await admin.get('/api/providers?_end=1')).status).toBe(200);
});

it('refused calls ask the database nothing, and count no more once they are answered', async () => {
  const lasting = Array.from({ length: most }, () => admin.get('/api/providers?_end=1'));
  const before = await Promise.all(Array.from({ length: 5 }, () => admin.get('/api/no-such-collection')));
  expect(before.map(({ status }) => status)).toEqual([429, 429, 429, 429, 429]);
  await Promise.all(lasting);
  for (let turn = 0; turn < 3; turn += 1)
    expect(
      (await Promise.all(Array.from({ length: most }, () => admin.get('/api/providers?_end=1')))).every(
        ({ status }) => status === 200,
      ),
    ).toBe(true);
});

it('others are let in and answered before what one person has heaped up', async () => {
  const other = await server.as('admin');
  const few = (person: Caller, calls: number) =>
    Array.from({ length: calls }, () => person.get('/api/providers?_end=25'));
  // All connections are open, as on any busy day: opening one takes as long as many answers, and is no wait for the heap.
  await Promise.all([...few(admin, 20), ...few(other, 20)]);
  const order: string[] = [];
  const heap = Array.from({ length: most }, () => admin.get('/api/providers?_end=500').then(() => order.push('heap')));
  // The heap is under way, and how far it has come when the others call is not a matter of the machine's speed.
  await Promise.race(heap);
  const before = order.length;
  // Three, of which most are to be soon: the machine may stop the process of the database that answers one of them.
  const own = few(other, 3).map((call) => call.then(({ status }) => order.push(String(status))));
  const health = server.app.inject('/healthz').then(({ statusCode }) => order.push(`health ${statusCode}`));
  await Promise.all([...heap, ...own, health]);
  // Those at work, and what they let in before the others were seen.
  const [, second = most] = order.flatMap((answer, index) => (answer === '200' ? [index] : []));
  expect(second - before).toBeLessThan(most / 2);
  expect(order.lastIndexOf('200')).toBeLessThan(most);
  expect(order.indexOf('health 200') - before).toBeLessThan(most / 2);
  expect(order).toHaveLength(most + own.length + 1);
});

it('who has not signed in counts by his address', async () => {
  const call = (remoteAddress: string) => server.app.inject({ url: '/session?token=none', remoteAddress });
  const answers = await Promise.all(Array.from({ length: most + 5 }, () => call('10.1.2.3')));
  expect(
    answers.filter((answer) => answer.statusCode === 429 && answer.json<{ code: string }>().code === 'TOO_MANY_CALLS')
      .length,
  ).toBeGreaterThan(0);
  expect((await call('10.1.2.4')).statusCode).toBe(401);
  expect((await call('10.1.2.3')).statusCode).toBe(401);
});

it('bodies that do not arrive keep no place, and no call of the same person waits for them', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const { authorization } = admin.headers;
  const begun = Array.from({ length: 2 * requestBudget.callsWorkedOn }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST /api/product-categories HTTP/1.1\r\nhost: localhost\r\nauthorization: ${authorization}\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{`,
    );
    return socket;
  });
  // A call after them on the same way in: when it is answered, theirs have been seen.
  const answers = await Promise.all(
    [1, 2, 3].map(
      async () =>
        (
          await fetch(`http://127.0.0.1:${port}/api/providers?_end=1`, {
            headers: { authorization: String(authorization) },
          })
        ).status,
    ),
  );
  for (const socket of begun) socket.destroy();
  expect(answers).toEqual([200, 200, 200]);
});
