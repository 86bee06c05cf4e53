// What a driver or PostgreSQL throws, as the caller sees it.
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerErrorAnswers } from '#engine/server/http/answer-errors.ts';

/** The database has every column. */
const fit = { ask: async () => true };

it.each([
  ['a lock that did not come in time', { code: '55P03' }, 503, 'UNAVAILABLE'],
  ['two writers that wait for each other', { code: '40P01' }, 503, 'UNAVAILABLE'],
  ['a statement that took too long', { code: '57014' }, 503, 'TIMEOUT'],
  ['a disk without room', { code: '53100' }, 503, 'STORAGE_FULL'],
  ['a text that PostgreSQL cannot hold', { code: '22021' }, 400, 'BAD_REQUEST'],
  ['an address that cannot be read', { statusCode: 400 }, 400, 'BAD_REQUEST'],
  ['a server that is not there', { code: 'ECONNREFUSED' }, 503, 'UNAVAILABLE'],
  ['a server that went away', { code: 'ECONNRESET' }, 503, 'UNAVAILABLE'],
  ['no connection free', { message: 'timeout exceeded when trying to connect' }, 503, 'UNAVAILABLE'],
  ['a connection that broke off', { message: 'Connection terminated unexpectedly' }, 503, 'UNAVAILABLE'],
  ['a mistake of ours', { code: '42703' }, 500, 'INTERNAL'],
])('%s', async (_, thrown, statusCode, code) => {
  const app = Fastify();
  registerErrorAnswers(app, fit);
  app.get('/', () => {
    throw Object.assign(new Error('inner detail'), thrown);
  });
  const answer = await app.inject('/');
  expect(answer.json()).toMatchObject({ statusCode, code });
  // What Fastify finds wrong with a call is told; of our own troubles, and in PostgreSQL's words, nothing is.
  expect(answer.payload.includes('inner detail')).toBe('statusCode' in thrown);
  await app.close();
});

it.each([
  ['/?_after=wrong&name=Ana', 'invalid input syntax for type uuid: "wrong"', '_after=wrong'],
  ['/?name=Ana&size_gte=99999999999', 'value "99999999999" is out of range for type integer', 'size_gte=99999999999'],
  ['/?id=a&id=b', 'invalid input syntax for type uuid: "b"', 'id=b'],
  ['/?q=Ana%00&size=1', 'invalid byte sequence for encoding "UTF8": 0x00', 'q=Ana'],
  ['/?_after=WzFd&size=1', 'invalid input syntax for type date: "Maria"', '_after=WzFd'],
  [`/?name=${'x'.repeat(500)}`, `invalid input syntax for type uuid: "${'x'.repeat(500)}"`, `name=${'x'.repeat(100)}`],
  ['/?name=Ana&size=1', 'integer out of range', 'name, size'],
  ['/', 'integer out of range', 'JSON'],
])('a value of %s that PostgreSQL refuses is told by the name of its parameter', async (url, message, detail) => {
  const app = Fastify();
  registerErrorAnswers(app, fit);
  app.get('/', () => {
    throw Object.assign(new Error(message), { code: '22P02' });
  });
  const answer = await app.inject({ url, headers: { 'accept-language': 'fr' } });
  expect(answer.json()).toMatchObject({
    statusCode: 400,
    code: 'BAD_REQUEST',
    message: `La requête n'a pas pu être comprise : ${detail}`,
  });
  await app.close();
});
