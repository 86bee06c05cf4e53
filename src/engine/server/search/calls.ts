// One search in everything.
import { inQuery, listOf, objectOf, type Calls } from '#engine/model/call.ts';

export const calls = {
  search: {
    method: 'get',
    path: '/api/search',
    operationId: 'search',
    summary:
      'Records that have the words, of every collection that is searched and that the reader may read: of each the first five of its list, with the titles of records they refer to under `_with`. Collections that could not be searched within two seconds are named in `missing`.',
    tag: 'session',
    parameters: [
      {
        ...inQuery('q', 'The words, two letters or more; a record has all of them.', {
          type: 'string',
          pattern: String.raw`\S.*\S`,
        }),
        required: true,
        example: 'aqua park',
      },
    ],
    answer: {
      json: objectOf({
        found: listOf(
          objectOf({
            collection: { type: 'string' },
            records: listOf({ type: 'object', required: ['id'], additionalProperties: true }),
          }),
        ),
        missing: listOf({ type: 'string' }),
      }),
    },
    refusals: ['BAD_REQUEST', 'UNAUTHENTICATED', 'OVER_BUDGET'],
  },
} as const satisfies Calls;
