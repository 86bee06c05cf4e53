// The pages of one server, the API of another: what staff do goes across, and nothing else is let through.
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from './support/api.ts';
import { dataFolders, expectNoComplaints, fillLogin, journey, useBrowser, visit } from './support/browser.ts';
import { freePort, startProduct, type Product } from './support/product.ts';

const root = join(import.meta.dirname, '../..');

journey('pages whose API stands on another host', () => {
  const browser = useBrowser();
  let api: Product;
  let pages: Product;
  beforeAll(async () => {
    const port = await freePort();
    api = await startProduct(root, {
      copyOf: dataFolders.empty,
      environment: {
        CORS_ORIGINS: `http://127.0.0.1:${port}`,
        ORGANIZATION_NAME: 'Parques do Sul',
        DEMO: 'off',
        ADMIN_EMAIL: 'admin@example.com',
        ADMIN_PASSWORD: demoPassword,
      },
    });
    pages = await startProduct(root, {
      port,
      copyOf: dataFolders.empty,
      environment: { API_URL: api.url, DEMO: 'off' },
    });
  });
  afterAll(async () => {
    await pages?.stop();
    await api?.stop();
  });

  test('sign in, read and write there', async () => {
    const visitor = await visit(browser(), { url: pages.url });
    const { page } = visitor;
    const hosts = new Set<string>();
    page.on('request', (request) => {
      if (['xhr', 'fetch'].includes(request.resourceType())) hosts.add(new URL(request.url()).origin);
    });
    await page.goto('/login');
    await page.getByRole('complementary', { name: 'Parques do Sul' }).waitFor();
    await fillLogin(page, 'admin');
    await page.waitForURL('**/pages/profile');
    await page.getByRole('button', { name: 'Compacta' }).click();
    await page.getByRole('status').getByText('Preferências salvas').waitFor();
    await page.goto('/apps/administration/providers');
    await page.getByText('Não há dados !').waitFor();
    expect([...hosts]).toEqual([api.url]);
    expectNoComplaints(visitor);
    await visitor.context.close();
  });
});
