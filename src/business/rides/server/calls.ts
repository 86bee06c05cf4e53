// The calls about a ride's days; what they answer is src/business/rides/calendar.ts.
import { slotsSold } from '../errors.ts';
import { component, idInPath, inQuery, listOf, objectOf, type Calls } from '#engine/model/call.ts';

const count = { type: 'integer', minimum: 0 } as const;
const date = { type: 'string', format: 'date' } as const;
const time = { type: 'string', description: 'HH:MM at the provider; absent for opening hours.' } as const;
const timeZone = { type: 'string', description: 'IANA zone of the provider.' } as const;
const season = { enum: ['high', 'low'] } as const;
const dayState = { enum: ['closed', 'open', 'soldOut'] } as const;
const kinds = { type: 'array', items: { enum: ['closed', 'extra', 'capacity'] } } as const;
const tag = 'rides';
const id = idInPath('Id of the ride.');

const stock = objectOf({ total: count, internet: count, distributor: count, ticketOffice: count });

const slot = objectOf(
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

const schedule = objectOf(
  { date, kind: { enum: kinds.items.enum }, startTime: time, finishTime: time, stock, reason: { type: 'string' } },
  ['startTime', 'finishTime', 'stock', 'reason'],
);

const day = objectOf({
  date,
  state: dayState,
  season,
  capacity: count,
  sold: count,
  free: count,
  timeZone,
  slots: listOf(slot),
  exceptions: listOf(schedule),
});

const month = objectOf({
  month: { type: 'string', description: 'YYYY-MM' },
  timeZone,
  today: date,
  days: listOf(
    objectOf({
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

const conflict = objectOf(
  { date, time, pool: { enum: ['internet', 'distributor', 'ticketOffice'] }, sold: count, places: count },
  ['time'],
);

const bulkChange = objectOf({
  preview: { type: 'boolean' },
  days: count,
  slots: count,
  dates: listOf(date),
  conflicts: listOf(
    objectOf({ date, cause: { enum: ['schedule', 'sold'] }, kinds, slots: listOf(conflict) }, ['kinds', 'slots']),
  ),
  skipped: objectOf({ past: count, unchanged: count }),
});

const uuid = { type: 'string', format: 'uuid' } as const;

const nearlyFullSlot = objectOf(
  {
    rideId: uuid,
    ride: { type: 'string' },
    providerId: uuid,
    provider: { type: 'string', description: 'Absent for those who may not read providers.' },
    date,
    time,
    places: count,
    sold: count,
  },
  ['provider', 'time'],
);

export const calls = {
  nearlyFull: {
    method: 'get',
    path: '/api/nearly-full-slots',
    operationId: 'nearlyFullSlots',
    summary: 'Slots of the next 14 days of which 80 % of the places are sold: ten at most, the fullest first.',
    tag,
    answer: { json: listOf(nearlyFullSlot) },
    refusals: ['UNAUTHENTICATED', 'FORBIDDEN'],
  },
  slots: {
    method: 'get',
    path: '/api/rides/{id}/slots',
    operationId: 'rideSlots',
    summary: 'The slots of a day with their places.',
    tag,
    parameters: [id, inQuery('date', 'Day at the provider; the present one without it.', date)],
    answer: { json: day },
    refusals: ['BAD_REQUEST', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
  },
  calendar: {
    method: 'get',
    path: '/api/rides/{id}/calendar',
    operationId: 'rideCalendar',
    summary: 'The days of a month with their places.',
    tag,
    parameters: [
      id,
      {
        ...inQuery('month', 'YYYY-MM; the present one without it.', {
          type: 'string',
          pattern: '^(?!0000)\\d{4}-(0[1-9]|1[0-2])$',
        }),
        example: '2026-11',
      },
    ],
    answer: { json: month },
    refusals: ['BAD_REQUEST', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
  },
  bulkChange: {
    method: 'post',
    path: '/api/rides/{id}/bulk-change',
    operationId: 'rideBulkChange',
    summary: 'One exception for many days; with preview only what would be done.',
    tag,
    parameters: [id],
    body: component('RideBulkChange'),
    answer: { json: bulkChange },
    refusals: ['BAD_REQUEST', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'VALIDATION', slotsSold],
  },
} as const satisfies Calls;
