// The product as a draft of its schemas would make it: pages and server of their own, on a copy of the rows in memory
// that tells of no person. Nothing of it reaches what `npm run dev` serves.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Plugin } from 'vite';
import { compileProject } from '#engine/compile/compile.ts';
import type { Drafts } from '#engine/compile/read.ts';
import type { Route } from '#engine/model/routes.ts';
import { restoreBackup } from '#engine/server/database/backup/restore-backup.ts';
import { writeBackup } from '#engine/server/database/backup/write-backup.ts';
import type { Database } from '#engine/server/database/database.ts';
import { openMemoryDatabase, writeTemplate } from '#engine/server/database/embedded/open-memory.ts';
import { buildLog } from '#engine/server/log.ts';
import type { Settings } from '#engine/server/settings.ts';
import { checkFits } from '#engine/server/values/copy-of-running.ts';
import { maskCopy } from '#engine/server/values/mask-copy.ts';
import type { LiveServer, Opened } from '../live-server.ts';
import type { Printed } from '../loop.ts';
import type { Said } from '../said.ts';
import { openStage } from '../stage.ts';
import type { DraftPages } from './messages.ts';
import { ownPage } from './own-page.ts';

export interface Preview {
  readonly origin: string;
  /** Serves the draft as it is now; what it would lose is lost in the copy, which the next turn then makes anew. */
  readonly turn: (files: readonly string[]) => Promise<Said>;
  /** Whoever has signed in since the rows were copied is signed in here too. */
  readonly admit: () => Promise<void>;
  /** Files of src/generated as they are served. */
  readonly printed: () => Printed;
  readonly pages: () => Promise<Readonly<Record<string, DraftPages>>>;
  readonly close: () => Promise<void>;
}

interface PreviewOptions {
  readonly root: string;
  /** As they are at the moment. */
  readonly drafts: () => Drafts;
  /** Whose rows are copied; asked once they are needed. */
  readonly opened: () => Promise<Opened>;
}

export async function openPreview({ root, drafts, opened }: PreviewOptions): Promise<Preview> {
  const dataDir = mkdtempSync(join(tmpdir(), 'preview-'));
  // Of the product that is served, or of a command, are the lines on stdout.
  const log = buildLog(process.stderr);
  log.level = 'error';
  let template: Promise<string> | undefined;
  const answer: LiveServer['answer'] = (request, response) => stage.server.answer(request, response);
  const stage = await openStage(
    root,
    async () => {
      const { settings, database } = await opened();
      template ??= copyRows(database, dataDir).catch((error: unknown) => {
        template = undefined;
        throw error;
      });
      const copy = await openMemoryDatabase({ template: await template, log });
      return { settings: settingsOfCopy(settings, dataDir), database: copy, log };
    },
    {
      // Two servers that keep what they make of packages in one folder take it away from each other.
      cacheDir: join(root, '.vite/preview'),
      plugins: [
        callsHere(answer),
        ownPage({ path: '/enter', title: 'Preview', script: '/engine/live/editor/enter.ts' }),
      ],
      logLevel: 'warn',
      server: { port: 0, strictPort: false },
    },
  );
  const { loop, server, vite } = stage;
  const close = async (): Promise<void> => {
    await stage.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  let isSpoiled = false;
  const turn = async (files: readonly string[]): Promise<Said> => {
    if (isSpoiled) server.renew();
    isSpoiled = false;
    await loop.turn(files);
    for (let asked = ''; loop.said.kind === 'stopped';) {
      const ids = loop.said.steps.map(({ id }) => id);
      if (ids.length === 0 || ids.join() === asked) break;
      asked = ids.join();
      isSpoiled = true;
      loop.permit(ids);
      await loop.turn([]);
    }
    return loop.said;
  };
  try {
    await stage.begin({
      compile: async (load) => compileProject(root, { load, drafts: drafts() }),
      say: () => {},
      served: () => {},
    });
    await vite.listen();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    origin: vite.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '',
    turn,
    admit: async () => {
      const [from, to] = await Promise.all([opened(), server.opened()]);
      const { rows } = await sql<{ sessions: string }>`
        select coalesce(json_agg(session), '[]')::text as sessions from session`.execute(from.database.query);
      await sql`
        insert into session select sent.* from json_populate_recordset(null::session, ${rows[0]?.sessions ?? '[]'}::json) sent
        where exists (select 1 from credential where credential.user_id = sent.user_id) on conflict do nothing`.execute(
        to.database.query,
      );
    },
    printed: () => loop.served,
    pages: async () => pagesOf(server),
    close,
  };
}

/** Resolves to a file from which a copy starts in a moment, as often as it is needed. */
async function copyRows(database: Database, folder: string): Promise<string> {
  const [backup, path] = [join(folder, 'rows.gz'), join(folder, 'rows')];
  await checkFits(database);
  await writeBackup({ database, path: backup, now: new Date() });
  await writeTemplate(path, async (copy) => {
    await restoreBackup(copy, backup);
    await maskCopy(copy);
  });
  rmSync(backup);
  return path;
}

/** It sends no letters and keeps no files where those of the product are. */
function settingsOfCopy(settings: Settings, dataDir: string): Settings {
  const { databaseUrl: _url, smtpUrl: _smtp, fileBucket: _bucket, apiUrl: _api, ...own } = settings;
  return { ...own, dataDir, storage: 'embedded', replicaUrls: [], demo: false };
}

/** The calls that Vite's configuration hands to a server are answered by this one. */
function callsHere(answer: LiveServer['answer']): Plugin {
  return {
    name: 'calls-here',
    configureServer: ({ config, middlewares }) => {
      const calls = Object.keys(config.server.proxy ?? {}).map((pattern) => new RegExp(pattern));
      middlewares.use((request, response, next) => {
        if (calls.some((call) => call.test(request.url ?? ''))) answer(request, response);
        else next();
      });
    },
  };
}

async function pagesOf(server: LiveServer): Promise<Readonly<Record<string, DraftPages>>> {
  const [{ routes }, { entities }] = (await Promise.all([
    server.importFile('/generated/routes.ts'),
    server.importFile('/generated/entities.ts'),
  ])) as [
    { readonly routes: readonly Route[] },
    { readonly entities: Readonly<Record<string, { readonly parent?: { readonly entity: string } }>> },
  ];
  const listOf = (name: string): string | undefined => {
    const list = routes.find(({ screen, entity, path }) => screen === 'list' && entity === name && !path.includes(':'));
    const parent = entities[name]?.parent?.entity;
    return list?.path ?? (parent === undefined ? undefined : listOf(parent));
  };
  return Object.fromEntries(
    Object.keys(entities).flatMap((name) => {
      const list = listOf(name);
      return list === undefined ? [] : [[name, { list, form: `${list}/new` }]];
    }),
  );
}
