// The app with every route it takes, as Fastify itself tells of them while they are added.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { startApp, type TestApp } from '#tests/support/app.ts';

export interface Route {
  readonly method: string;
  readonly url: string;
}

type Options = Parameters<typeof startApp>[0];

export async function startCounted(options?: Options): Promise<{ readonly server: TestApp; readonly routes: readonly Route[] }> {
  const routes: Route[] = [];
  const collect = (message: unknown) => {
    (message as { readonly fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) routes.push({ method: one, url });
    });
  };
  subscribe('fastify.initialization', collect);
  try {
    return { server: await startApp(options), routes };
  } finally {
    unsubscribe('fastify.initialization', collect);
  }
}
