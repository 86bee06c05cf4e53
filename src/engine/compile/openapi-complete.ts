// What every operation has in common, said once for all of them: headers that any call reads, refusals that any call
// may meet.
import type { Call } from '#engine/model/call.ts';
import type { ErrorCode } from '#engine/model/errors.ts';
import type { JsonSchema } from './json-schema.ts';
import { acceptLanguage, viewAs, viewAsRows } from './openapi-parameters.ts';
import { refusals, type Paths } from './openapi-paths.ts';

const verbs = ['get', 'post', 'put', 'patch', 'delete'] as const;

/**
 * Any call may meet these: a header that cannot be read, too many at once, our own failure, a database that is away.
 */
const always: readonly ErrorCode[] = ['BAD_REQUEST', 'TOO_MANY_REQUESTS', 'INTERNAL', 'UNAVAILABLE'];
const signedIn: readonly ErrorCode[] = ['UNAUTHENTICATED', 'FORBIDDEN'];
const withBody: readonly ErrorCode[] = ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'VALIDATION'];

/** Fetched, but each is noted: a file taken out. */
const isNoted = (id: unknown) => typeof id === 'string' && id.startsWith('export');

/** `calls` say themselves whether they write. */
export function complete(paths: Paths, calls: readonly Call[]): Paths {
  const writes = new Map<unknown, boolean | undefined>(calls.map((call) => [call.operationId, call.writes]));
  const isReading = (verb: string, { operationId: id }: JsonSchema) =>
    !(writes.get(id) ?? (verb !== 'get' || isNoted(id)));
  const completeItem = (path: string, item: Paths[string]) =>
    Object.fromEntries(
      Object.entries(item).map(([key, value]) => {
        if (!verbs.some((verb) => verb === key)) return [key, value];
        const operation = value as JsonSchema;
        return [key, completeOperation(path, operation, isReading(key, operation))];
      }),
    );
  return Object.fromEntries(Object.entries(paths).map(([path, item]) => [path, completeItem(path, item)]));
}

function completeOperation(path: string, operation: JsonSchema, reads: boolean): JsonSchema {
  const open = Array.isArray(operation['security']);
  const codes = [
    ...always,
    ...(open ? [] : signedIn),
    ...(path.includes('{') ? (['NOT_FOUND'] as const) : []),
    ...(operation['requestBody'] === undefined ? [] : withBody),
  ];
  const parameters = [
    ...((operation['parameters'] as unknown[] | undefined) ?? []),
    acceptLanguage,
    ...(!open && reads ? [viewAs, viewAsRows] : []),
  ];
  return {
    ...operation,
    parameters,
    responses: sorted({ ...refusals(codes), ...(operation['responses'] as JsonSchema) }),
  };
}

function sorted(responses: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(responses).sort(([a], [b]) => Number(a) - Number(b)));
}

/** The document without components that nothing in it comes to. */
export function withoutUnused(document: JsonSchema): JsonSchema {
  const components = document['components'] as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  const used = new Set<string>();
  const follow = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, entry] of Object.entries(value)) {
      if (key !== '$ref' || typeof entry !== 'string') follow(entry);
      else if (!used.has(entry)) {
        used.add(entry);
        const [, , kind = '', name = ''] = entry.split('/');
        follow(components[kind]?.[name]);
      }
    }
  };
  follow(document['paths']);
  const kept = Object.entries(components).map(([kind, all]) => [
    kind,
    kind === 'securitySchemes'
      ? all
      : Object.fromEntries(Object.entries(all).filter(([name]) => used.has(`#/components/${kind}/${name}`))),
  ]);
  return { ...document, components: Object.fromEntries(kept) };
}
