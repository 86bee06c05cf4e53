// A second, tiny business on the same engine: the library of examples/ is made a project of its own, without a changed
// line of the engine, and used.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assemble } from '#engine/build/assemble.ts';
import { dataFolders, expectNoComplaints, journey, useBrowser, visit } from './support/browser.ts';
import { fill, input, save, told } from './support/forms.ts';
import { buildWeb, startProduct, type Product } from './support/product.ts';

const root = join(import.meta.dirname, '../..');
const admin = { email: 'admin@example.com', password: 'biblioteca1' };
const titles = ['Dom Casmurro', 'Quincas Borba', 'Helena', 'Memorial de Aires'];

journey('a library on the same engine', () => {
  const browser = useBrowser();
  const folder = mkdtempSync(join(tmpdir(), 'library-'));
  const run = (...command: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
    expect(status, `${command.join(' ')}\n${stdout}${stderr}`).toBe(0);
  };
  let product: Product;
  let token = '';

  beforeAll(async () => {
    assemble(root, join(root, 'examples/library'), folder);
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    run('scripts/generate.ts');
    run('node_modules/typescript/bin/tsc', '--noEmit', '--incremental', 'false');
    buildWeb(folder);
    const environment = { DEMO: 'off', ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
    product = await startProduct(folder, { environment, copyOf: dataFolders.empty });
    ({ token } = (await send('/session', admin)) as { token: string });
  });
  afterAll(async () => {
    await product?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function send(path: string, body: unknown): Promise<unknown> {
    return (await call('POST', path, body)).json();
  }

  function call(method: string, path: string, body?: unknown, version?: number): Promise<Response> {
    return fetch(`${product.url}${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(version !== undefined && { 'if-match': `"${version}"` }),
        ...(token !== '' && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  test('takes in books, shows the others of an author, and lends three to a reader but not a fourth', async () => {
    const books: { readonly id: string }[] = [];
    for (const [index, title] of titles.slice(1).entries())
      books.push((await send('/api/books', { title, author: 'Machado de Assis', shelfMark: `M-${index}` })) as never);
    const me = (await (
      await fetch(`${product.url}/session`, { headers: { authorization: `Bearer ${token}` } })
    ).json()) as {
      readonly user: { readonly id: string };
    };
    for (const { id } of books)
      await send(`/api/books/${id}/actions/lend`, { borrowerId: me.user.id, dueOn: '2027-01-15' });

    const visitor = await visit(browser(), { url: product.url, token });
    const { page } = visitor;
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: 'Livros' }).waitFor();
    await page.getByRole('link', { name: 'Incluir livro' }).first().click();
    await fill(page, { Título: titles[0] ?? '', Autor: 'Machado de Assis', Localização: 'm-9' });
    const catalogue = input(page, 'Ficha catalográfica');
    await catalogue.fill('{\n  "isbn": "9788535914061",\n  "year": 1899,\n}');
    await save(page);
    await page.getByText('Linha 3, coluna 15: retire a vírgula antes de “}”').first().waitFor();
    await catalogue.fill('{"isbn": "9788535914061", "year": 1899}');
    await input(page, 'Resenha').fill('# Bentinho\n\nO narrador **não** é confiável, [dizem](https://example.com).');
    await page.getByRole('button', { name: 'Pré-visualizar' }).click();
    await page.getByRole('heading', { level: 3, name: 'Bentinho' }).waitFor();
    const cover = await sharp({ create: { width: 30, height: 40, channels: 3, background: '#963' } })
      .png()
      .toBuffer();
    await page
      .getByRole('group', { name: 'Capa' })
      .locator('input[type=file]')
      .setInputFiles({ name: 'capa.png', mimeType: 'image/png', buffer: cover });
    await page.getByRole('img', { name: 'capa.png' }).waitFor();
    const pages = page.getByRole('combobox', { name: 'Páginas dos capítulos' });
    await pages.fill('0; 9; 1.021');
    await pages.press('Enter');
    await save(page);
    await page.getByText('0: O mínimo é 1').first().waitFor();
    await pages.press('Home');
    await page.getByRole('button', { name: '0', exact: true }).press('Backspace');
    const citation = page.getByRole('group', { name: 'Citação', exact: true });
    await citation.getByText('Machado de Assis, Dom Casmurro').waitFor();
    // What it becomes while it is empty, though it is required.
    await page.getByText('Se vazio: M-9 · Machado de Assis').waitFor();
    await save(page);
    await page.getByRole('heading', { level: 1, name: titles[0] ?? '' }).waitFor();
    expect(await input(page, 'Etiqueta da lombada').inputValue()).toBe('M-9 · Machado de Assis');
    await citation.getByText('Machado de Assis, Dom Casmurro').waitFor();
    await page.getByRole('img', { name: 'capa.png' }).waitFor();
    expect(await catalogue.inputValue()).toBe('{\n  "isbn": "9788535914061",\n  "year": 1899\n}');
    await page.getByRole('tab', { name: 'Do mesmo autor' }).click();
    for (const title of titles.slice(1)) await page.getByRole('link', { name: title, exact: true }).waitFor();

    await page.getByRole('button', { name: 'Emprestar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Emprestar' });
    await dialog.getByRole('combobox', { name: /^Leitor/ }).click();
    await page.getByRole('option', { name: 'Admin' }).click();
    await dialog.getByRole('textbox', { name: /Devolver até/ }).click();
    await page.keyboard.type('15012027');
    await dialog.getByRole('button', { name: 'Emprestar' }).click();
    await dialog
      .getByText('Este leitor já tem 3 livros; receba um de volta antes de emprestar outro.')
      .first()
      .waitFor();

    await send(`/api/books/${books[0]?.id}/actions/takeBack`, {});
    await dialog.getByRole('button', { name: 'Emprestar' }).click();
    await told(page, 'Livro emprestado');
    await page.getByRole('button', { name: 'Receber de volta' }).waitFor();

    await page.goto('/');
    await page.getByRole('button', { name: 'Filtrar', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Páginas dos capítulos' }).click();
    await page.getByRole('combobox', { name: 'Páginas dos capítulos' }).fill('1021');
    await page.getByRole('button', { name: 'Aplicar' }).click();
    await page.getByRole('button', { name: 'Páginas dos capítulos: 1.021' }).waitFor();
    await page.getByRole('link', { name: titles[0] ?? '', exact: true }).waitFor();
    await page.getByRole('link', { name: titles[1] ?? '', exact: true }).waitFor({ state: 'detached' });
    expectNoComplaints(visitor);
    await visitor.context.close();
  });

  test('chooses from options that are records: shown by name, stored by code, kept while they are used', async () => {
    const novel = (await send('/api/genres', { code: 'ROM', name: 'Romance' })) as { readonly id: string };
    const refused = await call('POST', '/api/books', { title: 'X', author: 'Y', shelfMark: 'X-1', genre: 'NONE' });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ errors: { genre: 'O registro escolhido não existe' } });

    const visitor = await visit(browser(), { url: product.url, token });
    const { page } = visitor;
    await page.goto('/books/new');
    await fill(page, { Título: 'Claro enigma', Autor: 'Drummond', Localização: 'd-1' });
    const genre = page.getByRole('combobox', { name: 'Gênero' });
    await genre.fill('rom');
    await page.getByRole('option', { name: 'Romance' }).click();
    // What there is not yet is made from the form, and comes back chosen.
    await page.getByRole('button', { name: 'Incluir gênero' }).click();
    const dialog = page.getByRole('dialog', { name: 'Incluir gênero' });
    await dialog.getByRole('textbox', { name: /^Código/ }).fill('poe');
    await dialog.getByRole('textbox', { name: /^Nome/ }).fill('Poesia');
    await dialog.getByRole('button', { name: 'Salvar', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => genre.inputValue()).toBe('Poesia');
    await save(page);
    await page.getByRole('heading', { level: 1, name: 'Claro enigma' }).waitFor();
    expect(await genre.inputValue()).toBe('Poesia');

    const [poetry] = (await (await call('GET', '/api/genres?code=POE')).json()) as readonly { readonly id: string }[];
    // Who gives it another code gives it to the books that have it.
    expect((await call('PUT', `/api/genres/${poetry?.id}`, { code: 'POET' }, 1)).status).toBe(200);
    const books = (await (await call('GET', '/api/books?genre=POET')).json()) as readonly { readonly id: string }[];
    expect(books).toMatchObject([{ title: 'Claro enigma', genre: 'POET', version: 1 }]);
    await page.goto('/books');
    await page.getByRole('row', { name: /Claro enigma.*Poesia/ }).waitFor();
    await page.getByRole('button', { name: 'Filtrar', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Gênero' }).click();
    await page.getByRole('dialog').getByRole('combobox', { name: 'Gênero' }).click();
    await page.getByRole('option', { name: 'Poesia' }).click();
    await page.getByRole('button', { name: 'Aplicar' }).click();
    await page.getByRole('button', { name: 'Gênero: Poesia' }).waitFor();
    await page.getByText('1 registro', { exact: true }).first().waitFor();
    expect(new URL(page.url()).search).toBe('?genre=POET');

    const file = await (await call('GET', '/api/books/export?format=csv&columns=title,genre&genre=POET')).text();
    expect(file).toContain('Claro enigma');
    expect(file).toContain('Poesia');
    const used = await call('DELETE', `/api/genres/${poetry?.id}`, undefined, 2);
    expect([used.status, await used.json()]).toMatchObject([409, { usedBy: [{ entity: 'book', count: 1 }] }]);
    expect((await call('DELETE', `/api/genres/${novel.id}`, undefined, 1)).status).toBe(200);
    expectNoComplaints(visitor);
    await visitor.context.close();
  });
});
