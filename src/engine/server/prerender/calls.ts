// What a page asks for before its application is there.
import type { Calls } from '#engine/model/call.ts';
import { firstPageAnswer, firstPageRequest } from '#engine/model/first-page.ts';

export const calls = {
  firstPage: {
    method: 'post',
    path: '/api/first-page',
    operationId: 'firstPage',
    summary:
      'Answers several GET calls in one, each as it is answered by itself, and draws the page of the web app that they make.',
    tag: 'session',
    writes: false,
    body: firstPageRequest,
    answer: { json: firstPageAnswer },
    refusals: ['UNAUTHENTICATED', 'BAD_REQUEST'],
  },
} as const satisfies Calls;
