// `npm run dev`: page, server and model in one process. Saving a declaration changes all three at once (loop.ts).
import { join } from 'node:path';
import { compileProject } from '#engine/compile/compile.ts';
import { writeOutputs } from '#engine/compile/write.ts';
import { openNamed } from '#engine/server/database/open-database.ts';
import { buildLog } from '#engine/server/log.ts';
import { readSettings } from '#engine/server/settings.ts';
import { ownPage } from './editor/own-page.ts';
import { serveEditor } from './editor/serve-editor.ts';
import { inTurns } from './in-turns.ts';
import { channel, linesOf } from './said.ts';
import { openStage } from './stage.ts';

/** Resolves when it is all up; `root` is the folder with schemas, configs and src. */
export async function develop(root: string): Promise<{ readonly close: () => Promise<void> }> {
  const { API_URL: apiUrl = '' } = process.env;
  // For Vite's configuration: where the page's calls go.
  process.env['API_URL'] = apiUrl || `http://localhost:${process.env['PORT'] || '3000'}`;
  const env = { ...process.env, API_URL: apiUrl };
  const log = buildLog();
  const stage = await openStage(
    root,
    async (modules) => {
      const settings = readSettings(env, modules.settings);
      return { settings, database: await openNamed(settings, log) };
    },
    { plugins: [ownPage({ path: '/schema/edit', title: 'Edit the schemas', script: '/engine/live/editor/page.ts' })] },
  );
  const { vite, server, loop } = stage;
  const { hot } = vite.environments.client;
  const saved = inTurns((files) => loop.turn(files));
  const editor = serveEditor(stage);
  stage.onSave((file) => {
    saved([file]);
    editor.saved(file);
  });
  hot.on(channel.ask, (_, page) => page.send(channel.said, loop.said));
  hot.on(channel.permit, ({ ids }: { ids: readonly string[] }) => {
    loop.permit(ids);
    saved([]);
  });
  await stage.begin({
    compile: async (load) => compileProject(root, { load }),
    say: (said) => {
      hot.send(channel.said, said);
      const lines = linesOf(said);
      if (lines !== '') console.error(lines);
    },
    served: (line) => console.log(line),
    write: (outputs) => writeOutputs(join(root, 'src/generated'), outputs),
  });
  await Promise.all([vite.listen(), server.listen()]);
  vite.printUrls();
  return {
    close: async () => {
      await editor.close();
      await stage.close();
    },
  };
}
