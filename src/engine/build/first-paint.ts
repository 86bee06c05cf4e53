// Puts into the page itself what it draws first: the product's name and mark, the styles of the splash, and src/engine/web/first-paint.js, a
// plain script, which is told which files come next and what each list asks (in a build by write-model.ts). So none of
// them is a request of its own, and nothing that comes next waits for the file that asks for it. The server allows styles
// and script by their hashes (src/engine/server/http/web-app.ts).
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';
import { filled } from './unfinished-page.ts';

/** Files of vite.config.ts that a signed-in person's first page is made of. */
const firstPage = ['screens'];
/** Those that come next, from a list: its records. */
const laterFiles = ['axios-client', 'record', 'inputs', 'overlays', 'entrance'];
/** Of Latin letters, which every language here is written in. */
const font = /^latin.*\.woff2$/;
/** How Vite asks for the application; src/engine/web/first-paint.js does, when what the server drew is seen. */
const appScript = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
/** How Vite asks for the styles of the whole application. */
const styleLink = /<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>/;

type Part = Rolldown.OutputChunk | Rolldown.OutputAsset;

interface FirstPaint {
  /** Folder of src/engine/web. */
  readonly web: string;
  /** Folder of the project that may hold a `mark.svg` of its own. */
  readonly own: string;
  /** Whose installation it is, until the server says so. */
  readonly name: () => Promise<string>;
  /** Address of a list → paths of its first requests. */
  readonly lists: () => Promise<Readonly<Record<string, readonly string[]>>>;
}

export function firstPaint({ web, own, name, lists }: FirstPaint): Plugin[] {
  const mark = [join(own, 'mark.svg'), join(web, 'mark.svg')].find((path) => existsSync(path)) as string;
  const read = (name: string) => readFileSync(join(web, name), 'utf8');
  /** In development; what a build leaves open is filled by write-model.ts. */
  let isServed = false;
  return [
    {
      name: 'product-in-page',
      configResolved: ({ command }) => void (isServed = command === 'serve'),
      // Before Vite takes the mark for a file to copy.
      transformIndexHtml: {
        order: 'pre',
        handler: async (html) =>
          filled(withMark(html, readFileSync(mark, 'utf8')), isServed ? { name: await name() } : {}),
      },
    },
    {
      name: 'first-paint',
      transformIndexHtml: {
        order: 'post',
        handler: async (html, { bundle }) => {
          const parts = Object.values(bundle ?? {});
          const source = read('first-paint.js');
          const [, app] = appScript.exec(html) ?? [];
          const script: HtmlTagDescriptor = {
            tag: 'script',
            attrs: {
              'data-lists': bundle === undefined ? JSON.stringify(await lists()) : '{lists}',
              'data-files': JSON.stringify(nextFiles(parts)),
              'data-texts': bundle === undefined ? '{}' : '{texts}',
              ...(bundle !== undefined && { 'data-model': '{model}' }),
              ...letters(parts),
              ...(app !== undefined && { 'data-app': app }),
            },
            children: bundle === undefined ? source : minifySync('first-paint.js', source).code.trim(),
            // Behind the name of the API's host, which may be written into the page.
            injectTo: 'head',
          };
          return {
            html: html
              .replace(styleLink, (_, path: string) => styleTag(parts, path))
              .replace(appScript, (_, path: string) => `<link rel="modulepreload" crossorigin href="${path}">`),
            tags: [script],
          };
        },
      },
    },
  ];
}

/** What a drawing may hold as a picture only: the page's policy and its other names do not count there. */
const ownDocument = /<(style|script|image|use|foreignObject|a)\b|\sid=|url\(/iu;

/** The mark as the page's own picture, and drawn in it where it can be: a picture is a document that is read for itself. */
function withMark(html: string, svg: string): string {
  const asPicture = html.replaceAll('{mark}', inAddress(svg));
  if (ownDocument.test(svg)) return asPicture;
  const drawing = svg.slice(svg.indexOf('<svg')).trim();
  return asPicture.replace(
    /<img src="[^"]*" alt="(\{name\})" width="(\d+)" height="(\d+)" \/>/u,
    (_, name, width, height) =>
      drawing.replace('<svg', `<svg role="img" aria-label="${name}" width="${width}" height="${height}"`),
  );
}

/** An SVG as the address of a picture. */
function inAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg.trim().replaceAll('"', "'"))}`;
}

function styleTag(parts: readonly Part[], path: string): string {
  const styles = parts.find((part) => part.type === 'asset' && part.fileName === path);
  if (styles?.type !== 'asset') throw new Error(`The page asks for ${path}, which is not in the build.`);
  // A link that is never fetched tells Vite that they are there: with a file that comes later it would add them again,
  // and the letters with them.
  return `<style>${Buffer.from(styles.source).toString('utf8').trim()}</style><link rel="stylesheet" disabled href="/${path}">`;
}

/** Where the Latin letters lie, which src/engine/web/theme/letters/letters.ts brings. */
function letters(parts: readonly Part[]): Readonly<Record<string, string>> {
  const found = parts.find((part) => part.type === 'asset' && part.names.some((known) => font.test(known)));
  return found === undefined ? {} : { 'data-letters': `/${found.fileName}` };
}

/** Of the page, for those who are signed in. */
function nextFiles(parts: readonly Part[]) {
  const called = (names: readonly string[]) =>
    names.flatMap((wanted) =>
      parts.filter((one) => one.type === 'chunk' && one.name === wanted).map(({ fileName }) => `/${fileName}`),
    );
  return { page: called(firstPage), later: called(laterFiles) };
}
