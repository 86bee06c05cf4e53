// POST /api/first-page: the first requests of a page in one, and the page. Each is answered by its own route, in the name
// of who asks, so that nobody is shown here what he is not shown there.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FirstAnswer, FirstPageAnswer, FirstPageRequest } from '#engine/model/first-page.ts';
import { preferredLanguage } from '#engine/model/text.ts';
import type { Database } from '../database/database.ts';
import { addCall } from '../http/add-call.ts';
import { requireSession } from '../session/authenticate.ts';
import { readSessionUser } from '../session/session-user.ts';
import { calls } from './calls.ts';
import type { Prerenderer } from './prerenderer.ts';

/** Of an answer, those that tell of its body. */
const told = ['x-total-count', 'x-total-estimated'];

interface Parts {
  readonly database: Database;
  readonly prerenderer: Prerenderer | undefined;
}

export function registerFirstPage(app: FastifyInstance, { database, prerenderer }: Parts): void {
  addCall(app, calls.firstPage, {
    config: { asksOthers: true },
    admit: requireSession,
    handler: async (request, _, { actor }): Promise<FirstPageAnswer> => {
      const { place, asks, browser } = request.body as FirstPageRequest;
      const draws = browser === undefined ? undefined : prerenderer;
      draws?.warmUp();
      const [user, ...answers] = await Promise.all([
        draws && readSessionUser(database, actor.userId),
        ...asks.map(async (path) => ask(app, request, path)),
      ]);
      const language = preferredLanguage(request.headers['accept-language']);
      const isDrawn = browser !== undefined && user !== undefined && answers.every(({ status }) => status === 200);
      const page = isDrawn ? await draws?.draw({ place, language, browser, session: { user }, answers }) : undefined;
      return { answers, ...(page && { page }) };
    },
  });
}

/** As the caller would ask by himself. */
async function ask(app: FastifyInstance, { headers, socket }: FastifyRequest, path: string): Promise<FirstAnswer> {
  const { authorization, 'accept-language': language, 'x-forwarded-for': forwarded } = headers;
  const answer = await app.inject({
    method: 'GET',
    url: path,
    remoteAddress: socket.remoteAddress ?? '',
    headers: {
      accept: 'application/json',
      ...(authorization !== undefined && { authorization }),
      ...(language !== undefined && { 'accept-language': language }),
      ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }),
    },
  });
  const own = told.flatMap((name) => {
    const value = answer.headers[name];
    return value === undefined ? [] : [[name, String(value)] as const];
  });
  return { path, status: answer.statusCode, headers: Object.fromEntries(own), body: answer.json<unknown>() };
}
