// Lists that people keep under a name.
import { idInPath, listOf, type Call, type CallParameter, type Calls } from '#engine/model/call.ts';
import { viewInput, viewSchema } from '#engine/model/list-view.ts';

const tag = 'session';
const collection: CallParameter = {
  name: 'collection',
  in: 'path',
  required: true,
  description: 'The collection whose list it is.',
  schema: { type: 'string' },
};
const place = { path: '/api/list-views/{collection}', tag, parameters: [collection] } as const satisfies Partial<Call>;
const refusals = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'] as const;

export const calls = {
  list: {
    ...place,
    method: 'get',
    operationId: 'listViews',
    summary: 'The own views of a list and those shared with a role of the reader; what he may not ask for is left out.',
    answer: { json: listOf(viewSchema) },
    refusals,
  },
  save: {
    ...place,
    method: 'post',
    operationId: 'saveView',
    summary:
      'Keeps a view, or changes what is told of the one with the id; a query of a version that was left behind is refused. Sharing is for the roles that roles.config.json names.',
    body: viewInput,
    answer: { json: viewSchema },
    refusals: [...refusals, 'BAD_REQUEST', 'STALE'],
  },
  remove: {
    ...place,
    path: '/api/list-views/{collection}/{id}',
    parameters: [collection, idInPath('The view.')],
    method: 'delete',
    operationId: 'removeView',
    summary: 'Forgets a view.',
    answer: { status: 204, description: 'It is gone.' },
    refusals,
  },
} as const satisfies Calls;
