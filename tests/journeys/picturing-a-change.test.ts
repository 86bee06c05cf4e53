// `npm run plan -- --since <commit> --pictures <folder>`, as a pull request has it made. Takes long since the product is
// drawn twice: that of the commit and that of now.
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyFolder } from '#tests/support/data-folders.ts';
import { dataFolders, journey } from './support/browser.ts';
import { copyCheckout, type Checkout, type JsonObject } from './support/checkout.ts';

journey('a pull request', () => {
  let checkout: Checkout;
  let dataDir: string;
  const run = (command: string, ...parameters: readonly string[]) =>
    spawnSync(command, parameters, {
      cwd: checkout.root,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'development', DATABASE_URL: '', DATA_DIR: dataDir },
    });

  beforeAll(() => {
    checkout = copyCheckout(join(import.meta.dirname, '../..'));
    dataDir = copyFolder(dataFolders.demo);
    const author = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];
    run('git', 'init', '--quiet');
    run('git', 'add', '.', ':!node_modules');
    run('git', ...author, 'commit', '--quiet', '--message', 'then');
    checkout.edit('schemas/customer.schema.json', (content) => {
      const { phone, ...others } = content['properties'] as JsonObject;
      const label = { pt: 'Celular', en: 'Mobile', fr: 'Portable' };
      content['properties'] = { ...others, mobile: { ...(phone as object), 'x-label': label, 'x-was': 'phone' } };
    });
    checkout.run('scripts/generate.ts');
  });
  afterAll(() => {
    checkout.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('has the plan of its schemas, and the screens that they change before and after', () => {
    const asked = ['--since', 'HEAD', '--markdown', '--pictures', 'pictures'];
    const { status, stdout, stderr } = run(process.execPath, 'scripts/plan.ts', ...asked);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('would do: customer.phone is renamed to mobile, its data stays');
    expect(stdout).toContain(
      '| form | ![](pictures/customer-form-before.png) | ![](pictures/customer-form-after.png) |',
    );
    // Markdown alone: what the two products log is elsewhere.
    expect(stdout).not.toContain('{"level"');
    const names = ['form-after', 'form-before', 'list-after', 'list-before'].map((name) => `customer-${name}.png`);
    expect(readdirSync(join(checkout.root, 'pictures'))).toEqual(names);
    const pictures = names.map((name) => readFileSync(join(checkout.root, 'pictures', name)));
    expect(pictures.every((picture) => picture.length > 20_000)).toBe(true);
    expect(pictures[0]?.equals(pictures[1] ?? Buffer.alloc(0))).toBe(false);
  });
});
