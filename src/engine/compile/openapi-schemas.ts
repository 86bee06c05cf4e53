// The components of the OpenAPI document: records, inputs, payloads and the body of every error.
import { errors, type OwnError } from '#engine/model/errors.ts';
import { languages } from '#engine/model/text.ts';
import type { JsonSchema } from './json-schema.ts';
import { answerSchema, maskedText } from './openapi-answers.ts';
import { inputSchemas } from './openapi-inputs.ts';
import type { Resolved } from './resolve.ts';

/** Records as they are shown, what people send of them, and the payloads under their own name. */
export function componentSchemas(
  { schemas, entities, roles }: Resolved,
  own: readonly OwnError[] = [],
): Record<string, JsonSchema> {
  const actionInputs = entities.flatMap(({ actions }) => actions.flatMap(({ input }) => input ?? []));
  const described = schemas.flatMap((schema): [string, JsonSchema][] => {
    const entity = entities.find(({ name }) => name === schema.$id);
    const inputs = inputSchemas(schema, entity, actionInputs);
    if (entity === undefined) return inputs;
    return [
      [entity.type, { description: schema.description, ...answerSchema(schema, entity, { entities, roles }) }],
      ...inputs,
    ];
  });
  return { ...Object.fromEntries(described), Masked: maskedText, ...fixedSchemas, Error: errorSchema(own) };
}

const text = { type: 'string' } as const;

const fixedSchemas: Readonly<Record<string, JsonSchema>> = {
  Check: {
    type: 'object',
    required: ['name', 'message', 'passed'],
    properties: {
      name: text,
      message: text,
      passed: { type: 'boolean' },
      found: {
        type: 'array',
        items: {
          type: 'object',
          required: ['entity', 'id', 'title'],
          properties: { entity: text, id: text, title: text },
        },
        description: 'The records that stand in the way.',
      },
    },
  },
  ActionAnswer: {
    type: 'object',
    required: ['name', 'allowed'],
    properties: {
      name: text,
      allowed: { type: 'boolean' },
      refusal: {
        type: 'object',
        required: ['code', 'message'],
        properties: { code: text, message: text, rule: text, roles: { type: 'array', items: text } },
      },
      checks: { type: 'array', items: { $ref: '#/components/schemas/Check' } },
      proposal: { type: 'object', additionalProperties: true, description: 'What the form of its input begins with.' },
    },
  },
  ActionInput: {
    description: 'What an action takes beside its own values; which keys are needed depends on the action.',
    type: 'object',
    properties: {
      reason: text,
      confirm: { ...text, description: 'The value typed to confirm.' },
      version: { type: 'integer', description: 'Instead of If-Match.' },
    },
    additionalProperties: true,
  },
  HistoryEntry: {
    type: 'object',
    required: ['id', 'action', 'at', 'actor', 'changes'],
    properties: {
      id: text,
      action: { ...text, description: 'create, update, remove or the name of an action.' },
      at: { type: 'string', format: 'date-time' },
      actor: { type: 'object', properties: { userId: text, name: text } },
      changes: {
        type: 'object',
        additionalProperties: { type: 'object', properties: { from: {}, to: {} } },
        description: 'By field; those that the reader may not see are left out.',
      },
      reason: text,
    },
  },
  SessionUser: {
    type: 'object',
    required: ['id', 'name', 'role', 'email', 'organization_name', 'metadata'],
    properties: {
      id: { type: 'string', format: 'uuid' },
      name: text,
      role: { type: 'array', items: text },
      email: { type: 'string', format: 'email' },
      language: { type: 'string', enum: [...languages] },
      avatar_url: text,
      mini_avatar_url: text,
      organization_name: text,
      metadata: {
        type: 'object',
        properties: {
          shortcuts: { type: 'array', items: text },
          settings: { type: 'object', additionalProperties: true },
        },
      },
    },
  },
  Notices: {
    type: 'object',
    required: ['notices'],
    properties: {
      notices: {
        type: 'array',
        items: {
          type: 'object',
          required: ['id', 'entity', 'recordId', 'action', 'at', 'actor'],
          properties: {
            id: { type: 'integer' },
            entity: text,
            recordId: text,
            action: text,
            at: { type: 'string', format: 'date-time' },
            actor: { ...text, description: 'Name of whoever did it.' },
            title: text,
            parentId: text,
            parentTitle: text,
            changes: { type: 'object', additionalProperties: true, description: 'Of payout data only.' },
          },
        },
      },
    },
  },
  SessionAnswer: {
    type: 'object',
    required: ['user', 'token', 'expiresIn'],
    properties: {
      user: { $ref: '#/components/schemas/SessionUser' },
      token: text,
      expiresIn: { type: 'integer', description: 'Seconds.' },
    },
  },
};

/** With what subjects' own errors say besides. */
function errorSchema(own: readonly OwnError[]): JsonSchema {
  return {
    description: 'Body of every answer that is not 2xx.',
    type: 'object',
    required: ['statusCode', 'code', 'message'],
    properties: {
      statusCode: { type: 'integer' },
      code: { type: 'string', enum: [...Object.keys(errors), ...own.map(({ code }) => code)] },
      message: { ...text, description: "Stands alone, in the reader's language (Accept-Language: pt, en or fr)." },
      requestId: text,
      errors: {
        type: 'object',
        additionalProperties: true,
        description: 'Texts by field, nested as the record is; root.serverError belongs to no field.',
      },
      current: { type: 'object', additionalProperties: true, description: 'STALE: the record as it is now.' },
      usedBy: {
        type: 'array',
        items: {
          type: 'object',
          required: ['entity', 'count'],
          properties: { entity: text, count: { type: 'integer' } },
        },
        description: 'IN_USE: who uses it.',
      },
      rule: { ...text, description: 'FORBIDDEN: the rule that refused.' },
      roles: { type: 'array', items: text, description: 'FORBIDDEN: the roles that the rule admits.' },
      checks: {
        type: 'array',
        items: { $ref: '#/components/schemas/Check' },
        description: 'BLOCKED: all that must hold, passed or not.',
      },
      ...Object.assign({}, ...own.map(({ properties }) => properties)),
      retryAfter: { type: 'integer', description: 'TOO_MANY_REQUESTS: seconds.' },
      error: {
        type: 'array',
        items: { type: 'object', required: ['type', 'message'], properties: { type: text, message: text } },
        description: 'Session calls: the same texts by field.',
      },
    },
  };
}
