// A project of its own from the engine and somebody's declarations and subjects, such as those of examples/: what the
// engine is made of is copied as it stands, what is the project's is laid over it.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Files and folders that any project has from the engine. */
const engine = [
  '.oxfmtrc.json',
  '.oxlintrc.json',
  'package-lock.json',
  'package.json',
  'scripts/backup.ts',
  'scripts/dev.ts',
  'scripts/find-browser.ts',
  'scripts/generate.ts',
  'scripts/plan',
  'scripts/plan.ts',
  'scripts/require-node.cjs',
  'scripts/restore.ts',
  'scripts/start.ts',
  'src/engine',
  'src/index.html',
  'src/start-server.ts',
  'src/start-web.ts',
  'src/draw-web.ts',
  'tests/support/patience.ts',
  'tsconfig.json',
  'vite.config.ts',
] as const;

/** Schemas that the engine itself asks for; a project may have another of the same name. */
const schemas = [
  'config',
  'dialect.json',
  'export-log.schema.json',
  'language-option.schema.json',
  'login.schema.json',
  'navigation-item.schema.json',
  'parts/actor.schema.json',
  'parts/base.schema.json',
  'password-change.schema.json',
  'password-forgot.schema.json',
  'password-reset.schema.json',
  'registration.schema.json',
  'settings.schema.json',
  'user-update.schema.json',
  'user.schema.json',
] as const;

/**
 * `root`: the repository; `project`: the folder with `schemas`, the three configs and `src`; `target`: where the whole
 * goes. Throws an Error when there is something in the target already, or no such project.
 */
export function assemble(root: string, project: string, target: string): void {
  if (!existsSync(join(project, 'routes.config.json')))
    throw new Error(`${project} is no project: it has no routes.config.json`);
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new Error(`${target} is not empty: name a folder that is, or one that is not there yet`);
  for (const path of [...engine, ...schemas.map((name) => `schemas/${name}`)]) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    cpSync(join(root, path), join(target, path), { recursive: true });
  }
  nameAfter(target);
  cpSync(project, target, { recursive: true });
}

/** What the engine's own business is called is not what this one is: it has the name of its folder. */
function nameAfter(target: string): void {
  const path = join(target, 'package.json');
  const {
    description: _,
    organization: __,
    ...rest
  } = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  const name =
    basename(target)
      .toLowerCase()
      .replaceAll(/[^a-z0-9._-]+/g, '-')
      .replace(/^[^a-z0-9]+/, '') || 'back-office';
  writeFileSync(path, `${JSON.stringify({ ...rest, name }, null, 2)}\n`);
}
