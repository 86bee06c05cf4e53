// The papers beside the code hold together: links lead somewhere, settings are told, nothing points outside of the
// repository.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const patterns = [
  '*.md',
  '*.ts',
  '*.json',
  '.github/**/*.md',
  ...['docs', 'schemas', 'scripts', 'src', 'tests'].map((folder) => `${folder}/**/*.*`),
];
/** This file spells out what the others must not say. */
const files = globSync(patterns, { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file !== 'tests/declare/papers.test.ts');
const papers = files.filter((file) => file.endsWith('.md'));

describe('links', () => {
  /** As GitHub makes it of a heading. */
  const anchorOf = (heading: string) =>
    heading
      .trim()
      .toLowerCase()
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-');
  const anchors = (file: string) =>
    [...read(file).matchAll(/^#{1,6} (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));
  const withoutCode = (text: string) => text.replaceAll(/```.*?```/gs, '').replaceAll(/`[^`\n]*`/g, '');
  const targets = (file: string) =>
    [...withoutCode(read(file)).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^[a-z]+:/.test(target));

  test.each(papers)('of %s lead to files and headings that are there', (file) => {
    const broken = targets(file).filter((target) => {
      const [path = '', anchor] = target.split('#');
      const found = path === '' ? file : normalize(join(dirname(file), path));
      if (!existsSync(join(root, found))) return true;
      return anchor !== undefined && found.endsWith('.md') && !anchors(found).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  test('from the README reach every page of docs', () => {
    const reached = new Set(['README.md']);
    for (const file of reached)
      for (const target of targets(file))
        if (/\.md(#|$)/.test(target)) reached.add(normalize(join(dirname(file), target.split('#', 1)[0] ?? '')));
    expect(papers.filter((file) => file.startsWith('docs/') && !reached.has(file))).toEqual([]);
  });
});

test.each(papers)('%s names only files and folders of the sources that are there', (file) => {
  const named = [
    ...read(file).matchAll(
      /`((?:src\/(?:engine|business|generated|server|web)|tests|scripts|schemas|examples)\/[\w./-]*[\w/])`/g,
    ),
  ].map(([, path = '']) => path);
  // The how-to pages make holidays; nobody has them here.
  const missing = named.filter(
    (path) =>
      !/holiday|duration|\bes\.json/.test(path) &&
      ![path, `examples/library/${path}`].some((one) => existsSync(join(root, one))),
  );
  expect(missing).toEqual([]);
});

describe('comments and descriptions', () => {
  const sources = files
    .filter(
      (file) => /^(src|scripts|tests|schemas)\/.*\.(ts|tsx|js|cjs|json)$/.test(file) || /^[^/]+\.(ts|json)$/.test(file),
    )
    .filter((file) => !file.startsWith('src/generated/') && file !== 'package-lock.json');
  const texts = sources.map((file) => ({ file, text: read(file) }));
  const placed = (found: readonly { readonly file: string; readonly place: string }[]) =>
    found.map(({ file, place }) => `${file}: ${place}`);

  test('point to no document that is not in the repository', () => {
    const found = texts.flatMap(({ file, text }) =>
      [...text.matchAll(/(?<![\w*/.'"-])[\w./-]+\.md\b/g)].map(([place]) => ({ file, place })),
    );
    const missing = found.filter(
      ({ file, place }) =>
        ![place, `src/generated/${place}`, join(dirname(file), place)].some((path) => existsSync(join(root, path))),
    );
    expect(placed(missing)).toEqual([]);
  });

  test('name no document by capitals and a section', () => {
    const found = texts.flatMap(({ file, text }) =>
      [...text.matchAll(/\b(?:DOMAIN|SPEC|STORAGE|STACK|DESIGN|UX|API)\b:? (?:sections? )?\d/g)].map(([place]) => ({
        file,
        place,
      })),
    );
    expect(placed(found)).toEqual([]);
  });

  test('cite sections of a page that it has', () => {
    const cited = texts.flatMap(({ file, text }) =>
      [...text.matchAll(/(docs\/[\w/-]+\.md) ((?:rule )?\d+(?:\.\d+)?)((?:, \d+(?:\.\d+)?)*)/g)].map(
        ([, page = '', first = '', more = '']) => ({
          file,
          page,
          sections: [first, ...more.split(', ').filter(Boolean)],
        }),
      ),
    );
    expect(cited.length).toBeGreaterThan(50);
    const has = (page: string, section: string) =>
      section.startsWith('rule ')
        ? read(page).includes(`\n${section.slice(5)}. `)
        : new RegExp(`^#+ ${section.replaceAll('.', '\\.')}\\.? `, 'm').test(read(page));
    expect(
      placed(
        cited.flatMap(({ file, page, sections }) =>
          sections.filter((section) => !has(page, section)).map((section) => ({ file, place: `${page} ${section}` })),
        ),
      ),
    ).toEqual([]);
  });
});

describe('docs/reference/settings.md', () => {
  const told = new Set(
    [...read('docs/reference/settings.md').matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name),
    ),
  );
  const readIn = (folders: RegExp) =>
    files
      .filter((file) => folders.test(file) && /\.(ts|tsx)$/.test(file))
      .flatMap((file) => {
        const text = read(file);
        const named = [
          ...text.matchAll(
            /(?:\benv\[|process\.env\.|process\.env\[|read[A-Z]\w+\(env, |variable: |encode\()'?([A-Z][A-Z0-9_]{3,})/g,
          ),
        ].map(([, name = '']) => name);
        const listed = [...text.matchAll(/'(PG[A-Z]+)'/g)].map(([, name = '']) => name);
        return [...named, ...listed];
      });
  const wanted = new Set(readIn(/^(src|scripts|tests)\/|^vite\.config/));

  test('tells every variable that is read', () => {
    expect(
      [...wanted]
        .filter((name) => !told.has(name) && !['PATH', 'HOME', 'NODE_COMPILE_CACHE', 'VITEST_POOL_ID'].includes(name))
        .toSorted(),
    ).toEqual([]);
    expect(wanted.size).toBeGreaterThan(30);
  });

  test('tells none that nobody reads', () => {
    expect([...told].filter((name) => !wanted.has(name))).toEqual([]);
  });
});

test('the editor completes each declaration by the schema that the file itself names', () => {
  const { 'json.schemas': mappings } = JSON.parse(read('.vscode/settings.json')) as {
    readonly 'json.schemas': readonly { readonly fileMatch: readonly string[]; readonly url: string }[];
  };
  const mapped = mappings.flatMap(({ fileMatch, url }) =>
    fileMatch.flatMap((pattern) =>
      globSync(pattern.slice(1), { cwd: root }).map((file) => [file.replaceAll('\\', '/'), normalize(url)] as const),
    ),
  );
  const named = mapped.map(([file]) => [
    file,
    normalize(join(dirname(file), (JSON.parse(read(file)) as { readonly $schema: string }).$schema)),
  ]);
  expect(mapped).toEqual(named);
  expect(mapped.filter(([, schema]) => !existsSync(join(root, schema)))).toEqual([]);
  expect(new Set(mapped.map(([file]) => file))).toEqual(
    new Set(files.filter((file) => /^schemas\/.*\.schema\.json$|^[^/]*\.config\.json$/.test(file))),
  );
});

test('the README is read in three minutes: at most 700 words', () => {
  expect(read('README.md').split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(700);
});
