// `npm run plan -- --back`: on a copy of the project with a history of its own.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyCheckout, type Checkout, type JsonObject } from '#tests/journeys/support/checkout.ts';
import { emptyDataFolder } from '#tests/support/data-folders.ts';
import { embeddedOnly, serverUrl } from '#tests/support/database.ts';

describe.skipIf(serverUrl !== undefined)(`the way back to a commit (${embeddedOnly})`, () => {
  let checkout: Checkout;
  let dataDir: string;
  const run = (command: string, ...parameters: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(command, parameters, {
      cwd: checkout.root,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: '', DATA_DIR: dataDir },
    });
    return { status, text: stdout + stderr };
  };
  const plan = (...parameters: readonly string[]) => run(process.execPath, 'scripts/plan.ts', ...parameters);
  const git = (...parameters: readonly string[]) => {
    const { status, text } = run('git', '-c', 'user.name=a', '-c', 'user.email=a@example.com', ...parameters);
    if (status !== 0) throw new Error(text);
  };

  beforeAll(async () => {
    checkout = copyCheckout(join(import.meta.dirname, '../../../..'));
    dataDir = await emptyDataFolder();
    git('init', '--quiet');
    git('add', 'src/generated', 'schemas');
    git('commit', '--quiet', '--message', 'then');
    plan('--apply');
    checkout.edit('schemas/customer.schema.json', (content) => {
      const { phone, ...others } = content['properties'] as JsonObject;
      content['properties'] = { ...others, mobile: { ...(phone as object), 'x-was': 'phone' } };
    });
    checkout.run('scripts/generate.ts');
    plan('--apply');
  });
  afterAll(() => checkout.remove());

  const told = 'would do  customer.phone is renamed to mobile, its data stays';

  it('and what came since are told of one another, while it is applied', () => {
    expect(plan('--since', 'HEAD')).toMatchObject({ status: 0, text: expect.stringContaining(told) as string });
    expect(plan().text).toContain('The database has the tables of the schemas already');
  });

  it('is shown and gone', () => {
    const shown = plan('--back', 'HEAD');
    expect(shown.text).toContain('would do  customer.mobile is renamed to phone, its data stays');
    expect(shown.text).toContain('It is done by: npm run plan -- --back HEAD --apply');
    expect(shown.status).toBe(0);
    const gone = plan('--back', 'HEAD', '--apply');
    expect(gone.text).toContain('applied   customer.mobile is renamed to phone');
    expect(gone.text).toContain('git checkout HEAD -- schemas');
  });

  it('has since it what it had, while nothing of it is applied', () => {
    expect(plan('--since', 'HEAD')).toMatchObject({ status: 0, text: expect.stringContaining(told) as string });
  });

  it('has pictures only beside what came since', () => {
    expect(plan('--pictures', 'pictures')).toMatchObject({
      status: 1,
      text: expect.stringContaining('--pictures <folder> goes with --since <commit>') as string,
    });
  });

  it('is not taken by asking what came since', () => {
    expect(plan('--since', 'HEAD', '--apply')).toMatchObject({
      status: 1,
      text: expect.stringContaining('--since <commit> only looks, on a copy: leave out --apply') as string,
    });
  });

  it('of a commit that is none is refused', () => {
    expect(plan('--back', 'nowhere')).toMatchObject({
      status: 1,
      text: expect.stringContaining('of nowhere could not be read') as string,
    });
  });
});
