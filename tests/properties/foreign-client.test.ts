// A client that others would write: types by openapi-typescript from the document, calls by openapi-fetch, compiled and
// run.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import openapi from '#generated/openapi.json' with { type: 'json' };
import { seedDemo } from '#business/demo/seed-demo.ts';
import { demoPassword } from '#business/demo/accounts.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { startApp, type TestApp } from '#tests/support/app.ts';

const top = join(import.meta.dirname, '../..');
const cache = join(top, 'node_modules/.cache');
let folder: string;
let server: TestApp;

/** The client: it knows an address, an e-mail address and a password. */
const client = `
import createClient from 'openapi-fetch';
import type { paths } from './described.js';

const [baseUrl = '', email = '', password = ''] = process.argv.slice(2);
const client = createClient<paths>({ baseUrl });
const signedIn = await client.POST('/session', { body: { email, password } });
if (signedIn.data === undefined) throw new Error(signedIn.error.message);
const { token, user } = signedIn.data;
const { data: products, error, response } = await client.GET('/api/products', {
  params: { query: { _start: 0, _end: 5, status: ['active'], _sort: 'sku' } },
  headers: { authorization: \`Bearer \${token}\` },
});
if (products === undefined) throw new Error(error.message);
const skus: string[] = products.map((product) => product.sku);
console.log(JSON.stringify({ name: user.name, skus, total: response.headers.get('x-total-count') }));
`;

/** What the types must refuse. */
const wrong = `
import createClient from 'openapi-fetch';
import type { paths } from './described.js';

const client = createClient<paths>({ baseUrl: '' });
// @ts-expect-error no password
await client.POST('/session', { body: { email: 'a@example.com' } });
// @ts-expect-error no such state
await client.GET('/api/products', { params: { query: { status: ['lost'] } } });
const { data } = await client.GET('/api/orders/{id}', { params: { path: { id: '' } } });
// @ts-expect-error not everybody sees it
const payout: number = data!.products[0]!.transferValue;
`;

beforeAll(async () => {
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, 'foreign-client-'));
  const database = await openTestDatabase();
  await seedDemo({ database, scale: 200 });
  server = await startApp({ database });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  await server.database.close();
  rmSync(folder, { recursive: true, force: true });
});

function run(...args: readonly string[]): Promise<string> {
  return new Promise((done, fail) => {
    execFile(process.execPath, [...args], { cwd: folder }, (error, out, err) =>
      error === null ? done(out) : fail(new Error(out + err)),
    );
  });
}

describe('a client made from the document', () => {
  it('compiles, signs in with e-mail and password alone, and lists products', async () => {
    writeFileSync(join(folder, 'openapi.json'), JSON.stringify(openapi));
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    writeFileSync(join(folder, 'client.ts'), client);
    writeFileSync(join(folder, 'wrong.ts'), wrong);
    const preload = pathToFileURL(join(import.meta.dirname, 'support/typescript-5.mjs')).href;
    await run(
      '--import',
      preload,
      join(top, 'node_modules/openapi-typescript/bin/cli.js'),
      'openapi.json',
      '-o',
      'described.d.ts',
    );
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          strict: true,
          outDir: 'out',
          module: 'nodenext',
          target: 'esnext',
          noUncheckedIndexedAccess: true,
          skipLibCheck: true,
          types: ['node'],
        },
        files: ['client.ts', 'wrong.ts'],
      }),
    );
    await run(join(top, 'node_modules/typescript/bin/tsc'), '-p', '.');
    const { port } = server.app.server.address() as AddressInfo;
    const said = JSON.parse(
      await run('out/client.js', `http://127.0.0.1:${port}`, 'admin@example.com', demoPassword),
    ) as { name: string; skus: string[]; total: string };
    expect(said.skus).toHaveLength(5);
    expect(Number(said.total)).toBeGreaterThan(5);
  });
});
