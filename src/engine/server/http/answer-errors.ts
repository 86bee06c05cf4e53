// Turns whatever was thrown into the error body of docs/reference/api.md, in the reader's language and without inner
// details.
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Translate } from '#engine/kinds/check-record.ts';
import { errors, type ErrorBody, type ErrorCode } from '#engine/model/errors.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { preferredLanguage } from '#engine/model/text.ts';
import { ApiError, type StateOf } from './api-error.ts';
import type { Fit } from '../database/drift/fit.ts';
import { misfitText, translateProblems, type Misfit } from '../texts/problem-texts.ts';
import { blockersOf, translateChecks, type Check } from '../texts/check-texts.ts';
import { translator } from '../texts/texts.ts';
import { isGone } from './when-gone.ts';

export function registerErrorAnswers(app: FastifyInstance, fit: Pick<Fit, 'ask'>): void {
  app.setErrorHandler(async (thrown: FastifyError | ApiError, request, reply) => {
    const isGone = missingName.has(thrown.code) && !(await fit.ask().catch(() => true));
    if (isGone) request.log.error({ err: thrown }, 'A table or column is gone: npm run plan says which');
    return answerError(isGone ? new ApiError('SCHEMA_CHANGED', { detail: thrown.message }) : thrown, request, reply);
  });
}

/** SQLSTATE undefined_table, undefined_column: somebody took it away, or it is a mistake of ours. */
const missingName: ReadonlySet<unknown> = new Set(['42P01', '42703']);

/**
 * Also for what goes wrong before there is a route, such as an address that cannot be read (Fastify's frameworkErrors).
 */
export function answerError(
  thrown: FastifyError | ApiError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const error = apiErrorOf(thrown, request);
  // A body that breaks off looks like a database that does.
  if (isGone(request, reply)) request.log.info({ err: thrown }, 'Whoever asked went away before the answer');
  else if (error.statusCode >= 500) request.log.error({ err: thrown }, error.code);
  const body = errorBody(error, request);
  const { retryAfter } = error.extra;
  if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter);
  return reply.code(body.statusCode).header('cache-control', 'no-store').send(body);
}

function errorBody(error: ApiError, request: FastifyRequest): ErrorBody {
  const t = translator(preferredLanguage(request.headers['accept-language']));
  const checks = error.code === 'BLOCKED' && translateChecks((error.params['checks'] ?? []) as Check[], t);
  const problems = error.invalid && translateProblems(error.invalid.shape, error.invalid.problems, t);
  return {
    statusCode: error.statusCode,
    code: error.code,
    message: t(textOf(error), {
      ...paramsOf(error, t),
      ...(problems && { fields: problems.summary }),
    }),
    requestId: request.id,
    ...(checks && { checks }),
    ...(problems && { errors: problems.errors }),
    ...error.extra,
  };
}

/** What an error would be answered with, where it is told without being thrown. */
export function refusalText(error: ApiError, t: Translate): string {
  return t(textOf(error), paramsOf(error, t));
}

/** A subject's own error has its text among the subject's messages. */
function textOf({ code }: ApiError): `error.${ErrorCode}` {
  return `error.${code as ErrorCode}`;
}

function paramsOf({ params, refusal }: ApiError, t: Translate): Record<string, unknown> {
  return { ...translateParams(params, t), ...(typeof refusal !== 'string' && refusal.print?.(t)) };
}

/** Params that name something of the schemas become its label: `suggestion`, `users`, `stateOf`. */
function translateParams(params: Readonly<Record<string, unknown>>, t: Translate): Record<string, unknown> {
  const { suggestion, users, checks, stateOf, misfit } = params;
  return {
    ...params,
    hint: typeof suggestion === 'string' ? t('error.hint', { name: suggestion }) : '',
    ...(Array.isArray(users) && {
      users: (users as { entity: string; count: number }[])
        .map(({ entity, count }) => `${t(labelKeys.entity(entity, count === 1 ? 'one' : 'many'))}: ${count}`)
        .join(', '),
    }),
    ...(Array.isArray(checks) && { blockers: blockersOf(translateChecks(checks as Check[], t)) }),
    ...(misfit !== undefined && { detail: misfitText(misfit as Misfit, t) }),
    ...(stateOf !== undefined && { state: t(labelKeys.option(...(stateOf as StateOf))) }),
  };
}

const codeOfStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
};

/** SQLSTATE → what the reader is told; anything else is our fault. */
const codeOfState: Readonly<Record<string, ErrorCode>> = {
  STORAGE_FULL: 'STORAGE_FULL',
  NO_TURN: 'OVERLOADED',
  '57014': 'TIMEOUT',
  '53100': 'STORAGE_FULL',
  '40001': 'UNAVAILABLE',
  '40P01': 'UNAVAILABLE',
  '55P03': 'UNAVAILABLE',
  '53300': 'UNAVAILABLE',
  '57P01': 'UNAVAILABLE',
  '57P03': 'UNAVAILABLE',
  '08006': 'UNAVAILABLE',
  ECONNREFUSED: 'UNAVAILABLE',
  ECONNRESET: 'UNAVAILABLE',
  EPIPE: 'UNAVAILABLE',
  ETIMEDOUT: 'UNAVAILABLE',
  ENOTFOUND: 'UNAVAILABLE',
  EAI_AGAIN: 'UNAVAILABLE',
};

/** What is not there now is back, or less busy, after so long. */
const retrySeconds = 5;

/** The driver gives these no code: every connection is taken for too long, or the one in use broke off. */
const lostConnection = /^(timeout exceeded when trying to connect|Connection terminated)/;

function apiErrorOf(thrown: FastifyError | ApiError | Error, request: FastifyRequest): ApiError {
  if (thrown instanceof ApiError) return thrown;
  // What the validator of a declared call refused (input-schema.ts).
  if (thrown.cause instanceof ApiError) return thrown.cause;
  const { code, statusCode } = thrown as Partial<FastifyError>;
  // Class 22: a value that PostgreSQL cannot hold, such as a number beyond its type or a NUL in a text.
  if (/^22...$/.test(code ?? '')) return valueRefused(thrown.message, request);
  const known =
    codeOfState[code ?? ''] ?? (lostConnection.test(thrown.message) ? 'UNAVAILABLE' : codeOfStatus[statusCode ?? 500]);
  if (known === undefined)
    return new ApiError(statusCode !== undefined && statusCode < 500 ? 'BAD_REQUEST' : 'INTERNAL', {
      detail: thrown.message,
    });
  return new ApiError(known, { detail: thrown.message }, errors[known] === 503 ? { retryAfter: retrySeconds } : {});
}

/** Of a value given in the address as much as is quoted back. */
const quotedLength = 100;

/** Names what the caller gave; PostgreSQL's own words stay inside. */
function valueRefused(message: string, { query, params }: FastifyRequest): ApiError {
  const given = Object.entries({ ...(params as object), ...(query as object) }).flatMap(([name, values]) =>
    [values].flat().map((value) => [name, String(value)] as const),
  );
  const quoted = [...message.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text);
  const fault =
    given.find(([, value]) => value.includes('\0') || quoted.some((text) => value.includes(text))) ??
    given.find(([name]) => name === '_after');
  if (fault === undefined)
    return new ApiError('BAD_REQUEST', { detail: given.map(([name]) => name).join(', ') || 'JSON' });
  const [name, value] = fault;
  return new ApiError('BAD_REQUEST', { detail: `${name}=${value.replaceAll('\0', '').slice(0, quotedLength)}`, name });
}
