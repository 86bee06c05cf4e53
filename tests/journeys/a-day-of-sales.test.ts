// A ticket's way through a day, each step by who does it, by clicks alone, on a desk and on a phone: it is given a
// price, sold, paid and let in. Takes long since four people sign in and work, at two widths.
import { beforeAll, expect, test } from 'vitest';
import { create } from '#tests/support/factory.ts';
import { call } from './support/api.ts';
import { expectNoComplaints, journey, productUrl, useBrowser, visit } from './support/browser.ts';
import { save } from './support/forms.ts';
import { admin, dayFrom, fillSale, makeShop } from './support/shop.ts';

/** The demo's operator sees the rows of his providers. */
async function letOperatorSee(provider: string): Promise<void> {
  const [operator] = await call<readonly { id: string; providerIds?: readonly string[] }[]>(
    productUrl,
    '/api/users?email=operator@example.com',
  );
  await call(productUrl, `/api/users/${operator?.id}`, {
    method: 'PATCH',
    body: { providerIds: [...(operator?.providerIds ?? []), provider] },
  });
}

journey('a day of sales', () => {
  const browser = useBrowser();
  let shop: Awaited<ReturnType<typeof makeShop>>;
  beforeAll(async () => {
    shop = await makeShop('do Dia');
    await letOperatorSee(shop.provider);
  });

  test.each([1280, 390])('the finances set the price of a new type, %i pixels wide', async (width) => {
    const name = `Tipo ${width}`;
    const { id } = await create(admin, 'productGrid', { productId: shop.product, name, unitType: 'adult' });
    const visitor = await visit(browser(), { as: 'financial', width });
    const { page } = visitor;
    await page.goto(`/apps/desk/products/${shop.product}?tab=prices`);
    if (width > 600) {
      await page
        .getByRole('row', { name: new RegExp(`${name}.*Preço cheio`) })
        .getByRole('gridcell')
        .first()
        .click();
      for (const amount of ['90', '80', '50', '0']) {
        await page.keyboard.type(amount);
        await page.keyboard.press('Tab');
      }
    } else {
      const card = page.getByRole('region', { name: new RegExp(name) });
      for (const [label, amount] of [
        ['Preço cheio', '90'],
        ['Preço de venda', '80'],
        ['Valor de repasse', '50'],
        ['Taxa de serviço', '0'],
      ] as const)
        await card.getByRole('textbox', { name: label }).fill(amount);
    }
    await page.getByRole('button', { name: 'Salvar preços' }).click();
    await page.getByText('Preços salvos').waitFor();
    const prices = await call<readonly object[]>(productUrl, `/api/product-prices?productGridId=${String(id)}`);
    expect(prices).toMatchObject([{ fullPrice: 9000, salesPrice: 8000, transferValue: 5000, serviceFeePercentage: 0 }]);
    expectNoComplaints(visitor);
    await visitor.context.close();
  });

  test.each([1280, 390])(
    'sales sells it, the finances take the money, the operator lets in, %i pixels wide',
    async (width) => {
      const seller = await visit(browser(), { as: 'sales', width });
      await seller.page.goto('/pages/profile');
      await seller.page.getByRole('link', { name: 'Incluir pedido' }).click();
      const summary = await fillSale(seller.page, { name: 'do Dia', day: dayFrom(1).typed, quantity: '1' });
      await summary.getByRole('button', { name: /^09:00/ }).click();
      await summary.getByText(/Falta preencher/).waitFor({ state: 'hidden' });
      await save(seller.page);
      await seller.page.waitForURL(/orders\/[0-9a-f-]{36}$/);
      const [path] = [new URL(seller.page.url()).pathname];
      expectNoComplaints(seller);
      await seller.context.close();

      const clerk = await visit(browser(), { as: 'financial', width });
      await clerk.page.goto(path);
      await clerk.page.getByRole('button', { name: 'Confirmar pagamento', exact: true }).click();
      const dialog = clerk.page.getByRole('dialog', { name: 'Confirmar pagamento' });
      await dialog.getByRole('button', { name: 'Confirmar pagamento', exact: true }).click();
      await clerk.page.getByRole('listitem', { name: 'Situação', exact: true }).getByText('Confirmado').waitFor();
      expectNoComplaints(clerk);
      await clerk.context.close();

      const id = path.split('/').at(-1) ?? '';
      const { code } = await call(productUrl, `/api/orders/${id}`);
      const operator = await visit(browser(), { as: 'operator', width });
      await operator.page.goto('/pages/profile');
      await operator.page.getByRole('textbox', { name: 'Código do pedido' }).fill(String(code).toLowerCase());
      await operator.page.keyboard.press('Enter');
      await operator.page.getByRole('button', { name: 'Marcar como utilizado', exact: true }).click();
      await operator.page.getByText('Pedido marcado como utilizado').first().waitFor();
      expect(await call(productUrl, `/api/orders/${id}`)).toMatchObject({ status: 'used' });
      expectNoComplaints(operator);
      await operator.context.close();
    },
  );
});
