// What the process of a server reads before the first request stays in its memory: what few of them ever need comes when
// it is needed.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const top = join(import.meta.dirname, '../../..');

/** Prints the address of each module that the server's own bring. */
const list = `
  import { Session } from 'node:inspector';
  const session = new Session();
  const read = [];
  session.connect();
  session.on('Debugger.scriptParsed', ({ params }) => read.push(params.url));
  session.post('Debugger.enable');
  await import('./src/server.ts');
  await import('./src/engine/server/start-server.ts');
  console.log(JSON.stringify(read));
  process.exit(0);`;

it('a start reads neither the embedded engine nor what sends, prints or looks into files', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', list], {
    cwd: top,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  expect(stdout, stderr).not.toBe('');
  const packages = (JSON.parse(stdout) as string[]).flatMap(
    (address) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(address)?.[1] ?? [],
  );
  expect(packages).toContain('fastify');
  const late = ['nodemailer', '@electric-sql/pglite', 'file-type', 'pdfkit', 'sharp', 'typescript', 'vite'];
  expect(late.filter((name) => packages.includes(name))).toEqual([]);
});
