// Every address that the server answers, with its methods, as Fastify itself knows them: nothing lists them by hand.
import type { FastifyInstance } from 'fastify';
import { entities } from '#generated/entities.ts';
import type { Entity } from '#model/entity.ts';

export interface Route {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';
  /** With its parameters: `/api/providers/:parentId/rides/:id`. */
  readonly url: string;
}

/** Reads what `printRoutes` draws: a tree, four characters a level, the methods in brackets. */
export function allRoutes(app: FastifyInstance): readonly Route[] {
  const above: string[] = [];
  return app.printRoutes({ commonPrefix: false }).split('\n').flatMap((line) => {
    const [, indent, part = '', methods = ''] = /^((?:[│ ] {3})*)(?:├── |└── )(.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
    if (indent === undefined) return [];
    const depth = indent.length / 4;
    above.splice(depth, above.length, part.replace(/\|:\w+/g, ''));
    const url = above.join('').replace('(empty root node)', '');
    return methods.split(', ').filter(Boolean).map((method) => ({ method: method as Route['method'], url }));
  });
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
  return Object.values<Entity>(entities).find((one) => (parent === undefined ? one.collection === segment : one.parent?.entity === parent.name && one.parent.segment === segment));
}
