// Writes the files that the application has of schemas, configs and texts, and finishes the page with them: where they
// are, what lists ask first, whose installation it is. Takes a moment where a build takes many seconds, and needs nothing
// that only a build does, so an installation without it follows its schemas too.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '#engine/model/text.ts';
import { writeCompressed, writeWhole } from './precompress.ts';
import { stampOf } from './stamp-of.ts';
import { filled, lateTexts, modelNames, unfinished, unfinishedFolder, values } from './unfinished-page.ts';

/** Those of guests and of the shell, by language (src/engine/web/i18n/text-files.ts). */
const firstTexts = (language: string) =>
  new RegExp(`model/texts/|i18n/texts/(comfort|palettes|rights|shell)\\.|/entrance\\.${language}\\.json$`);

interface Folders {
  /** Of the project. */
  readonly root: string;
  /** Of the built web app. */
  readonly dist: string;
}

/** What was written last, and the model before it: pages that are open may yet ask for its forms. */
interface Written {
  readonly stamp: string;
  readonly files: readonly string[];
  readonly before: readonly string[];
}

/** Does nothing where the last call wrote the same. Rejects when `dist` holds no build or cannot be written. */
export async function writeModel({ root, dist }: Folders): Promise<void> {
  const noted = join(dist, '.model.json');
  const last = existsSync(noted) ? (JSON.parse(readFileSync(noted, 'utf8')) as Written) : undefined;
  const stamp = stampOf(root, sourcesOf(root));
  if (last?.stamp === stamp) return;
  const files = new Map<string, string>();
  /** Address of a file with this text; its name changes with it. */
  const add = (name: string, text: string): string => {
    const file = `${name}-${hashOf(text)}.js`;
    files.set(file, text);
    return `/assets/${file}`;
  };
  const texts = addTexts(root, add);
  const model = await addModel(root, add);
  const here = new Set([...(last?.files ?? []), ...(last?.before ?? [])]);
  await Promise.all(
    [...files].map(async ([name, text]) => here.has(name) || writeCompressed(join(dist, 'assets', name), text)),
  );
  await finish(dist, { model, texts });
  const gone = (last?.before ?? []).filter((name) => !files.has(name) && !last?.files.includes(name));
  await Promise.all(
    gone.flatMap((name) =>
      ['', '.br', '.gz'].map(async (end) => rm(join(dist, 'assets', name + end), { force: true })),
    ),
  );
  await writeWhole(
    noted,
    JSON.stringify({ stamp, files: [...files.keys()], before: last?.files ?? [] } satisfies Written),
  );
}

type Add = (name: string, text: string) => string;

/** Name in the code of the application → address. */
type Addresses = ReadonlyMap<string, string>;

/** Paths of texts in the project, the engine's first: what comes later takes their place. */
function textFiles(root: string): readonly string[] {
  return ['src/engine/model/texts', 'src/engine/web/i18n/texts', 'src/generated/labels', 'src/business/*/texts']
    .flatMap((folder) => globSync(`${folder}/*.json`, { cwd: root }).toSorted())
    .map((path) => path.replaceAll('\\', '/'));
}

/** Everything that ends in what is written, but the build. */
function sourcesOf(root: string): readonly string[] {
  const generated = globSync(['src/generated/*.ts', 'src/generated/{forms,validators}/*.{js,json}'], { cwd: root });
  return [...generated.toSorted(), ...textFiles(root)];
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}

/** A value as an expression that is read faster than a literal is. */
function parsed(value: unknown): string {
  return `JSON.parse('${JSON.stringify(value).replaceAll(/[\\']/g, String.raw`\$&`)}')`;
}

/** Tables of functions, such as the paths of routes, are written as they run here: without their types. */
function expressionOf(value: object): string {
  const members: [string, unknown][] = Object.entries(value);
  if (!members.some(([, member]) => typeof member === 'function')) return parsed(value);
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${String(member).replaceAll(/\s+/g, ' ')}`).join()}}`;
}

