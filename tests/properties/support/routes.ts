// The app with every address that it answers and its methods, as Fastify itself tells of them while they are added:
// nothing lists them by hand.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { entities } from '#generated/entities.ts';
import type { Entity } from '#engine/model/entity.ts';
import type { InputSchema } from '#engine/server/http/input-schema.ts';
import { startApp, type TestApp } from '#tests/support/app.ts';

export interface Route {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';
  /** With its parameters: `/api/providers/:parentId/rides/:id`. */
  readonly url: string;
}

type Options = Parameters<typeof startApp>[0];

interface Counted {
  readonly server: TestApp;
  readonly routes: readonly Route[];
  /**
   * By method and address what the input is validated by, where it was declared
   * (src/engine/server/http/input-schema.ts).
   */
  readonly inputs: ReadonlyMap<string, InputSchema>;
}

export async function startCounted(options?: Options): Promise<Counted> {
  const routes = new Map<string, Route>();
  const inputs = new Map<string, InputSchema>();
  const collect = (message: unknown) => {
    (message as { readonly fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url, schema }) => {
      for (const one of [method].flat()) {
        routes.set(`${one} ${url}`, { method: one as Route['method'], url });
        if (schema !== undefined) inputs.set(`${one} ${url}`, schema as InputSchema);
      }
    });
  };
  subscribe('fastify.initialization', collect);
  try {
    const server = await startApp(options);
    return { server, routes: [...routes.values()], inputs };
  } finally {
    unsubscribe('fastify.initialization', collect);
  }
}

/** The address with real ids: those of a record of each entity and of its parent. */
export function fillIn(url: string, ids: Readonly<Record<string, string>>): string {
  const parts = url.split('/');
  let entity: Entity | undefined;
  const filled = parts.map((part, index) => {
    if (!part.startsWith(':')) return part;
    if (part === ':action') return entity?.actions[0]?.name ?? 'none';
    entity = entityAt(parts[index - 1] ?? '', entity);
    return (entity && ids[entity.name]) ?? '018f0000-0000-7000-8000-000000000000';
  });
  return filled.join('/').replace('*', 'none');
}

function entityAt(segment: string, parent: Entity | undefined): Entity | undefined {
  return Object.values<Entity>(entities).find((one) =>
    parent === undefined
      ? one.collection === segment
      : one.parent?.entity === parent.name && one.parent.segment === segment,
  );
}
