// The first test of beauty: a field costs one hand-written file.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLog } from '#engine/server/database/log.ts';
import { openDatabase } from '#engine/server/database/open-database.ts';
import { call, demoPassword } from './support/api.ts';
import { dataFolders, expectNoComplaints, journey, useBrowser, visit } from './support/browser.ts';
import { changedFiles, copyCheckout, type Checkout, type JsonObject } from './support/checkout.ts';
import { buildWeb, copyFolder, startProduct, type Product } from './support/product.ts';

const schema = 'schemas/provider.schema.json';
const providers = '/apps/administration/providers';
const before = {
  businessName: 'Parque Antes da Mudança Ltda.',
  tradeName: 'Parque Antigo',
  businessId: '11222333000181',
  activitySector: 'themePark',
  timeZone: 'America/Sao_Paulo',
  status: 'active',
};
const mascot = {
  type: 'string',
  maxLength: 60,
  'x-label': { pt: 'Mascote', en: 'Mascot', fr: 'Mascotte' },
  'x-list': true,
  'x-filter': true,
  'x-search': true,
  'x-group': 'data',
  'x-span': 6,
};
const environment = { DEMO: 'off', ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: demoPassword };

/** The schema's properties with one of them replaced by others, in its place. */
function replaceProperty(content: JsonObject, name: string, replacement: object): void {
  const entries = Object.entries(content['properties'] as JsonObject);
  content['properties'] = Object.fromEntries(
    entries.flatMap((entry) => (entry[0] === name ? Object.entries(replacement) : [entry])),
  );
}

/** SQL column names of a table that no server is using. */
async function columnsOf(dataDir: string, table: string): Promise<string[]> {
  const database = await openDatabase({ dataDir, log: silentLog });
  try {
    const { rows } = await sql<{
      name: string;
    }>`select column_name as name from information_schema.columns where table_name = ${table}`.execute(database.query);
    return rows.map(({ name }) => name);
  } finally {
    await database.close();
  }
}

journey('an analyst', () => {
  const browser = useBrowser();
  let checkout: Checkout;
  let dataDir: string;
  let product: Product | undefined;
  const start = async () => {
    product = await startProduct(checkout.root, { environment, dataDir });
    return product;
  };
  const stop = async () => {
    await product?.stop();
    product = undefined;
  };
  beforeAll(async () => {
    checkout = copyCheckout(join(import.meta.dirname, '../..'));
    dataDir = copyFolder(dataFolders.empty);
    const { url } = await start();
    await call(url, '/api/providers', { method: 'POST', body: before });
    await stop();
  });
  afterAll(async () => {
    await stop();
    checkout.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('adds a field by editing its schema and nothing else', () => {
    const old = checkout.files();
    checkout.edit(schema, (content) =>
      replaceProperty(content, 'website', { mascot, website: (content['properties'] as JsonObject)['website'] }),
    );
    checkout.run('scripts/generate.ts');
    const changed = changedFiles(old, checkout.files());
    expect(changed.filter((path) => !path.startsWith('src/generated/'))).toEqual([schema]);
    checkout.run('scripts/generate.ts', '--check');
    buildWeb(checkout.root);
  });

  test('leaves no code behind that would have to change with it', () => {
    checkout.run('node_modules/typescript/bin/tsc', '--noEmit');
  });

  test('finds it in list, filter, form, API, OpenAPI and database, with the records of before', async () => {
    const { url } = await start();
    const visitor = await visit(browser(), { as: 'admin', url });
    const { page } = visitor;
    await page.goto(providers);
    await page.getByRole('columnheader', { name: 'Mascote' }).waitFor();
    await page.getByRole('link', { name: before.tradeName }).click();
    const input = page.getByRole('textbox', { name: 'Mascote' });
    await input.fill('Capivara Zezé');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('Alterações salvas.').waitFor();
    await page.goto(providers);
    await page.getByRole('cell', { name: 'Capivara Zezé' }).waitFor();
    await page.getByRole('button', { name: 'Filtrar', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Mascote' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('tucano');
    await page.getByRole('button', { name: 'Aplicar' }).click();
    await page.getByText('Nenhum registro corresponde à busca e aos filtros.').waitFor();
    expect(new URL(page.url()).searchParams.get('mascot_like')).toBe('tucano');
    expectNoComplaints(visitor);
    await visitor.context.close();

    const found = await call<JsonObject[]>(url, '/api/providers?q=zeze');
    expect(found).toMatchObject([{ ...before, mascot: 'Capivara Zezé' }]);
    const openapi = JSON.stringify(await call<JsonObject>(url, '/api/openapi.json'));
    expect(openapi).toContain('"mascot"');
    expect(openapi).toContain('"mascot_like"');
    await stop();
    expect(await columnsOf(dataDir, 'provider')).toContain('mascot');
  });

  test('renames it and the data stays', async () => {
    const old = checkout.files();
    checkout.edit(schema, (content) =>
      replaceProperty(content, 'mascot', { mascotName: { ...mascot, 'x-was': 'mascot' } }),
    );
    checkout.run('scripts/generate.ts');
    const changed = changedFiles(old, checkout.files());
    expect(changed.filter((path) => !path.startsWith('src/generated/'))).toEqual([schema]);
    const { url } = await start();
    expect(await call<JsonObject[]>(url, '/api/providers?mascotName=Capivara%20Zez%C3%A9')).toMatchObject([
      { ...before, mascotName: 'Capivara Zezé' },
    ]);
    await stop();
    const columns = await columnsOf(dataDir, 'provider');
    expect(columns).toContain('mascot_name');
    expect(columns).not.toContain('mascot');
  });
});