function addTexts(root: string, add: Add): Addresses {
  const all = textFiles(root);
  const read = (paths: readonly string[]): object =>
    Object.assign({}, ...paths.map((path) => JSON.parse(readFileSync(join(root, path), 'utf8')) as object)) as object;
  const addresses = new Map<string, string>();
  const write = (name: string, paths: readonly string[]) =>
    addresses.set(`texts/${name}`, add(`texts-${name}`, `export default ${parsed(read(paths))};`));
  for (const language of languages) {
    const own = all.filter((path) => path.endsWith(`/${language}.json`) || path.endsWith(`.${language}.json`));
    const [first, usual] = [firstTexts(language), own.filter((path) => !lateTexts.test(path))];
    write(
      `first-${language}`,
      usual.filter((path) => first.test(path)),
    );
    write(`all-${language}`, [
      ...usual.filter((path) => first.test(path)),
      ...usual.filter((path) => !first.test(path)),
    ]);
    for (const path of own) {
      const late = lateTexts.exec(path);
      if (late !== null) write(`${late[1]}-${language}`, [path]);
    }
  }
  return addresses;
}

/** One file of what every page has, and one a form: its schema and its checks, which are always asked for together. */
async function addModel(root: string, add: Add): Promise<string> {
  const modules = await Promise.all(values.map(async (name) => import(`#generated/${name}.ts`) as Promise<object>));
  const { formSchemas } = await import('#generated/forms.ts');
  const generated = (path: string) => readFileSync(join(root, 'src/generated', path), 'utf8');
  const shared = existsSync(join(root, 'src/generated/validators/shared.js'))
    ? add('checks', generated('validators/shared.js'))
    : '';
  const forms = Object.keys(formSchemas).map((name) => {
    const checks = generated(`validators/${name}.js`).replaceAll('./shared.js', `.${shared.replace('/assets', '')}`);
    const form = `${checks}\nexport const form = ${parsed(JSON.parse(generated(`forms/${name}.json`)))};`;
    return `${name}:()=>part(import('.${add(name, form).replace('/assets', '')}'))`;
  });
  const given: [string, object][] = modules.flatMap((exported) => Object.entries(exported));
  return add(
    'model',
    `${partOf}
const parts={${forms.join()}};
export const validators=parts;
export const formSchemas=Object.fromEntries(Object.entries(parts).map(([name,load])=>[name,async()=>({default:(await load()).form})]));
${given.map(([name, value]) => `export const ${name}=${expressionOf(value)};`).join('\n')}`,
  );
}

/** A part that does not come is told as any other part of the application (Vite's own event). */
const partOf = `const part=async(coming)=>{try{return await coming}catch(payload){dispatchEvent(Object.assign(new Event('vite:preloadError'),{payload}));throw payload}};`;

interface Finishing {
  /** Address of what every page has of the model. */
  readonly model: string;
  readonly texts: Addresses;
}

/** The page comes last: until then the one that is served names files that are there. */
async function finish(dist: string, { model, texts }: Finishing): Promise<void> {
  const [page, worker] = unfinished.map((name) => readFileSync(join(dist, unfinishedFolder, name), 'utf8'));
  const { firstLists } = await import('#engine/web/list/first-lists.ts');
  const { product } = await import('#generated/product.ts');
  const names = modelNames.map((name) => [name, model] as const);
  const first = Object.fromEntries(
    languages.map((one) => [one, [texts.get(`texts/first-${one}`), texts.get(`texts/all-${one}`)]]),
  );
  const finished = filled(page ?? '', {
    name: product.organization.name,
    lists: JSON.stringify(firstLists()),
    texts: JSON.stringify(first),
    model,
  }).replace(
    '<head>',
    () =>
      `<head><script type="importmap">${JSON.stringify({ imports: Object.fromEntries([...names, ...texts]) })}</script>`,
  );
  const build = hashOf(finished);
  await writeWhole(join(dist, 'kept-files.js'), (worker ?? '').replace('files-BUILD', `files-${build}`));
  await writeWhole(
    join(dist, 'index.html'),
    finished.replace('<title>', () => `<meta name="build" content="${build}"><title>`),
  );
}
