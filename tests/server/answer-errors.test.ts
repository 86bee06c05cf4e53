// What a driver or PostgreSQL throws, as the caller sees it.
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerErrorAnswers } from '#server/answer-errors.ts';

it.each([
  ['a lock that did not come in time', { code: '55P03' }, 503, 'UNAVAILABLE'],
  ['two writers that wait for each other', { code: '40P01' }, 503, 'UNAVAILABLE'],
  ['a statement that took too long', { code: '57014' }, 503, 'TIMEOUT'],
  ['a disk without room', { code: '53100' }, 503, 'STORAGE_FULL'],
  ['a text that PostgreSQL cannot hold', { code: '22021' }, 400, 'BAD_REQUEST'],
  ['a server that is not there', { code: 'ECONNREFUSED' }, 503, 'UNAVAILABLE'],
  ['a server that went away', { code: 'ECONNRESET' }, 503, 'UNAVAILABLE'],
  ['no connection free', { message: 'timeout exceeded when trying to connect' }, 503, 'UNAVAILABLE'],
  ['a connection that broke off', { message: 'Connection terminated unexpectedly' }, 503, 'UNAVAILABLE'],
  ['a mistake of ours', { code: '42703' }, 500, 'INTERNAL'],
])('%s', async (_, thrown, statusCode, code) => {
  const app = Fastify();
  registerErrorAnswers(app);
  app.get('/', () => {
    throw Object.assign(new Error('inner detail'), thrown);
  });
  const answer = await app.inject('/');
  expect(answer.json()).toMatchObject({ statusCode, code });
  // What the caller got wrong is told; of our own troubles nothing is.
  expect(answer.payload.includes('inner detail')).toBe(statusCode < 500);
  await app.close();
});
