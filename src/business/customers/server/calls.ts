// The calls about customers besides their records: naming a buyer, the proof of erasure, what deletion waits for, and
// the export of one customer's data.
import { clocks } from '#engine/model/file-call.ts';
import { component, idInPath, inQuery, listOf, objectOf, type Calls } from '#engine/model/call.ts';
import { businessTimeZone } from '#engine/model/relative-time.ts';

const text = { type: 'string' } as const;
const moment = { type: 'string', format: 'date-time' } as const;
const tag = 'customers';
const parameters = [idInPath('Id of the customer.')];
const open = (properties: Parameters<typeof objectOf>[0]) => objectOf(properties, Object.keys(properties));

const proof = {
  checkedAt: moment,
  tables: listOf(open({ table: text, columns: listOf(text) })),
  personalDataLeft: { type: 'integer', minimum: 0 },
} as const;

const check = objectOf(
  {
    name: text,
    message: text,
    passed: { type: 'boolean' },
    found: listOf(open({ entity: text, id: text, title: text })),
  },
  ['found'],
);

const buyer = objectOf({
  id: { type: 'string', format: 'uuid' },
  name: { ...text, description: 'As it was given, masked.' },
});

const records = listOf({ type: 'object' });
const data = objectOf({
  generatedAt: moment,
  organization: open({ id: text, name: text }),
  customer: {
    type: 'object',
    additionalProperties: true,
    description: 'As Customer, without what is about the keeping of the record.',
  },
  lgpdEvents: records,
  orders: records,
});

export const calls = {
  nameBuyer: {
    method: 'post',
    path: '/api/customers/buyer',
    operationId: 'nameBuyer',
    summary:
      'For whoever sells: the id of the customer who has this document and this e-mail address, registered when neither is known.',
    tag,
    body: component('CustomerInput'),
    answer: { description: 'Known before or registered now: the answer is the same.', json: buyer },
    refusals: ['UNAUTHENTICATED', 'FORBIDDEN', 'VALIDATION', 'TOO_MANY_REQUESTS'],
  },
  proveErasure: {
    method: 'get',
    path: '/api/customers/{id}/erasure-proof',
    operationId: 'proveErasure',
    summary:
      'Looks for personal data of an erased customer in all records that tell of him and in their history; with what was looked through when he was erased.',
    tag,
    parameters,
    answer: { json: objectOf({ ...proof, atCompletion: open(proof) }, ['atCompletion']) },
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'TRANSITION'],
  },
  readDeletionChecklist: {
    method: 'get',
    path: '/api/customers/{id}/deletion-checklist',
    operationId: 'readDeletionChecklist',
    summary: 'What must be settled before the deletion of the data can be completed, whoever asks.',
    tag,
    parameters,
    answer: { json: objectOf({ checks: listOf(check) }) },
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
  },
  exportCustomer: {
    method: 'get',
    path: '/api/customers/{id}/export',
    operationId: 'exportCustomer',
    summary:
      'All that is kept of one customer, to take elsewhere (json) or to read (pdf, in the language of the request); each leaves an entry in the LGPD history.',
    tag,
    writes: true,
    parameters: [
      ...parameters,
      inQuery('format', 'To take elsewhere, or to read.', { enum: ['json', 'pdf'], default: 'json' }),
      inQuery('timeZone', 'IANA zone of the instants in the PDF, or an offset such as -03:00.', {
        ...clocks,
        default: businessTimeZone,
      }),
    ],
    answer: {
      json: data,
      files: { 'application/pdf': { schema: { type: 'string', contentMediaType: 'application/pdf' } } },
    },
    refusals: ['BAD_REQUEST', 'UNKNOWN_PARAMETER', 'FORBIDDEN', 'NOT_FOUND', 'TRANSITION'],
  },
} as const satisfies Calls;
