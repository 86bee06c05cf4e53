// List and form of each entity that changed since a commit, as they were and as they are: pictures for whoever reads a
// pull request. Both are the product itself, the one of the commit and this one, on a masked copy of the rows.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { chromium, type Browser, type Page } from 'playwright-core';
import { roles } from '#generated/roles.ts';
import { openPreview, type Preview } from '#engine/live/editor/preview.ts';
import type { Printed } from '#engine/live/loop.ts';
import type { Opened } from '#engine/live/live-server.ts';
import { buildSessionStore } from '#engine/server/session/session-store.ts';
import { buildTokens } from '#engine/server/session/tokens.ts';
import { readDeclared } from '#engine/server/values/read-declared.ts';
import { findBrowser } from '../find-browser.ts';

const root = join(import.meta.dirname, '../..');
const viewport = { width: 1600, height: 800 };
const screens = ['list', 'form'] as const;
const moments = ['before', 'after'] as const;
type Screen = (typeof screens)[number];
type Moment = (typeof moments)[number];

/** Paths of pictures: entity → screen → moment; absent where there is no such screen. */
export type Pictures = ReadonlyMap<string, ReadonlyMap<`${Screen} ${Moment}`, string>>;

interface Taking {
  readonly commit: string;
  /** Made where it is missing. */
  readonly folder: string;
  /** With the rows as the commit has them. */
  readonly opened: Opened;
}

export async function takePictures({ commit, folder, opened }: Taking): Promise<Pictures> {
  const executablePath = await findBrowser({ install: true });
  if (executablePath === undefined)
    throw new Error('Pictures need a Chromium: install one, or set CHROMIUM_PATH to where it is');
  const token = await administratorToken(opened);
  const browser = await chromium.launch({ executablePath });
  const former = mkdtempSync(join(tmpdir(), 'commit-'));
  const previews = new Map<Moment, Preview>();
  try {
    checkOut(commit, former);
    for (const [moment, at] of [
      ['before', former],
      ['after', root],
    ] as const) {
      const preview = await openPreview({ root: at, drafts: () => new Map(), opened: async () => opened });
      previews.set(moment, preview);
      await shownBy(preview, moment);
    }
    mkdirSync(folder, { recursive: true });
    return await picture({ previews, folder, browser, token });
  } finally {
    for (const preview of previews.values()) await preview.close();
    await browser.close();
    rmSync(former, { recursive: true, force: true });
  }
}

/** The project of the commit, with the packages of this one. */
function checkOut(commit: string, folder: string): void {
  const archive = spawnSync('git', ['archive', '--format=tar', commit], { cwd: root, maxBuffer: 1024 * 1024 * 1024 });
  if (archive.status !== 0) throw new Error(`${commit} could not be read: ${archive.stderr.toString().trim()}`);
  const unpacked = spawnSync('tar', ['-x', '-C', folder], { input: archive.stdout });
  if (unpacked.status !== 0) throw new Error(`${commit} could not be unpacked: ${unpacked.stderr.toString().trim()}`);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
}

/** What was served first may have been stopped by what it would lose, which the copy may. */
async function shownBy(preview: Preview, moment: Moment): Promise<void> {
  const said = await preview.turn([]);
  if (said.kind === 'fine' || said.kind === 'warned') return;
  const why = said.kind === 'mistakes' ? said.mistakes.map(({ text }) => text).join('\n') : '';
  throw new Error(
    `The product ${moment} the change does not start here. ${said.kind === 'failed' ? said.message : why}`,
  );
}

async function administratorToken({ settings, database }: Opened): Promise<string> {
  const { rows } = await sql<{ id: string; organizationId: string }>`
    select id, organization_id as "organizationId" from "user"
    where ${roles.administrator} = any (role) and status = 'active' order by created_at limit 1`.execute(
    database.query,
  );
  const [administrator] = rows;
  if (administrator === undefined)
    throw new Error('Nobody can be signed in for pictures: the database has no active administrator. Start once first');
  const sessions = buildSessionStore({
    database,
    tokens: buildTokens(settings.sessionSecret),
    clock: () => new Date(),
    sessionSeconds: settings.sessionSeconds,
  });
  return (await sessions.open(administrator)).token;
}

interface Picturing {
  readonly previews: ReadonlyMap<Moment, Preview>;
  readonly folder: string;
  readonly browser: Browser;
  readonly token: string;
}

async function picture({ previews, folder, browser, token }: Picturing): Promise<Pictures> {
  const changed = await changedEntities(previews);
  const taken = new Map<string, Map<`${Screen} ${Moment}`, string>>(changed.map((name) => [name, new Map()]));
  for (const [moment, preview] of previews) {
    const context = await browser.newContext({ viewport, locale: 'pt-BR' });
    const page = await context.newPage();
    await page.goto(
      `${preview.origin}/enter#${encodeURIComponent(JSON.stringify({ kept: { jwt_token: token }, to: '/' }))}`,
    );
    const pages = await preview.pages();
    for (const name of changed)
      for (const screen of screens) {
        const path = pages[name]?.[screen];
        if (path === undefined) continue;
        const file = join(folder, `${name}-${screen}-${moment}.png`);
        await shoot(page, `${preview.origin}${path}`, file);
        taken.get(name)?.set(`${screen} ${moment}`, file);
      }
    await context.close();
  }
  return taken;
}

async function shoot(page: Page, address: string, path: string): Promise<void> {
  await page.setViewportSize(viewport);
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  // As high as the page: what sticks to an edge of the window covers nothing.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...viewport, height: Math.max(viewport.height, height) });
  await page.getByRole('main').screenshot({ path, animations: 'disabled' });
}

/** Those of which anything differs that their screens are made of: fields, form, labels. */
async function changedEntities(previews: ReadonlyMap<Moment, Preview>): Promise<readonly string[]> {
  const [before, after] = await Promise.all(
    moments.map(async (moment) => partsOf(previews.get(moment)?.printed() ?? new Map())),
  );
  const names = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])]);
  return [...names].filter((name) => before?.get(name) !== after?.get(name)).toSorted();
}

async function partsOf(printed: Printed): Promise<ReadonlyMap<string, string>> {
  const { model } = await readDeclared((path) => printed.get(path) ?? '');
  const labels = Object.entries(JSON.parse(printed.get('labels/pt.json') ?? '{}') as Record<string, string>);
  return new Map(
    Object.entries(model.entities).map(([name, entity]) => [
      name,
      JSON.stringify([entity, printed.get(`forms/${name}.json`), labels.filter(([key]) => key.split('.')[1] === name)]),
    ]),
  );
}

export function picturesText(pictures: Pictures): string {
  if (pictures.size === 0) return noPictures;
  return [...pictures.values()]
    .flatMap((own) => [...own.values()])
    .map((path) => `picture   ${path}`)
    .join('\n');
}

const noPictures = 'No list and no form is another than before.';

export function picturesMarkdown(pictures: Pictures): string {
  const cell = (path: string | undefined) =>
    path === undefined ? '' : `![](${encodeURI(path.replaceAll('\\', '/'))})`;
  const tables = [...pictures].flatMap(([name, own]) => [
    '',
    `#### ${name}`,
    '',
    '| | before | after |',
    '| --- | --- | --- |',
    ...screens.map(
      (screen) => `| ${screen} | ${cell(own.get(`${screen} before`))} | ${cell(own.get(`${screen} after`))} |`,
    ),
  ]);
  return ['', '### Screens', ...(pictures.size === 0 ? ['', noPictures] : tables)].join('\n');
}
