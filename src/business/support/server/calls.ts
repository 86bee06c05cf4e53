// The calls about letters that no mail server took, and about people who typed their password wrong too often.
import { idInPath, listOf, objectOf, type CallParameter, type Calls } from '#engine/model/call.ts';

const tag = 'session';
const moment = { type: 'string', format: 'date-time' } as const;
const count = { type: 'integer', minimum: 0 } as const;
const id: CallParameter = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'The letter.',
  schema: { type: 'string', pattern: '^[1-9][0-9]{0,8}$' },
  example: '1',
};

const letter = objectOf(
  {
    id: count,
    recipient: { type: 'string', description: 'In part.' },
    subject: { type: 'string' },
    queuedAt: moment,
    attempts: count,
    nextAt: { ...moment, description: 'Absent when it was given up.' },
    givenUpAt: moment,
  },
  ['id', 'recipient', 'subject', 'queuedAt', 'attempts'],
);

export const calls = {
  list: {
    method: 'get',
    path: '/api/letters',
    operationId: 'listStuckLetters',
    summary: 'Letters that a mail server refused, the newest first, at most 50.',
    tag,
    answer: { json: listOf(letter) },
    refusals: ['UNAUTHENTICATED', 'FORBIDDEN'],
  },
  again: {
    method: 'post',
    path: '/api/letters/{id}/again',
    operationId: 'sendLetterAgain',
    summary: 'Sends a letter that was refused at once again.',
    tag,
    parameters: [id],
    answer: { status: 204, description: 'It leaves within seconds.' },
    refusals: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
  },
  locked: {
    method: 'get',
    path: '/api/lock-outs',
    operationId: 'listLockOuts',
    summary: 'People who cannot sign in from somewhere for now, since a wrong password was typed too often.',
    tag,
    answer: {
      json: listOf(
        objectOf({ userId: { type: 'string', format: 'uuid' }, name: { type: 'string' }, until: moment }, [
          'userId',
          'name',
          'until',
        ]),
      ),
    },
    refusals: ['UNAUTHENTICATED', 'FORBIDDEN'],
  },
  unlock: {
    method: 'post',
    path: '/api/lock-outs/{id}/end',
    operationId: 'endLockOut',
    summary: 'Lets somebody try again at once.',
    tag,
    parameters: [idInPath('The user.')],
    answer: { status: 204, description: 'He may try again.' },
    refusals: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
  },
} as const satisfies Calls;
