// One search in everything.
import { inQuery, listOf, objectOf, type Calls } from '#engine/model/call.ts';
import { searchedWords } from '#engine/model/list-query.ts';

export const calls = {
  search: {
    method: 'get',
    path: '/api/search',
    operationId: 'search',
    summary:
      'Records that have the words, of every collection that is searched and that the reader may read: of each the first five of its list, with the titles of records they refer to under `_with`. Collections that could not be searched within two seconds are named in `missing`.',
    tag: 'search',
    parameters: [
      {
        ...inQuery('q', 'The words, two characters or more in all; a record has each of them.', {
          type: 'string',
          pattern: searchedWords,
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
    refusals: ['BAD_REQUEST', 'UNAUTHENTICATED', 'OVER_BUDGET', 'TIMEOUT'],
  },
} as const satisfies Calls;
