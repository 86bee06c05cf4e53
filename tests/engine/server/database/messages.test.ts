// The engine's thread by itself: what is not the protocol's own is said to it by others, and is none of its business.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { enclose, readReply, readRequest, type Source } from '#engine/server/database/embedded/messages.ts';

const foreign = [
  undefined,
  null,
  7,
  'stop',
  [],
  {},
  { kind: 'stop' },
  { 'watch:import': ['file:///a.ts'] },
  { 'watch:require': ['/a.cjs'] },
  { protocol: 'other', message: { kind: 'stop' } },
];

it.each(foreign)('%j is neither a request nor an answer', (value) => {
  expect([readRequest(value), readReply(value)]).toEqual([undefined, undefined]);
});

it('a message in its envelope is read, a request never as an answer', () => {
  const kinds = [
    { protocol: 'embedded-database/1', message: { kind: 'toString' } },
    enclose({ kind: 'stop' }),
    enclose({ kind: 'done' }),
  ];
  expect(kinds.map(readRequest)).toEqual([undefined, { kind: 'stop' }, undefined]);
  expect(kinds.map(readReply)).toEqual([undefined, undefined, { kind: 'done' }]);
});

it('the thread answers its own requests and nothing else', async () => {
  const source: Source = { kind: 'memory' };
  const thread = new Worker(
    new URL('../../../../src/engine/server/database/embedded/engine-thread.ts', import.meta.url),
  );
  const answers: unknown[] = [];
  thread.on('message', (value) => answers.push(readReply(value)));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
  const say = (value: unknown): void => thread.postMessage(value);
  foreign.forEach(say);
  say(enclose({ kind: 'open', source }));
  await once(thread, 'message');
  foreign.forEach(say);
  say(enclose({ kind: 'reset' }));
  await once(thread, 'message');
  expect(answers).toEqual([{ kind: 'ready', flushes: 0 }, { kind: 'done' }]);
  await thread.terminate();
});

it('the thread that has opened nothing says so', async () => {
  const thread = new Worker(
    new URL('../../../../src/engine/server/database/embedded/engine-thread.ts', import.meta.url),
  );
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
  thread.postMessage(enclose({ kind: 'reset' }));
  const [answer] = (await once(thread, 'message')) as unknown[];
  expect(readReply(answer)).toEqual({ kind: 'failed', message: 'The embedded database is not open' });
  await thread.terminate();
});
