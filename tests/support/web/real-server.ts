// The real server in process: each request of the page is handed to it by msw; single answers can be replaced by a
// handler.
import { http, HttpResponse, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { sql } from 'kysely';
import { writeHash } from '#engine/server/session/accounts.ts';
import { hashPassword } from '#engine/server/session/password-hash.ts';
import { startApp, type TestApp } from '#tests/support/app.ts';

export interface Account {
  readonly email: string;
  readonly password: string;
  readonly roles: readonly string[];
}

export interface RealServer {
  readonly app: TestApp;
  /** Answers instead of the server until the end of the test. */
  answer(...handlers: RequestHandler[]): void;
  resetAnswers(): void;
  /** A person who can sign in. */
  addAccount(account: Account): Promise<Account>;
  close(): Promise<void>;
}

export async function startRealServer(settings: Parameters<typeof startApp>[0] = {}): Promise<RealServer> {
  const app = await startApp(settings);
  const server = setupServer(http.all('*', ({ request }) => hand(app, request)));
  server.listen({ onUnhandledFrame: 'error' });
  return {
    app,
    answer: (...handlers) => server.use(...handlers),
    resetAnswers: () => server.resetHandlers(),
    addAccount: async (account) => {
      const { userId } = await app.person({ roles: account.roles });
      await sql`update "user" set email = ${account.email}, name = ${'Ana Souza'} where id = ${userId}`.execute(
        app.database.query,
      );
      await writeHash(
        app.database,
        { id: userId, organizationId: 'icd' },
        await hashPassword(account.password),
        new Date(),
      );
      return account;
    },
    close: async () => {
      server.close();
      await app.close();
    },
  };
}

async function hand({ app }: TestApp, request: Request): Promise<HttpResponse<string>> {
  const { pathname, search } = new URL(request.url);
  const payload = await request.text();
  const answer = await app.inject({
    method: request.method as 'GET',
    url: pathname + search,
    headers: plainHeaders(request.headers),
    ...(payload !== '' && { payload }),
  });
  const headers = Object.fromEntries(
    Object.entries(answer.headers)
      // The page under test is none of a build that happens to lie here.
      .filter(([name]) => name !== 'x-web-build')
      .map(([name, value]) => [name, String(value)]),
  );
  const bodiless = answer.statusCode === 204 || answer.statusCode === 304;
  return new HttpResponse(bodiless ? null : answer.payload, { status: answer.statusCode, headers });
}

/** Compressed answers are unpacked by the network of a browser, which has no part here. */
function plainHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => name !== 'accept-encoding'));
}
