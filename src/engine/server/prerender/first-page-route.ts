// POST /api/first-page: the first requests of a page in one, and the page. Each is answered by its own route, in the name
// of who asks, so that nobody is shown here what he is not shown there.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FirstAnswer, FirstPageAnswer, FirstPageRequest } from '#engine/model/first-page.ts';
import { preferredLanguage } from '#engine/model/text.ts';
import type { Database } from '../database/database.ts';
import { addCall } from '../http/add-call.ts';
import { requireSession } from '../session/authenticate.ts';
import { readSessionUser } from '../session/session-user.ts';
import { viewAsHeader, viewAsRowsHeader } from '../session/view-as.ts';
import { calls } from './calls.ts';
import type { Prerenderer } from './prerenderer.ts';

/** Who asks, for what, and from where. */
const asking = ['authorization', 'accept-language', viewAsHeader, viewAsRowsHeader, 'x-forwarded-for'];
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
      const { place, browser, asks = [] } = request.body as FirstPageRequest;
      const draws = browser === undefined ? undefined : prerenderer;
      draws?.warmUp();
      const [user, ...answers] = await Promise.all([
        draws && readSessionUser(database, actor.userId),
        ...asks.map(async (path) => ask(app, request, path)),
      ]);
      if (browser === undefined || user === undefined || answers.some(({ status }) => status !== 200))
        return { answers };
      const language = preferredLanguage(request.headers['accept-language']);
      const more: Promise<FirstAnswer>[] = [];
      const page = await draws?.draw({ place, language, browser, session: { user }, answers }, async (path) => {
        const answer = ask(app, request, path);
        more.push(answer);
        return answer;
      });
      // Also what came too late to be drawn: nobody asks for it twice.
      return { answers: [...answers, ...(await Promise.all(more))], ...(page && { page }) };
    },
  });
}

/** As the caller would ask by himself. */
async function ask(app: FastifyInstance, { headers, socket }: FastifyRequest, path: string): Promise<FirstAnswer> {
  const answer = await app.inject({
    method: 'GET',
    url: path,
    remoteAddress: socket.remoteAddress ?? '',
    headers: { accept: 'application/json', ...picked(headers, asking) },
  });
  return { path, status: answer.statusCode, headers: picked(answer.headers, told), body: answer.json<unknown>() };
}

function picked(headers: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, string> {
  const found = names.map((name) => [name, headers[name]] as const);
  return Object.fromEntries(found.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
