// The server that the product is measured against: what somebody writes by hand for one table, with what such a server
// needs in earnest: a pool, the session looked up on each request, validated bodies, an audit row in the transaction.
import { createHash } from 'node:crypto';
import Fastify, { type FastifyRequest } from 'fastify';
import pg from 'pg';
import { sampleNames } from './sample.ts';

interface Person {
  readonly id: string;
  readonly organization_id: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    person: Person | undefined;
  }
}

pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const app = Fastify({ logger: { level: 'info' } });
app.decorateRequest('person', undefined);

const columns = [
  't.id',
  't.version',
  't.created_at as "createdAt"',
  't.updated_at as "updatedAt"',
  ...sampleNames.map(([name, column]) => `t.${column} as "${name}"`),
].join();

app.get('/healthz', async () => ({ status: 'ok' }));

app.addHook('onRequest', async (request, reply) => {
  if (request.url === '/healthz') return;
  const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const { rows } = await pool.query<Person>(
    `select p.id, p.organization_id from session s join person p on p.id = s.person_id
     where s.token_hash = $1 and s.revoked_at is null and p.status = 'active' and p.role = 'admin'`,
    [createHash('sha256').update(token).digest('hex')],
  );
  request.person = rows[0];
  if (request.person === undefined) await reply.code(401).send({ message: 'not signed in' });
});

interface ListQuery {
  readonly offset: number;
  readonly limit: number;
  readonly status?: string;
  readonly q?: string;
  readonly after?: string;
  readonly count?: boolean;
}

const listQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    offset: { type: 'integer', minimum: 0, default: 0 },
    limit: { type: 'integer', minimum: 1, maximum: 500, default: 25 },
    status: { type: 'string', maxLength: 20 },
    q: { type: 'string', maxLength: 100 },
    after: { type: 'string', maxLength: 200 },
    count: { type: 'boolean' },
  },
};

app.get<{ Querystring: ListQuery }>('/samples', { schema: { querystring: listQuery } }, async (request, reply) => {
  const { offset, limit, status, q, after, count } = request.query;
  const values: unknown[] = [personOf(request).organization_id];
  const put = (value: unknown) => `$${values.push(value)}`;
  let where = 't.organization_id = $1';
  if (status !== undefined) where += ` and t.status = ${put(status)}`;
  if (q !== undefined) where += ` and t.search like ${put(`%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`)}`;
  if (count) {
    const total = await pool.query<{ total: number }>(`select count(*) as total from sample t where ${where}`, values);
    reply.header('x-total-count', String(total.rows[0]?.total));
  }
  if (after !== undefined) {
    const [name, id] = JSON.parse(Buffer.from(after, 'base64url').toString()) as [string, string];
    where += ` and (t.name, t.id) > (${put(name)}, ${put(id)})`;
  }
  const page = `order by t.name, t.id limit ${put(limit)} offset ${put(offset)}`;
  const { rows } = await pool.query(`select ${columns} from sample t where ${where} ${page}`, values);
  return rows;
});

app.get<{ Params: { id: string } }>('/samples/:id', async (request, reply) => {
  const { rows } = await pool.query(`select ${columns} from sample t where t.organization_id = $1 and t.id = $2`, [
    personOf(request).organization_id,
    request.params.id,
  ]);
  return rows[0] ?? reply.code(404).send({ message: 'not found' });
});

const text = { type: 'string', maxLength: 120 };
const integer = { type: 'integer', minimum: 0 };
const properties = Object.fromEntries(
  sampleNames.map(([name]) => {
    if (name === 'isActive') return [name, { type: 'boolean' }];
    const isNumber = ['amount', 'quantity', 'floors', 'guests', 'visits', 'points'].includes(name);
    return [name, isNumber ? integer : text];
  }),
);
const body = { type: 'object', additionalProperties: false, properties };

type Body = Readonly<Record<string, unknown>>;

app.post<{ Body: Body }>('/samples', { schema: { body: { ...body, required: ['name'] } } }, async (request, reply) => {
  const given = sampleNames.filter(([name]) => name in request.body);
  const record = await inTransaction(async (client) => {
    const { rows } = await client.query<Body>(
      `insert into sample as t (organization_id, ${given.map(([, column]) => column).join()})
       values ($1, ${given.map((_, index) => `$${index + 2}`).join()}) returning ${columns}`,
      [personOf(request).organization_id, ...given.map(([name]) => request.body[name])],
    );
    await audit(client, request, { action: 'create', id: rows[0]?.['id'], after: request.body });
    return rows[0];
  });
  return reply.code(201).send(record);
});

app.put<{ Body: Body; Params: { id: string } }>('/samples/:id', { schema: { body } }, async (request, reply) => {
  const given = sampleNames.filter(([name]) => name in request.body);
  const { id } = request.params;
  const record = await inTransaction(async (client) => {
    const key = [personOf(request).organization_id, id];
    const { rows } = await client.query<Body>(
      `select ${columns} from sample t where t.organization_id = $1 and t.id = $2 for update`,
      key,
    );
    if (rows[0] === undefined) return undefined;
    const changed = await client.query<Body>(
      `update sample t set ${given.map(([, column], index) => `${column} = $${index + 3}`).join()},
       version = version + 1, updated_at = now() where t.organization_id = $1 and t.id = $2 returning ${columns}`,
      [...key, ...given.map(([name]) => request.body[name])],
    );
    await audit(client, request, { action: 'update', id, before: rows[0], after: request.body });
    return changed.rows[0];
  });
  return record ?? reply.code(404).send({ message: 'not found' });
});

function personOf(request: FastifyRequest): Person {
  if (request.person === undefined) throw new Error('not signed in');
  return request.person;
}

async function inTransaction<T>(run: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await run(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function audit(
  client: pg.PoolClient,
  request: FastifyRequest,
  { action, id, before, after }: { action: string; id: unknown; before?: Body; after: Body },
): Promise<void> {
  await client.query(`insert into audit (person_id, record_id, action, before, after) values ($1, $2, $3, $4, $5)`, [
    personOf(request).id,
    id,
    action,
    before,
    after,
  ]);
}

await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
process.once('SIGTERM', () => void app.close().then(() => pool.end()));
