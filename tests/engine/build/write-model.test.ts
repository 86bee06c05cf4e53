import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync, cpSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { writeModel } from '#engine/build/write-model.ts';
import { languages } from '#engine/model/text.ts';
import { allTexts, firstTexts } from '#engine/web/i18n/text-files.ts';
import { firstLists } from '#engine/web/list/first-lists.ts';
import { entities } from '#generated/entities.ts';
import { formSchemas } from '#generated/forms.ts';
import { navigation, start } from '#generated/navigation.ts';
import { product } from '#generated/product.ts';
import { roles } from '#generated/roles.ts';
import { paths, routes } from '#generated/routes.ts';
import { shapes } from '#generated/shapes.ts';
import { texts as own } from '../../../src/web.tsx';

const page = `<head><title>{name}</title></head><script data-lists="{lists}" data-texts="{texts}">first()</script>`;
const checkout = join(import.meta.dirname, '../../..');

/** A build whose page is not finished. */
function built(): string {
  const dist = mkdtempSync(join(tmpdir(), 'model-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  for (const folder of ['.unfinished', 'assets']) mkdirSync(join(dist, folder));
  // As the package says of the project's own files.
  writeFileSync(join(dist, 'package.json'), '{"type":"module"}');
  writeFileSync(join(dist, '.unfinished/index.html'), page);
  writeFileSync(join(dist, '.unfinished/kept-files.js'), 'const kept="files-BUILD"');
  return dist;
}

/** A project with the declarations and texts of this one, to change. */
function projectFolder(): string {
  const root = mkdtempSync(join(tmpdir(), 'project-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['src/generated', 'src/engine/model/texts', 'src/engine/web/i18n/texts'])
    cpSync(join(checkout, folder), join(root, folder), { recursive: true });
  return root;
}

function read(dist: string, name = 'index.html'): string {
  return readFileSync(join(dist, name), 'utf8');
}

function addresses(dist: string): Readonly<Record<string, string>> {
  const map = /<script type="importmap">(.*?)<\/script>/.exec(read(dist))?.[1] ?? '';
  return (JSON.parse(map) as { imports: Record<string, string> }).imports;
}

async function load(dist: string, name: string): Promise<Record<string, unknown>> {
  const address = addresses(dist)[name] ?? '';
  return (await import(/* @vite-ignore */ pathToFileURL(join(dist, address)).href)) as Record<string, unknown>;
}

describe('the model of a build', () => {
  let dist: string;
  beforeEach(async () => {
    dist = built();
    await writeModel({ root: checkout, dist });
  });

  it('is what is generated, word by word', async () => {
    const model = await load(dist, 'model/entities');
    const given = { entities, shapes, routes, roles, navigation, start, product };
    expect(Object.fromEntries(Object.keys(given).map((name) => [name, model[name]]))).toEqual(given);
    expect(new Set(Object.values(addresses(dist)).filter((address) => address.includes('/model-'))).size).toBe(1);
  });

  it('has the paths of routes as functions', async () => {
    const written = (await load(dist, 'model/routes'))['paths'] as typeof paths;
    expect(Object.keys(written)).toEqual(Object.keys(paths));
    expect(written.root()).toBe(paths.root());
    const contact = { providerId: 'a/b', contactId: 'c d' };
    expect(written.providerContact(contact)).toBe(paths.providerContact(contact));
  });

  it('has a form and its checks in one file', async () => {
    const model = (await load(dist, 'model/forms')) as {
      formSchemas: typeof formSchemas;
      validators: Record<string, () => Promise<{ validate: (value: unknown) => boolean }>>;
    };
    expect(Object.keys(model.formSchemas)).toEqual(Object.keys(formSchemas));
    const [here, there] = await Promise.all([formSchemas.provider(), model.formSchemas.provider()]);
    expect(there.default).toEqual(here.default);
    const { validate } = (await model.validators['salesChannel']?.()) ?? { validate: () => undefined };
    expect([validate({ name: 'Balcão', type: 'salesforce' }), validate({ name: 1 })]).toEqual([
      expect.anything(),
      false,
    ]);
  });

  it.each(languages)('has the texts of %s as the files that are edited have them', async (language) => {
    expect((await load(dist, `texts/first-${language}`))['default']).toEqual(await firstTexts(language, own));
    expect((await load(dist, `texts/all-${language}`))['default']).toEqual(await allTexts(language, own));
    expect((await load(dist, `texts/board-${language}`))['default']).toEqual(
      JSON.parse(read(checkout, `src/engine/web/i18n/texts/board.${language}.json`)),
    );
  });

  it('is named by the page, with whose it is and what its lists ask', () => {
    const html = read(dist);
    expect(html).toContain(`<title>${product.organization.name}</title>`);
    const data = (name: string): unknown =>
      JSON.parse(
        (new RegExp(`data-${name}="(.*?)"`).exec(html)?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
      );
    expect(data('lists')).toEqual(firstLists());
    const { pt } = data('texts') as Readonly<Record<string, readonly string[]>>;
    expect(pt).toEqual([addresses(dist)['texts/first-pt'], addresses(dist)['texts/all-pt']]);
    for (const address of Object.values(addresses(dist))) expect(existsSync(join(dist, address)), address).toBe(true);
    const model = addresses(dist)['model/entities'] ?? '';
    expect(brotliDecompressSync(readFileSync(join(dist, `${model}.br`))).toString()).toBe(read(dist, model));
    expect(read(dist, 'kept-files.js')).toMatch(/files-(?!BUILD)[\w-]{8}"/);
  });
});

describe('a model that changes', () => {
  const change = (root: string, pt: string) =>
    writeFileSync(join(root, 'src/generated/labels/pt.json'), JSON.stringify({ 'provider.tradeName': pt }));
  const texts = (dist: string) => readdirSync(join(dist, 'assets')).filter((name) => name.startsWith('texts-all-pt'));

  it('is written anew, as another build; what open pages may yet ask for stays until the next', async () => {
    const [root, dist] = [projectFolder(), built()];
    await writeModel({ root, dist });
    const first = { page: read(dist), texts: addresses(dist)['texts/all-pt'] ?? '' };
    const seen = [];
    for (const name of ['Nome', 'Apelido']) {
      change(root, name);
      await writeModel({ root, dist });
      expect((await load(dist, 'texts/all-pt'))['default']).toMatchObject({ 'provider.tradeName': name });
      seen.push(existsSync(join(dist, first.texts)));
    }
    expect(seen).toEqual([true, false]);
    expect(texts(dist).filter((name) => name.endsWith('.js'))).toHaveLength(2);
    const build = (html: string) => /<meta name="build" content="(.*?)"/.exec(html)?.[1];
    expect(build(read(dist))).toBeTruthy();
    expect(build(read(dist))).not.toBe(build(first.page));
  });

  it('is the same however many processes start with it', async () => {
    const dist = built();
    await Promise.all(Array.from({ length: 3 }, async () => writeModel({ root: checkout, dist })));
    const names = readdirSync(join(dist, 'assets'));
    expect(names.filter((name) => name.endsWith('.new'))).toEqual([]);
    expect(await load(dist, 'model/product')).toMatchObject({ product });
  });

  it('is left as it is while nothing changed', async () => {
    const dist = built();
    await writeModel({ root: checkout, dist });
    writeFileSync(join(dist, 'index.html'), 'as it was');
    await writeModel({ root: checkout, dist });
    expect(read(dist)).toBe('as it was');
  });
});
