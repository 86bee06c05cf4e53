// The input of declared calls: who may not ask is told nothing of it, and what is wrong is said in the reader's
// language, with what would be right.
import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idInPath, inQuery, objectOf, type CallInput } from '#engine/model/call.ts';
import { addCall } from '#engine/server/http/add-call.ts';
import { answerError } from '#engine/server/http/answer-errors.ts';
import { ApiError } from '#engine/server/http/api-error.ts';
import { buildValidatorCompiler } from '#engine/server/http/input-schema.ts';

const id = '018f0000-0000-7000-8000-000000000000';
const call: CallInput = {
  method: 'post',
  path: '/api/books/{id}/lend',
  parameters: [
    idInPath('The book.'),
    inQuery('day', 'The day.', { type: 'string', format: 'date' }),
    inQuery('form', 'The form.', { enum: ['paper', 'voice'] }),
    { ...inQuery('shelf', 'The shelf.', { type: 'string', pattern: '^[A-Z]\\d$' }), required: true, example: 'B7' },
  ],
  body: objectOf({ reader: { $ref: '#/components/schemas/Reader' }, days: { type: 'integer', minimum: 1 } }, ['days']),
};

let app: FastifyInstance;

beforeAll(() => {
  app = Fastify();
  app.setValidatorCompiler(buildValidatorCompiler());
  app.setErrorHandler(answerError);
  addCall(app, call, {
    admit: ({ headers }) => {
      if (headers.authorization === undefined) throw new ApiError('UNAUTHENTICATED');
      return headers.authorization;
    },
    handler: ({ params, query, body }, _, who) => ({ params, query, body, who }),
  });
  addCall(
    app,
    { ...call, path: '/api/books', parameters: [], body: { $ref: '#/components/schemas/BookInput' } },
    {
      handler: ({ body }) => ({ body }),
    },
  );
  addCall(
    app,
    { ...call, path: '/health', parameters: [], body: {}, judgesBody: true },
    {
      handler: ({ body }) => ({ body }),
    },
  );
});
afterAll(() => app.close());

interface Asking {
  readonly payload?: unknown;
  readonly language?: string;
  readonly authorization?: string;
}

async function ask(url: string, { payload = { reader: {} }, language = 'en', authorization = 'me' }: Asking = {}) {
  const { statusCode, payload: text } = await app.inject({
    method: 'POST',
    url,
    headers: {
      'accept-language': language,
      'content-type': 'application/json',
      ...(authorization !== '' && { authorization }),
    },
    payload: JSON.stringify(payload),
  });
  const body = JSON.parse(text) as { readonly code?: string; readonly message?: string };
  return [statusCode, body.code, body.message];
}

const path = `/api/books/${id}/lend`;

describe('the input of a declared call', () => {
  it('reaches the handler as it was sent, with who asks', async () => {
    const { body } = {
      body: (
        await app.inject({
          method: 'POST',
          url: `${path}?shelf=A1`,
          headers: { authorization: 'me' },
          payload: { reader: { x: 1 } },
        })
      ).json() as unknown,
    };
    expect(body).toEqual({ params: { id }, query: { shelf: 'A1' }, body: { reader: { x: 1 } }, who: 'me' });
  });

  it('is not looked at for who may not ask', async () => {
    expect((await ask(`/api/books/1/lend?x=1`, { authorization: '', payload: 1 })).slice(0, 2)).toEqual([
      401,
      'UNAUTHENTICATED',
    ]);
  });

  it('is not found at an address that is none', async () => {
    expect((await ask(`/api/books/1/lend?shelf=A1`)).slice(0, 2)).toEqual([404, 'NOT_FOUND']);
  });

  it.each([
    ['en', 'The request could not be understood: day=tomorrow (YYYY-MM-DD): Invalid date'],
    ['pt', 'O pedido não pôde ser entendido: day=tomorrow (YYYY-MM-DD): Data inválida'],
    ['fr', "La requête n'a pas pu être comprise : day=tomorrow (YYYY-MM-DD): Date non valide"],
  ])('is refused in %s', async (language, message) => {
    const [status, code, told] = await ask(`${path}?shelf=A1&day=tomorrow`, { language });
    expect([status, code, told]).toEqual([400, 'BAD_REQUEST', message]);
  });

  it.each([
    ['', 'shelf (B7): This field is required'],
    ['?shelf=7', 'shelf=7 (B7): Invalid format'],
    ['?shelf=A1&shelf=A2', 'shelf (B7): Invalid type of value'],
    ['?shelf=A1&form=smoke', 'form=smoke (paper, voice): Choose one of the options'],
    [`?shelf=${'x'.repeat(200)}`, `shelf=${'x'.repeat(100)} (B7): Invalid format`],
  ])('%s is a 400 that says what would be right', async (query, told) => {
    expect(await ask(`${path}${query}`)).toEqual([400, 'BAD_REQUEST', `The request could not be understood: ${told}`]);
  });

  it('has no parameter that the call does not have; outside of /api it may', async () => {
    expect(await ask(`${path}?shelf=A1&dai=1`)).toEqual([
      400,
      'UNKNOWN_PARAMETER',
      'Unknown parameter "dai". Did you mean "day"?',
    ]);
    expect((await ask('/health?probe=1'))[0]).toBe(200);
  });

  it('is a body of the declared form; what it names has a validator of its own', async () => {
    const wrong = async (payload: unknown) => (await ask(`${path}?shelf=A1`, { payload }))[2];
    expect(await wrong([])).toBe('The request could not be understood: JSON: Invalid type of value');
    expect(await wrong({})).toBe('The request could not be understood: reader: This field is required');
    expect(await wrong({ reader: 1 })).toBe('The request could not be understood: reader: Invalid type of value');
    expect(await wrong({ reader: {}, days: 0 })).toBe('The request could not be understood: days: The least is 1');
    expect((await ask('/api/books', { payload: [] }))[0]).toBe(400);
    for (const payload of [{}, null, { anything: 1 }]) expect((await ask('/api/books', { payload }))[0]).toBe(200);
    expect((await ask('/health', { payload: [] }))[0]).toBe(200);
  });
});
