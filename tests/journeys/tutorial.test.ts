// docs/tutorial.md as its reader lives it: `npm run dev` on the blank project, each step saved while the page is open.
// Takes long since the command opens a database of its own and Vite beside it.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assemble } from '#engine/build/assemble.ts';
import { copyFolder } from '#tests/support/data-folders.ts';
import { takeStep, tutorialSteps } from '#tests/support/tutorial.ts';
import { demoPassword } from './support/api.ts';
import { dataFolders, expectNoComplaints, journey, useBrowser, visit, type Visit } from './support/browser.ts';
import { choose, fill, input, save, told } from './support/forms.ts';
import { startDevelopment, type Product } from './support/product.ts';

const root = join(import.meta.dirname, '../..');
const environment = { DEMO: 'off', ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: demoPassword };
const steps = tutorialSteps(root);
const titles = ['Helena', 'Dom', 'Esaú', 'Quincas'] as const;
const [first, ...others] = titles;

journey('the tutorial', () => {
  const browser = useBrowser();
  const parent = mkdtempSync(join(tmpdir(), 'tutorial-'));
  const folder = join(parent, 'library');
  let dataDir: string;
  let product: Product;
  let visitor: Visit;
  let page: Page;
  const take = (number: number) => {
    const step = steps.find(({ title }) => title.startsWith(`${number}. `));
    if (step === undefined) throw new Error(`docs/tutorial.md has no step ${number}`);
    takeStep(folder, step);
  };
  /** From the list of books, with the required fields alone. */
  const write = async (title: string) => {
    await page.getByRole('link', { name: 'Incluir livro' }).first().click();
    const mark = `m-${title.normalize('NFD').replaceAll(/[^a-z]/gi, '')}`;
    await fill(page, { Título: title, Autor: 'Machado de Assis', Localização: mark });
    await save(page);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  };
  const openMenu = (name: string) =>
    page.getByRole('navigation', { name: 'Navegação principal' }).getByRole('link', { name, exact: true }).click();

  beforeAll(async () => {
    assemble(root, join(root, 'examples/blank'), folder);
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const generate = spawnSync(process.execPath, ['scripts/generate.ts'], { cwd: folder, encoding: 'utf8' });
    if (generate.status !== 0) throw new Error(generate.stderr);
    dataDir = copyFolder(dataFolders.empty);
    product = await startDevelopment(folder, { environment, dataDir });
    visitor = await visit(browser(), { as: 'admin', url: product.url });
    ({ page } = visitor);
  });
  afterAll(async () => {
    await product?.stop();
    rmSync(parent, { recursive: true, force: true });
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('begins with a list of people, in a product that is called after its folder', async () => {
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: 'Usuários' }).waitFor();
    expect(await page.title()).toBe('Usuários · Library');
  });

  test('2, 3: roles, then books that can be written at once', async () => {
    take(2);
    await page.getByText('Biblioteca').waitFor();
    take(3);
    await openMenu('Livros');
    await write(first);
    await openMenu('Livros');
  });

  test('4: a required field is filled in for the book that is there', async () => {
    await page.getByRole('link', { name: first, exact: true }).click();
    await input(page, 'Localização').waitFor();
    take(4);
    await input(page, 'Etiqueta da lombada').waitFor();
    // A form that is open keeps the values that it began with.
    await page.reload();
    await expect.poll(() => input(page, 'Etiqueta da lombada').inputValue()).toBe('M-HELENA · Machado de Assis');
    for (const title of others) {
      await openMenu('Livros');
      await write(title);
    }
    expect(await input(page, 'Etiqueta da lombada').inputValue()).toBe('M-QUINCAS · Machado de Assis');
  });

  test('5, 6: books are lent, three to a reader and no fourth', async () => {
    take(5);
    await page.getByRole('button', { name: 'Emprestar' }).waitFor();
    take(6);
    const lend = async (title: string) => {
      await openMenu('Livros');
      await page.getByRole('link', { name: title, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.getByRole('button', { name: 'Emprestar' }).click();
      const dialog = page.getByRole('dialog', { name: 'Emprestar' });
      await choose(page, 'Leitor', 'Admin');
      await dialog.getByRole('textbox', { name: /Devolver até/ }).click();
      await page.keyboard.type('15012030');
      await dialog.getByRole('button', { name: 'Emprestar' }).click();
      return dialog;
    };
    for (const title of others) {
      await lend(title);
      await told(page, 'Livro emprestado');
      await page.getByRole('button', { name: 'Receber de volta' }).waitFor();
    }
    const refused = await lend(first);
    await refused
      .getByText('Este leitor já tem 3 livros; receba um de volta antes de emprestar outro.')
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
  });

  test('7, 8: a tab that no schema draws, and a mark', async () => {
    take(7);
    await page.getByRole('tab', { name: 'Do mesmo autor' }).click();
    await page.getByRole('link', { name: others[0], exact: true }).waitFor();
    take(8);
    expectNoComplaints(visitor);
  });
});
