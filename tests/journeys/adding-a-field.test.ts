// The first test of beauty: a field costs one hand-written file, and is seen the moment that file is saved. Takes long
// since a copy of the project is built, started and generated anew.
import { cpSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { silentLog } from '#engine/server/database/log.ts';
import { openDatabase } from '#engine/server/database/open-database.ts';
import { copyFolder } from '#tests/support/data-folders.ts';
import { call, demoPassword } from './support/api.ts';
import { dataFolders, expectNoComplaints, journey, useBrowser, visit, type Visit } from './support/browser.ts';
import { changedFiles, copyCheckout, type Checkout, type JsonObject } from './support/checkout.ts';
import { freePort, startDevelopment, startProduct, type Product } from './support/product.ts';

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
  let product: Product;
  let visitor: Visit;
  let page: Page;
  let written: ReadonlyMap<string, string>;
  const overlay = () => page.locator('live-overlay').getByRole('alert');
  /** Known to the page for as long as it is not loaded anew. */
  const mark = () => page.evaluate(() => Object.assign(window, { isMarked: true }));
  const isMarked = () => page.evaluate(() => 'isMarked' in window);

  beforeAll(async () => {
    checkout = copyCheckout(join(import.meta.dirname, '../..'));
    written = checkout.files();
    dataDir = copyFolder(dataFolders.empty);
    product = await startDevelopment(checkout.root, { environment, dataDir });
    await call(product.url, '/api/providers', { method: 'POST', body: before });
    visitor = await visit(browser(), { as: 'admin', url: product.url });
    ({ page } = visitor);
    await page.goto(providers);
    await page.getByRole('link', { name: before.tradeName }).click();
  });
  afterAll(async () => {
    await product.stop();
    checkout.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('saves a field in its schema and sees it in the form that is open, with what was typed', async () => {
    const sector = page.getByRole('textbox', { name: 'Nome fantasia' });
    await sector.fill('Parque Novo');
    await mark();
    checkout.edit(schema, (content) =>
      replaceProperty(content, 'website', { mascot, website: (content['properties'] as JsonObject)['website'] }),
    );
    await page.getByRole('textbox', { name: 'Mascote' }).fill('Capivara Zezé');
    expect(await sector.inputValue()).toBe('Parque Novo');
    expect(await isMarked()).toBe(true);
    await page.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('Alterações salvas.').waitFor();
  });

  test('finds it in list, filter, API and OpenAPI', async () => {
    await page.goto(providers);
    await page.getByRole('columnheader', { name: 'Mascote' }).waitFor();
    await page.getByRole('cell', { name: 'Capivara Zezé' }).waitFor();
    await page.getByRole('button', { name: 'Filtrar', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Mascote' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('tucano');
    await page.getByRole('button', { name: 'Aplicar' }).click();
    await page.getByText('Nenhum registro corresponde à busca e aos filtros.').waitFor();
    expect(new URL(page.url()).searchParams.get('mascot_like')).toBe('tucano');
    const found = await call<JsonObject[]>(product.url, '/api/providers?q=zeze');
    expect(found).toMatchObject([{ ...before, tradeName: 'Parque Novo', mascot: 'Capivara Zezé' }]);
    const openapi = JSON.stringify(await call<JsonObject>(product.url, '/api/openapi.json'));
    expect(openapi).toContain('"mascot"');
    expect(openapi).toContain('"mascot_like"');
  });

  test('reads a mistake over the page with its place, and works on below', async () => {
    await page.goto(providers);
    await page.getByRole('cell', { name: 'Capivara Zezé' }).waitFor();
    await mark();
    checkout.edit(schema, (content) => replaceProperty(content, 'mascot', { mascot: { ...mascot, type: 'strng' } }));
    await overlay().waitFor();
    expect(await overlay().innerText()).toMatch(
      /schemas\/provider\.schema\.json:\d+:\d+ \/properties\/mascot\/type: "strng" is not allowed; did you mean "string"\?/,
    );
    expect(await call<JsonObject[]>(product.url, '/api/providers?q=zeze')).toMatchObject([{ mascot: 'Capivara Zezé' }]);
    checkout.edit(schema, (content) => replaceProperty(content, 'mascot', { mascot }));
    await overlay().waitFor({ state: 'detached' });
    expect(await isMarked()).toBe(true);
  });

  test('reads what a removal would lose, permits it there, and takes it back', async () => {
    checkout.edit(schema, (content) => replaceProperty(content, 'mascot', {}));
    const permit = overlay().getByRole('button', { name: 'Permit drop-column:provider.mascot' });
    await permit.waitFor();
    expect(await overlay().innerText()).toContain('1 have a value in it');
    expect(await call<JsonObject[]>(product.url, '/api/providers?q=zeze')).toMatchObject([{ mascot: 'Capivara Zezé' }]);
    await permit.click();
    await page.getByRole('columnheader', { name: 'Mascote' }).waitFor({ state: 'detached' });
    expect(await isMarked()).toBe(true);
    checkout.edit(schema, (content) =>
      replaceProperty(content, 'website', { mascot, website: (content['properties'] as JsonObject)['website'] }),
    );
    await page.getByRole('columnheader', { name: 'Mascote' }).waitFor();
  });

  test('sees it also on a page that was loading when it was saved', async () => {
    const list = (isListed: boolean) =>
      checkout.edit(schema, (content) =>
        replaceProperty(content, 'mascot', { mascot: { ...mascot, 'x-list': isListed } }),
      );
    const served = () => product.output().split('Served in').length;
    const before = served();
    // The page is given the model of before after the one that was saved meanwhile.
    await page.route('**/generated/entities.ts*', async (route) => {
      const response = await route.fetch();
      if (served() === before) {
        list(false);
        await expect.poll(served).toBe(before + 1);
      }
      await route.fulfill({ response });
    });
    await page.goto(providers);
    await page.getByRole('columnheader', { name: 'CNPJ' }).waitFor();
    await page.getByRole('columnheader', { name: 'Mascote' }).waitFor({ state: 'detached' });
    await page.unroute('**/generated/entities.ts*');
    list(true);
    await page.getByRole('columnheader', { name: 'Mascote' }).waitFor();
  });

  test('renames it and the data stays', async () => {
    const [record] = await call<{ id: string }[]>(product.url, '/api/providers');
    await call(product.url, `/api/providers/${record?.id}`, { method: 'PATCH', body: { mascot: 'Tucano Tião' } });
    const renamed = { ...mascot, 'x-was': 'mascot', 'x-label': { pt: 'Bicho', en: 'Animal', fr: 'Animal' } };
    checkout.edit(schema, (content) => replaceProperty(content, 'mascot', { mascotName: renamed }));
    await page.getByRole('columnheader', { name: 'Bicho' }).waitFor();
    await page.getByRole('cell', { name: 'Tucano Tião' }).waitFor();
    expect(await call<JsonObject[]>(product.url, '/api/providers?q=tucano')).toMatchObject([
      { mascotName: 'Tucano Tião' },
    ]);
    expectNoComplaints(visitor);
  });

  test('says what it is for, and whatever describes it says so too', async () => {
    const told = 'A company whose attractions are sold, told anew.';
    checkout.edit(schema, (content) => Object.assign(content, { description: told }));
    const types = () => readFileSync(join(checkout.root, 'src/generated/types.ts'), 'utf8');
    await expect.poll(types).toContain(told);
    expect(JSON.stringify(await call<JsonObject>(product.url, '/api/openapi.json'))).toContain('"mascotName"');
  });

  test('has changed one file, and no code has to change with it', async () => {
    expect(await product.stop()).toBe(0);
    const changed = changedFiles(written, checkout.files());
    expect(changed.filter((path) => !path.startsWith('src/generated/'))).toEqual([schema]);
    checkout.run('scripts/generate.ts', '--check');
    checkout.run('node_modules/typescript/bin/tsc', '--noEmit');
    const columns = await columnsOf(dataDir, 'provider');
    expect(columns).toContain('mascot_name');
    expect(columns).not.toContain('mascot');
  });
});

journey('an installation', () => {
  const browser = useBrowser();

  test('has the field once it is generated and started again: nothing is built, and open pages are told', async () => {
    const built = join(import.meta.dirname, '../..');
    const checkout = copyCheckout(built);
    cpSync(join(built, 'dist'), join(checkout.root, 'dist'), { recursive: true });
    const [dataDir, port] = [copyFolder(dataFolders.empty), await freePort()];
    const start = async () =>
      startProduct(checkout.root, {
        environment,
        dataDir,
        port,
        command: { script: 'scripts/start.ts', url: `http://127.0.0.1:${port}` },
      });
    let product = await start();
    onTestFinished(async () => {
      await product.stop();
      checkout.remove();
      rmSync(dataDir, { recursive: true, force: true });
    });
    await call(product.url, '/api/providers', { method: 'POST', body: before });
    const visitor = await visit(browser(), { as: 'admin', url: product.url });
    const { page } = visitor;
    await page.goto(providers);
    await page.getByRole('link', { name: before.tradeName }).waitFor();

    await product.stop();
    checkout.edit(schema, (content) =>
      replaceProperty(content, 'website', {
        mascot: { ...mascot, pattern: '^[A-Z]' },
        website: (content['properties'] as JsonObject)['website'],
      }),
    );
    checkout.run('scripts/generate.ts');
    product = await start();
    expect(product.output()).not.toContain('Building');

    await page.getByRole('link', { name: before.tradeName }).click();
    await page.getByText('Há uma nova versão do sistema.').waitFor();
    // Told by the first answer, which may come before the record is there: loading anew would show the list.
    await page.getByRole('textbox', { name: 'Nome fantasia' }).waitFor();
    await page.getByRole('button', { name: 'Recarregar' }).click();
    const input = page.getByRole('textbox', { name: 'Mascote' });
    await input.fill('capivara');
    await page.getByRole('button', { name: 'Salvar' }).click();
    // Its checks are those of the new schema, also before the server is asked.
    await page.locator('[aria-invalid="true"]').waitFor();
    await input.fill('Capivara');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('Alterações salvas.').waitFor();
    await page.goto(providers);
    await page.getByRole('columnheader', { name: 'Mascote' }).waitFor();
    await page.getByRole('cell', { name: 'Capivara' }).waitFor();
    await visitor.context.close();
  });

  test('has a build that says nothing of its schemas', () => {
    const assets = join(import.meta.dirname, '../../dist/assets');
    const { files } = JSON.parse(readFileSync(join(assets, '../.model.json'), 'utf8')) as { files: readonly string[] };
    const saying = readdirSync(assets).filter(
      (name) =>
        name.endsWith('.js') &&
        !files.includes(name) &&
        readFileSync(join(assets, name), 'utf8').includes('Nome fantasia'),
    );
    expect(saying).toEqual([]);
  });
});
