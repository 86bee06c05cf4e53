// The editor of schemas: what is edited is seen on a copy of the rows, with what it would do to those that there are, and
// ends as a patch. Takes long since a development server is started, and a second one for the preview.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyFolder } from '#tests/support/data-folders.ts';
import { call } from './support/api.ts';
import { dataFolders, journey, useBrowser, visit, type Visit } from './support/browser.ts';
import { changedFiles, copyCheckout, type Checkout, type JsonObject } from './support/checkout.ts';
import { startDevelopment, type Product } from './support/product.ts';

const file = 'schemas/provider.schema.json';
const mascot = `"mascot": {
      "type": "string",
      "maxLength": 60,
      "x-label": { "pt": "Mascote", "en": "Mascot", "fr": "Mascotte" },
      "x-list": true,
      "x-group": "data"
    },
    `;

journey('an analyst with a draft', () => {
  const browser = useBrowser();
  let checkout: Checkout;
  let dataDir: string;
  let product: Product;
  let visitor: Visit;
  let page: Page;
  let saved: string;
  let files: ReadonlyMap<string, string>;
  const preview = () => page.frameLocator('iframe');
  const said = () => page.getByRole('tabpanel').innerText();
  const tab = (name: string | RegExp) => page.getByRole('tab', { name });
  const type = (text: string) => page.getByRole('textbox', { name: file }).fill(text);

  beforeAll(async () => {
    checkout = copyCheckout(join(import.meta.dirname, '../..'));
    dataDir = copyFolder(dataFolders.demo);
    product = await startDevelopment(checkout.root, { dataDir });
    files = checkout.files();
    saved = readFileSync(join(checkout.root, file), 'utf8');
    visitor = await visit(browser(), { as: 'admin', url: product.url });
    ({ page } = visitor);
    await page.goto('/schema?entity=provider');
    await page.getByRole('link', { name: 'Editar este esquema' }).click();
  });
  afterAll(async () => {
    await product.stop();
    checkout.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('finds the list of the entity beside its schema, signed in', async () => {
    await preview().getByRole('heading', { name: 'Fornecedores' }).waitFor();
    await preview().getByRole('columnheader', { name: 'CNPJ' }).waitFor();
    expect(await page.getByRole('combobox', { name: 'Schema file' }).inputValue()).toBe(file);
  });

  test('sees a new field there while the product stays as it is', async () => {
    await type(saved.replace('"website": {', `${mascot}"website": {`));
    await preview().getByRole('columnheader', { name: 'Mascote' }).waitFor();
    await tab('Plan').click();
    await expect.poll(said).toContain('add-column:provider.mascot');
    const [first] = await call<JsonObject[]>(product.url, '/api/providers?_end=1');
    expect(first).not.toHaveProperty('mascot');
    expect(JSON.stringify(await call<JsonObject>(product.url, '/api/openapi.json'))).not.toContain('"mascot"');
  });

  test('fills it in in a form of the preview, which no record of the product has', async () => {
    await tab('New record').click();
    await preview().getByRole('textbox', { name: 'Mascote' }).fill('Capivara Zezé');
    await tab('List').click();
    await preview().getByRole('columnheader', { name: 'Mascote' }).waitFor();
  });

  test('reads a mistake with its place, and the preview goes on', async () => {
    await type(saved.replace('"website": {', `${mascot.replace('maxLength', 'maxLenght')}"website": {`));
    await tab('Problems (1)').click();
    expect(await said()).toMatch(
      /provider\.schema\.json:\d+:\d+ .*unknown keyword "maxLenght"; did you mean "maxLength"/,
    );
    await preview().getByRole('columnheader', { name: 'Mascote' }).waitFor();
    await tab('Plan').click();
    expect(await said()).toBe('There is no plan while there are problems.');
  });

  test('reads what a removal would lose, and sees the list without it', async () => {
    const content = JSON.parse(saved) as { properties: JsonObject };
    delete content.properties['website'];
    await type(`${JSON.stringify(content, null, 2)}\n`);
    await tab('Plan (risky)').click();
    await expect.poll(said).toContain('drop-column:provider.website');
    const [first] = await call<JsonObject[]>(product.url, '/api/providers?_end=1&website_ne=null');
    expect(first).toHaveProperty('website');
  });

  test('keeps the draft when the page is loaded anew', async () => {
    await type(saved.replace('"website": {', `${mascot}"website": {`));
    await tab('Patch').click();
    await expect.poll(said).toContain('+    "mascot": {');
    await page.reload();
    await tab('Patch').click();
    await expect.poll(said).toContain('+    "mascot": {');
    await preview().getByRole('columnheader', { name: 'Mascote' }).waitFor();
  });

  test('gets a patch that git applies, and nothing has been written', async () => {
    expect(changedFiles(files, checkout.files())).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download patch' }).click(),
    ]);
    const patch = join(checkout.root, 'schemas.patch');
    await download.saveAs(patch);
    const { status, stderr } = spawnSync('git', ['apply', 'schemas.patch'], { cwd: checkout.root, encoding: 'utf8' });
    rmSync(patch);
    expect([status, stderr]).toEqual([0, '']);
    expect(readFileSync(join(checkout.root, file), 'utf8')).toBe(
      saved.replace('"website": {', `${mascot}"website": {`),
    );
  });

  test('sees what somebody else makes of the same draft', async () => {
    const other = await visit(browser(), { as: 'admin', url: product.url });
    await other.page.goto(`/schema/edit?file=${file}`);
    const content = other.page.getByRole('textbox', { name: file });
    await expect.poll(() => content.innerText()).toContain('"description": "A business whose attractions are sold."');
    await content.fill(saved.replace('A business whose', 'Any business whose'));
    const own = page.getByRole('textbox', { name: file });
    await own.press('Control+Home');
    await expect.poll(() => own.innerText()).toContain('"description": "Any business whose attractions are sold."');
    await other.context.close();
  });

  test('sees no customer by name in the preview', async () => {
    const customers = await call<{ name: string }[]>(product.url, '/api/customers?_sort=name&_end=3');
    await page.getByRole('combobox', { name: 'Schema file' }).selectOption('schemas/customer.schema.json');
    await preview().getByRole('heading', { name: 'Clientes' }).waitFor();
    await preview().getByRole('cell').first().waitFor();
    const shown = await preview().getByRole('table').innerText();
    for (const { name } of customers) expect(shown).not.toContain(name);
  });

  test('is told of a file that was saved elsewhere meanwhile', async () => {
    const roles = 'roles.config.json';
    const text = readFileSync(join(checkout.root, roles), 'utf8');
    await page.getByRole('combobox', { name: 'Schema file' }).selectOption(roles);
    await page.getByRole('textbox', { name: roles }).fill(text.replace('"Administrador"', '"Administradora"'));
    await tab('Patch').click();
    await expect.poll(said).toContain('+    "admin": { "label": { "pt": "Administradora"');
    writeFileSync(join(checkout.root, roles), text.replace('"Supervisor"', '"Supervisora"'));
    await page
      .getByRole('option', { name: `${roles} (saved elsewhere since it was edited)` })
      .waitFor({ state: 'attached' });
    expect(await said()).not.toContain('Supervisora');
  });
});
