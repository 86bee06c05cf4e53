// The calls about a ride's days in the OpenAPI document; what they answer is src/business/rides/ride-calendar.ts.
import type { ErrorCode } from '#engine/model/errors.ts';
import type { JsonSchema } from './json-schema.ts';
import { pathParameter } from './openapi-parameters.ts';
import { json, refusals, type Paths } from './openapi-paths.ts';

const count = { type: 'integer', minimum: 0 } as const;
const date = { type: 'string', format: 'date' } as const;
const time = { type: 'string', description: 'HH:MM at the provider; absent for opening hours.' } as const;
const timeZone = { type: 'string', description: 'IANA zone of the provider.' } as const;
const season = { enum: ['high', 'low'] } as const;
const dayState = { enum: ['closed', 'open', 'soldOut'] } as const;
const kinds = { type: 'array', items: { enum: ['closed', 'extra', 'capacity'] } } as const;

const stock = object({ total: count, internet: count, distributor: count, ticketOffice: count });

const slot = object(
  {
    time,
    state: { enum: ['open', 'soldOut', 'past', 'removed'], description: 'removed: sold, but no slot any more.' },
    capacity: stock,
    sold: stock,
    free: stock,
    tickets: count,
    halfPrice: { ...count, description: 'Of the tickets, those at half price by law.' },
  },
  ['time'],
);

const schedule = object(
  { date, kind: { enum: kinds.items.enum }, startTime: time, finishTime: time, stock, reason: { type: 'string' } },
  ['startTime', 'finishTime', 'stock', 'reason'],
);

const day = object({
  date,
  state: dayState,
  season,
  capacity: count,
  sold: count,
  free: count,
  timeZone,
  slots: list(slot),
  exceptions: list(schedule),
});

const month = object({
  month: { type: 'string', description: 'YYYY-MM' },
  timeZone,
  today: date,
  days: list(
    object({
      date,
      state: dayState,
      season,
      slots: count,
      capacity: count,
      sold: count,
      free: count,
      exceptions: kinds,
    }),
  ),
});

const conflict = object(
  { date, time, pool: { enum: ['internet', 'distributor', 'ticketOffice'] }, sold: count, places: count },
  ['time'],
);

const bulkChange = object({
  preview: { type: 'boolean' },
  days: count,
  slots: count,
  dates: list(date),
  conflicts: list(
    object({ date, cause: { enum: ['schedule', 'sold'] }, kinds, slots: list(conflict) }, ['kinds', 'slots']),
  ),
  skipped: object({ past: count, unchanged: count }),
});

/** None for a project without rides. */
export function ridePaths(shapeNames: readonly string[]): Paths {
  if (!shapeNames.includes('rideBulkChange')) return {};
  const parameters = [pathParameter('id', 'Id of the ride.')];
  return {
    '/api/rides/{id}/slots': {
      parameters,
      get: {
        ...call('rideSlots', 'The slots of a day with their places.', day),
        parameters: [query('date', date, 'Day at the provider.')],
      },
    },
    '/api/rides/{id}/calendar': {
      parameters,
      get: {
        ...call('rideCalendar', 'The days of a month with their places.', month),
        parameters: [query('month', { type: 'string', pattern: '^\\d{4}-\\d{2}$' }, 'YYYY-MM')],
      },
    },
    '/api/rides/{id}/bulk-change': {
      parameters,
      post: {
        ...call('rideBulkChange', 'One exception for many days; with preview only what would be done.', bulkChange, [
          'VALIDATION',
          'SLOTS_SOLD',
        ]),
        requestBody: { required: true, content: json({ $ref: '#/components/schemas/RideBulkChange' }) },
      },
    },
  };
}

function call(
  operationId: string,
  summary: string,
  answer: JsonSchema,
  refused: readonly ErrorCode[] = [],
): JsonSchema {
  return {
    operationId,
    summary,
    tags: ['rides'],
    responses: {
      200: { description: 'OK', content: json(answer) },
      ...refusals(['BAD_REQUEST', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', ...refused]),
    },
  };
}

function query(name: string, schema: JsonSchema, description: string): JsonSchema {
  return { name, in: 'query', description: `${description}; the present one without it.`, schema };
}

function list(items: JsonSchema): JsonSchema {
  return { type: 'array', items };
}

function object(properties: Readonly<Record<string, JsonSchema>>, optional: readonly string[] = []): JsonSchema {
  return { type: 'object', required: Object.keys(properties).filter((name) => !optional.includes(name)), properties };
}
