// The server's side of the editor of schemas: what is edited is kept as a draft in memory, tried in a preview and held
// against the rows that there are; what comes of it is a patch. One draft a server: all that have the page open share it.
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import { compileProject } from '#engine/compile/compile.ts';
import { planChange } from '#engine/server/values/plan-change.ts';
import { isStopped, planText } from '#engine/server/values/print-plan.ts';
import { readDeclared } from '#engine/server/values/read-declared.ts';
import { inTurns } from '../in-turns.ts';
import type { Said } from '../said.ts';
import type { Stage } from '../stage.ts';
import { draftChannel, type DraftEdit, type DraftFile, type DraftState } from './messages.ts';
import { openPreview, type Preview } from './preview.ts';

const configs = ['routes.config.json', 'navigation.config.json', 'roles.config.json'];

const noPlan = { plan: '', isRisky: false } as const;

const nothing: DraftState = {
  working: '',
  preview: undefined,
  pages: {},
  mistakes: [],
  failure: '',
  ...noPlan,
  patch: '',
};

interface Draft {
  /** As the file was saved when the draft began: the patch is against it, so that it takes nothing back that came since. */
  readonly base: string;
  readonly text: string;
}

export interface Editor {
  /** A file of the project was saved, by absolute path. */
  readonly saved: (file: string) => void;
  readonly close: () => Promise<void>;
}

/** By file. */
type Drafts = Map<string, Draft>;

export function serveEditor({ root, vite, server }: Stage): Editor {
  const { hot } = vite.environments.client;
  const drafts: Drafts = new Map();
  let preview: Promise<Preview> | undefined;
  let state = nothing;
  const say = (change: Partial<DraftState>): void => {
    state = { ...state, ...change };
    hot.send(draftChannel.state, state);
  };
  const openOnce = (): Promise<Preview> => {
    preview ??= openPreview({ root, drafts: () => textsOf(drafts), opened: server.opened }).catch((error: unknown) => {
      preview = undefined;
      throw error;
    });
    return preview;
  };
  const turn = inTurns(async (files) => {
    say({ working: preview === undefined ? 'Copying rows and starting the preview…' : 'Trying the draft…' });
    try {
      const { origin, turn: take, pages } = await openOnce();
      const said = await take(files);
      say({ preview: origin, pages: await pages(), ...toldOf(said), patch: patchOf(drafts) });
      say(said.kind === 'mistakes' ? noPlan : await planOf({ root, server }, drafts));
    } catch (error) {
      say({ failure: error instanceof Error ? error.message : String(error) });
    } finally {
      say({ working: '' });
    }
  });
  hot.on(draftChannel.open, (_, page) => {
    page.send(draftChannel.files, filesOf(root, drafts));
    if (preview === undefined) return turn([]);
    preview
      .then(async ({ admit }) => admit())
      .catch((error: unknown) => console.error(error))
      .finally(() => page.send(draftChannel.state, state));
  });
  hot.on(draftChannel.edit, ({ file, text }: DraftEdit) => {
    if (!editable(root).includes(file)) return;
    const saved = readFileSync(join(root, file), 'utf8');
    if (text === saved) drafts.delete(file);
    else drafts.set(file, { base: drafts.get(file)?.base ?? saved, text });
    hot.send(draftChannel.files, [fileOf(root, file, drafts)]);
    turn([join(root, file)]);
  });
  return {
    saved: (path) => {
      if (preview === undefined) return;
      const file = relative(root, path).replaceAll('\\', '/');
      if (editable(root).includes(file)) hot.send(draftChannel.files, filesOf(root, drafts));
      turn([path]);
    },
    close: async () => {
      // One that did not open has said so, and closed itself.
      const opened = await preview?.catch(() => undefined);
      await opened?.close();
    },
  };
}

function editable(root: string): readonly string[] {
  const schemas = globSync('schemas/{,parts/}*.schema.json', { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  return [...schemas.toSorted(), ...configs];
}

function filesOf(root: string, drafts: Drafts): readonly DraftFile[] {
  return editable(root).map((file) => fileOf(root, file, drafts));
}

function fileOf(root: string, file: string, drafts: Drafts): DraftFile {
  const saved = readFileSync(join(root, file), 'utf8');
  const { base, text } = drafts.get(file) ?? { base: saved, text: undefined };
  return { file, entity: entityOf(saved), saved, draft: text, isOvertaken: base !== saved };
}

function textsOf(drafts: Drafts): ReadonlyMap<string, string> {
  return new Map([...drafts].map(([file, { text }]) => [file, text]));
}

/** Of a file that is no JSON at the moment, none. */
function entityOf(text: string): string | undefined {
  return text.includes('"x-entity"') ? /"\$id":\s*"([^"]+)"/.exec(text)?.[1] : undefined;
}

function toldOf(said: Said): Pick<DraftState, 'mistakes' | 'failure'> {
  return {
    mistakes: said.kind === 'mistakes' ? said.mistakes : [],
    failure: said.kind === 'failed' ? said.message : said.kind === 'stopped' ? said.plan : '',
  };
}

function patchOf(drafts: Drafts): string {
  return [...drafts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, { base, text }]) =>
      createTwoFilesPatch(`a/${file}`, `b/${file}`, base, text, undefined, undefined, {
        headerOptions: FILE_HEADERS_ONLY,
      }),
    )
    .join('');
}

/** Of the rows that are served, not of the copy. */
async function planOf(
  { root, server }: Pick<Stage, 'root' | 'server'>,
  drafts: Drafts,
): Promise<Pick<DraftState, 'plan' | 'isRisky'>> {
  if (drafts.size === 0) return noPlan;
  const compiled = await compileProject(root, { drafts: textsOf(drafts), load: (path) => server.importFile(path) });
  const texts = new Map(compiled.outputs?.map(({ path, text }) => [path, text]));
  const schema = await readDeclared((path) => texts.get(path) ?? '');
  const { database } = await server.opened();
  const plan = await planChange(database, { schema });
  return { plan: planText(plan), isRisky: isStopped(plan) };
}
