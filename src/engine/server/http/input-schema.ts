// What the input of a declared call is validated by, and what a wrong one is answered with. Records, lists and payloads
// have validators of their own, which tidy first; of a body that is one of those only that it is an object is looked at
// here.
import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { FastifySchemaCompiler } from 'fastify';
import { componentOf, type CallInput, type CallParameter, type CallSchema } from '#engine/model/call.ts';
import { problemOf, type SchemaError } from '#engine/kinds/check-record.ts';
import { formats } from '#engine/model/formats.ts';
import { closest } from '../records/closest.ts';
import type { Misfit } from '../texts/problem-texts.ts';
import { ApiError } from './api-error.ts';

/** The schemas of a route, as Fastify takes them. */
export interface InputSchema {
  readonly params?: CallSchema;
  readonly querystring?: CallSchema;
  readonly body?: CallSchema;
}

export function inputSchema({ path, parameters = [], list, body, judgesBody }: CallInput): InputSchema {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  return {
    ...(inPath.length > 0 && { params: ofParameters(inPath, false) }),
    // Rule 10 of docs/reference/api.md holds under /api; the parameters of a list are read as the list's are.
    querystring: ofParameters(inQuery, list !== undefined || !path.startsWith('/api/')),
    ...(body !== undefined && judgesBody !== true && { body: ofBody(body) }),
  };
}

/** `open`: others are taken, too, and read elsewhere. */
function ofParameters(parameters: readonly CallParameter[], open: boolean): CallSchema {
  return {
    type: 'object',
    required: parameters.filter(({ required }) => required === true).map(({ name }) => name),
    properties: Object.fromEntries(
      parameters.map(({ name, schema, example }) => [
        name,
        { type: 'string', ...schema, ...(example !== undefined && { examples: [example] }) },
      ]),
    ),
    additionalProperties: open,
  };
}

/** A body that is not there is one without fields: what it lacks is said at the fields. */
function ofBody(schema: CallSchema): CallSchema {
  if (componentOf(schema) !== undefined) return { type: 'object' };
  const { properties, ...rest } = schema;
  if (properties === undefined) return rest;
  return {
    ...rest,
    properties: Object.fromEntries(
      Object.entries(properties as Record<string, CallSchema>).map(([name, property]) => [name, ofBody(property)]),
    ),
  };
}

type Part = 'params' | 'querystring' | 'body' | 'headers';

/** The one validator of all declared calls; it stops at the first thing that is wrong. */
export function buildValidatorCompiler(): FastifySchemaCompiler<CallSchema> {
  const ajv = new Ajv2020({ messages: false, strict: true, allowUnionTypes: true, verbose: true, formats });
  return ({ schema, httpPart }) => {
    // Of some six hundred calls most are never asked for: compiling all of them would be a third of a start.
    let compiled: ValidateFunction | undefined;
    return (data: unknown) => {
      const validate = (compiled ??= ajv.compile(schema));
      if (validate(httpPart === 'body' ? (data ?? {}) : data)) return true;
      const [error] = validate.errors ?? [];
      // Fastify writes a status of its own on errors; the answer is made of the cause.
      return { error: new Error('wrong input', { cause: error && refusalOf(httpPart as Part, error, schema) }) };
    };
  };
}

interface FullError extends SchemaError {
  readonly data?: unknown;
  readonly parentSchema?: object;
}

/** Of what was sent as much as is quoted back. */
const quotedLength = 100;

function refusalOf(part: Part, error: FullError, schema: CallSchema): ApiError {
  // There is nothing at an address that is none.
  if (part === 'params') return new ApiError('NOT_FOUND');
  if (part === 'querystring' && error.keyword === 'additionalProperties') {
    const name = String(error.params['additionalProperty']);
    const suggestion = closest(name, Object.keys(schema['properties'] as object));
    return new ApiError('UNKNOWN_PARAMETER', {
      name: name.slice(0, quotedLength),
      ...(suggestion !== undefined && { suggestion }),
    });
  }
  const problem = problemOf(error.keyword === 'dependentRequired' ? { ...error, keyword: 'required' } : error);
  const name = problem.path.join('.');
  const given = part === 'querystring' && typeof error.data === 'string' ? `=${error.data.slice(0, quotedLength)}` : '';
  const misfit: Misfit = { at: name === '' ? 'JSON' : `${name}${given}`, problem, taken: takenInstead(error) };
  return new ApiError('BAD_REQUEST', { misfit, ...(name !== '' && { name }) });
}

const looks: Readonly<Record<string, string>> = { date: 'YYYY-MM-DD', uuid: 'UUID' };

/** What would be right there, where that can be said in short. */
function takenInstead({ keyword, params, parentSchema }: FullError): string | undefined {
  const own = parentSchema as CallSchema & { readonly properties?: Readonly<Record<string, CallSchema>> };
  const {
    enum: options,
    examples,
    format,
  } = (keyword === 'required' ? (own.properties?.[String(params['missingProperty'])] ?? {}) : own) as {
    readonly enum?: readonly string[];
    readonly examples?: readonly string[];
    readonly format?: string;
  };
  return options?.join(', ') ?? examples?.[0] ?? looks[format ?? ''];
}
