// The laws that each call of the fuzz is held against. Each tells what it found as a sentence; none is nothing wrong.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Described, JsonObject } from './described.ts';
import type { FuzzCall } from './fuzz-call.ts';
import type { FuzzWorld } from './fuzz-world.ts';
import { isSameByKind } from './samples.ts';

/**
 * Seconds of this process's own work, all threads, that one call may take; the clock would measure the machine's other
 * work as well.
 */
const longestWork = 2;

interface Seen {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly contentType: string;
  readonly body: unknown;
  readonly seconds: number;
}

export interface Judge {
  /** Makes the call and tells what of the answer breaks a law. */
  judge(call: FuzzCall): Promise<{ readonly problems: readonly string[] }>;
}

export function buildJudge(world: FuzzWorld, described: Described, document: JsonObject): Judge {
  const accepts = bodyJudge(described, document);

  async function judge(call: FuzzCall): Promise<{ problems: string[] }> {
    const before = call.record && (await readAsRole(world, call));
    const seen = await send(world, call);
    const after = before && (await readAsRole(world, call));
    const { status } = seen;
    const problems = [
      ...(status >= 500 ? [`answered ${status}`] : []),
      ...(seen.seconds > longestWork ? [`worked ${seen.seconds.toFixed(1)} s`] : []),
      ...described.problems(call.operation, {
        status,
        contentType: seen.contentType,
        headers: seen.headers,
        body: seen.body,
      }),
      ...tagProblems(before, after),
      ...probeProblems(call, status, accepts(call)),
      ...(await writtenProblems(world, call, seen)),
    ];
    return { problems };
  }

  return { judge };
}

async function send({ server, people }: FuzzWorld, { role, method, url, headers, body }: FuzzCall): Promise<Seen> {
  const started = process.cpuUsage();
  const own = people.get(role)?.headers ?? {};
  const answer = await server.app.inject({
    method: method as 'GET',
    url,
    headers: {
      'accept-language': 'en',
      ...own,
      ...headers,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
  const { user, system } = process.cpuUsage(started);
  const contentType = answer.headers['content-type'] ?? '';
  const isJson = contentType.includes('json');
  return {
    status: answer.statusCode,
    headers: answer.headers,
    contentType,
    body: isJson && answer.payload !== '' ? answer.json() : answer.payload,
    seconds: (user + system) / 1e6,
  };
}

async function readAsRole({ people }: FuzzWorld, { role, url }: FuzzCall) {
  const { status, headers, body } = (await people.get(role)?.get(url.split('?')[0] ?? '')) ?? {
    status: 0,
    headers: {},
    body: undefined,
  };
  return status === 200 ? { tag: headers['etag'], text: JSON.stringify(body) } : undefined;
}

type Read = Awaited<ReturnType<typeof readAsRole>>;

/** An ETag changes when, and only when, the body does. */
function tagProblems(before: Read, after: Read): string[] {
  if (before === undefined || after === undefined || (before.tag === after.tag) === (before.text === after.text))
    return [];
  return [
    before.tag === after.tag
      ? `the body changed under the ETag ${before.tag}: ${before.text} → ${after.text}`
      : `the ETag changed from ${before.tag} to ${after.tag}, the body did not`,
  ];
}

/** What the model knows for a fault is refused, by the server and by the document. */
function probeProblems({ probe }: FuzzCall, status: number, accepted: boolean | undefined): string[] {
  if (probe === undefined) return [];
  const {
    field,
    isWritable,
    sample: { what, good, beyond },
  } = probe;
  if (good || !isWritable) return [];
  return [
    ...(status < 300 ? [`${field.path} was taken with ${what}`] : []),
    ...(accepted === true && beyond !== true ? [`by the document ${field.path} may have ${what}`] : []),
  ];
}

/** What was written is read again, by whoever wrote it. */
async function writtenProblems(
  { people }: FuzzWorld,
  { role, probe, operation }: FuzzCall,
  { status, body, headers }: Seen,
): Promise<string[]> {
  const isWrite =
    operation.operationId.startsWith('create') ||
    operation.operationId.startsWith('update') ||
    operation.operationId.startsWith('replace');
  if (!isWrite || status > 201 || probe === undefined) return [];
  const written = body as JsonObject;
  const [tag] = operation.description['tags'] as string[];
  const again = await people.get(role)?.get(`/api/${tag}/${String(written['id'])}`);
  if (again?.status !== 200) return [`what was written is read with ${again?.status}`];
  if (JSON.stringify(again.body) !== JSON.stringify(written))
    return ['what was answered to the write is not what is read again'];
  if (again.headers['etag'] !== headers['etag']) return ['the ETag of the write is not the one that is read again'];
  const { field, sample, isWritable } = probe;
  const read = field.path
    .split('.')
    .reduce<unknown>((value, name) => (value as JsonObject | undefined)?.[name], written);
  const isOwn =
    sample.good && isWritable && field.sensitive === undefined && field.kind !== 'snapshot' && field.kind !== 'json';
  return isOwn && read !== undefined && !isSameByKind(field, sample.value, read)
    ? [`${field.path} was written as ${JSON.stringify(sample.value)} and is read as ${JSON.stringify(read)}`]
    : [];
}

/** Whether the document accepts the body of a call; undefined for calls without. */
function bodyJudge(described: Described, document: JsonObject): (call: FuzzCall) => boolean | undefined {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, logger: false });
  addFormats.default(ajv);
  ajv.addSchema(document, 'document');
  const validators = new Map<string, ValidateFunction>();
  return ({ operation, body }) => {
    const content = described.resolve(operation.description['requestBody'])['content'] as
      | Readonly<Record<string, JsonObject>>
      | undefined;
    const reference = (content?.['application/json']?.['schema'] as JsonObject | undefined)?.['$ref'];
    if (body === undefined || typeof reference !== 'string') return undefined;
    const validate = validators.get(reference) ?? ajv.compile({ $ref: `document${reference}` });
    validators.set(reference, validate);
    return validate(body);
  };
}
