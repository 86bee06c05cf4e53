// An analyst renames a key of a part: on a copy of the project, with its own commands and a server process. Takes long
// since the commands and the server are processes of their own, one after the other.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, demoPassword } from '#tests/journeys/support/api.ts';
import { copyCheckout, type Checkout, type JsonObject } from '#tests/journeys/support/checkout.ts';
import { startProduct, type Product } from '#tests/journeys/support/product.ts';
import { emptyDataFolder } from '#tests/support/data-folders.ts';
import { embeddedOnly, serverUrl } from '#tests/support/database.ts';
import { draft } from '#tests/support/factory.ts';

const part = 'schemas/parts/address.schema.json';
const address = {
  street: 'Rua das Acácias',
  number: '77',
  complement: 'Casa 2',
  city: 'Gramado',
  state: 'RS',
  country: 'BR',
};
const { complement: _, ...rest } = address;
const environment = { DEMO: 'off', ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: demoPassword };

describe.skipIf(serverUrl !== undefined)(`the complement of an address becomes its unit (${embeddedOnly})`, () => {
  let checkout: Checkout;
  let dataDir: string;
  let product: Product | undefined;
  const ids: Record<'customers' | 'distributors', string> = { customers: '', distributors: '' };

  const start = async (): Promise<string> => {
    product = await startProduct(checkout.root, { environment, dataDir });
    return product.url;
  };
  const stop = async (): Promise<void> => {
    await product?.stop();
    product = undefined;
  };
  const plan = () =>
    spawnSync(process.execPath, ['scripts/plan.ts'], {
      cwd: checkout.root,
      encoding: 'utf8',
      env: { ...process.env, ...environment, NODE_ENV: 'test', DATABASE_URL: '', DATA_DIR: dataDir },
    });
  /** In the part, which three entities take in, and where its rights are said. */
  const rename = (from: string, to: string, more: object): void => {
    checkout.edit(part, (content) => {
      const entries = Object.entries(content['properties'] as JsonObject);
      content['properties'] = Object.fromEntries(
        entries.map(([key, field]) => (key === from ? [to, { ...(field as object), ...more }] : [key, field])),
      );
    });
    checkout.edit('roles.config.json', (content) => {
      const { customer } = content['entities'] as { customer: { fields: JsonObject } };
      customer.fields = Object.fromEntries(
        Object.entries(customer.fields).map(([path, rights]) => [
          path === `address.${from}` ? `address.${to}` : path,
          rights,
        ]),
      );
    });
    checkout.run('scripts/generate.ts');
  };

  beforeAll(async () => {
    checkout = copyCheckout(join(import.meta.dirname, '../../../..'));
    dataDir = await emptyDataFolder();
    const url = await start();
    for (const [collection, entity] of [
      ['customers', 'customer'],
      ['distributors', 'distributionUnit'],
    ] as const) {
      const record = await call(url, `/api/${collection}`, {
        method: 'POST',
        body: draft(entity, { address: { ...address, complement: 'Casa 1' } }),
      });
      await call(url, `/api/${collection}/${record.id}`, { method: 'PATCH', body: { address } });
      ids[collection] = record.id;
    }
    await stop();
  });
  afterAll(async () => {
    await stop();
    checkout.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('not without a word: plan and start say what would be lost, and how to say it', async () => {
    rename('complement', 'unit', {});
    const { status, stdout } = plan();
    expect(status).toBe(2);
    expect(stdout).toMatch(/stops +customer\.address\.complement is dropped.*\n +1 have a value in it\n.*"x-was"/);
    expect(stdout).toMatch(/stops +distribution_unit\.address\.complement is dropped/);
    await expect(start()).rejects.toThrow('--allow drop-inner:customer.address.complement');
  });

  it('and is there under its new name, in the record and in its history', async () => {
    rename('unit', 'unit', { 'x-was': 'complement' });
    expect(plan().stdout).toMatch(/would do +customer\.address\.complement is renamed to unit, its values stay/);
    const url = await start();
    for (const [collection, id] of Object.entries(ids)) {
      expect(await call(url, `/api/${collection}/${id}`)).toMatchObject({ address: { ...rest, unit: 'Casa 2' } });
      const history = await call<readonly { changes: JsonObject }[]>(url, `/api/${collection}/${id}/history`);
      expect(history.map(({ changes }) => changes['address'])).toEqual([
        { from: { ...rest, unit: 'Casa 1' }, to: { ...rest, unit: 'Casa 2' } },
        { to: { ...rest, unit: 'Casa 1' } },
      ]);
      const saved = await call(url, `/api/${collection}/${id}`, {
        method: 'PATCH',
        body: { address: { ...rest, number: '78', unit: 'Casa 2' } },
      });
      expect(saved).toMatchObject({ address: { ...rest, number: '78', unit: 'Casa 2' } });
    }
    await stop();
    expect(plan().stdout).toContain('The database has the tables of the schemas already');
  });
});
