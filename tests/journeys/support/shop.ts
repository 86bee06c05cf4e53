// What is sold in journeys, made through the API of the running product: a ride with few places, a ticket, a coupon, a
// customer.
import { randomInt } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import type { Caller } from '#tests/support/app.ts';
import { create, numberFrom, type Values } from '#tests/support/factory.ts';
import { call } from './api.ts';
import { productUrl } from './browser.ts';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** Local day that many days from today. */
export function dayFrom(days: number): { readonly stored: string; readonly typed: string } {
  const at = new Date(Date.now() + days * 86_400_000);
  const [year = '', month = '', day = ''] = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' })
    .format(at)
    .split('-');
  return { stored: `${year}-${month}-${day}`, typed: `${day}${month}${year}` };
}

/** Makes records as an administrator; only this of a caller is used. */
export const admin = {
  post: async (path: string, body?: object) => ({
    status: 201,
    body: await call<Values>(productUrl, path, { method: 'POST', ...(body && { body }) }),
  }),
} as unknown as Caller;

const emailOf = (name: string) => `${name.replaceAll(' ', '.').toLowerCase()}@example.com`;

/** The files that make a shop, all on the same product: each has its own hundred thousand numbers. */
const shops = ['do Dia', 'da Jornada'] as const;

/** A ride with few places, what is sold of it, and a coupon; all of this name. */
export async function makeShop(name: (typeof shops)[number]) {
  // Where in them: the product may be one that the file ran on before.
  numberFrom((shops.indexOf(name) + 1) * 100_000 + randomInt(90) * 1000);
  const idOf = ({ id }: Values) => String(id);
  const provider = idOf(
    await create(admin, 'provider', {
      tradeName: `Parque ${name}`,
      timeZone: 'America/Sao_Paulo',
      voucherText: 'Chegue cedo e traga um documento.',
    }),
  );
  const ride = await create(admin, 'ride', {
    providerId: provider,
    name: `Trem ${name}`,
    status: 'active',
    visitMode: 'startTime',
    stock: { total: 12, internet: 8, distributor: 2, ticketOffice: 2 },
    timetables: weekdays.map((weekday) => ({ weekday, startTime: '09:00', finishTime: '11:00', timeInterval: 60 })),
    availabilities: [{ initialDate: dayFrom(0).stored, finalDate: dayFrom(60).stored }],
  });
  const channel = idOf(
    await create(admin, 'salesChannel', {
      name: `Site ${name}`,
      stockPool: 'internet',
      status: 'active',
      confirmsAtSale: false,
    }),
  );
  const product = idOf(
    await create(admin, 'product', {
      title: `Bilhete ${name}`,
      providerId: provider,
      rideId: ride['id'],
      salesChannelIds: [channel],
      minimumQuantity: 1,
      maximumQuantity: 20,
      multiple: 1,
    }),
  );
  const grid = idOf(await create(admin, 'productGrid', { productId: product, name: 'Adulto', unitType: 'adult' }));
  await create(admin, 'productPrice', {
    productId: product,
    productGridId: grid,
    fullPrice: 12_000,
    salesPrice: 10_000,
    transferValue: 8000,
    serviceFeePercentage: 1000,
  });
  await call(productUrl, `/api/products/${product}/actions/activate`, { method: 'POST' });
  const promotion = await create(admin, 'promotion', {
    providerId: provider,
    discountType: 'percent',
    discountValue: 1000,
  });
  await create(admin, 'customer', { name: `Zoraide ${name}`, email: emailOf(name) });
  return { coupon: String(promotion['couponCode']), provider, product };
}

/** Another order like this one, paid; its id. */
export async function sellAgain({ client, provider, ride, salesChannelId, products }: Values): Promise<string> {
  const [line] = products as readonly Values[];
  const body = {
    client: { customerId: (client as Values)['customerId'] },
    provider: { providerId: (provider as Values)['providerId'] },
    ride: { rideId: (ride as Values)['rideId'] },
    salesChannelId,
    visitDate: dayFrom(12).stored,
    visitTime: '10:00',
    products: [{ productId: line?.['productId'], productGridId: line?.['productGridId'], quantity: 1 }],
  };
  const { id } = await call(productUrl, '/api/orders', { method: 'POST', body });
  await call(productUrl, `/api/orders/${id}/actions/confirmPayment`, { method: 'POST' });
  return id;
}

async function pick(page: Page, label: string, typed: string): Promise<void> {
  const box = page.getByRole('combobox', { name: new RegExp(`^${label}`) });
  await box.fill(typed);
  await page.getByRole('option', { name: typed }).first().click();
}

/** On the page of a new order, as a clerk on the phone: the customer by his e-mail, all else by name. */
export async function fillSale(
  page: Page,
  {
    name,
    day,
    quantity,
    coupon,
  }: { readonly name: string; readonly day: string; readonly quantity: string; readonly coupon?: string },
): Promise<Locator> {
  await page.getByRole('combobox', { name: /^Cliente/ }).fill(emailOf(name));
  await page.getByRole('option', { name: `Zoraide ${name}` }).click();
  await pick(page, 'Fornecedor', `Parque ${name}`);
  await pick(page, 'Atração', `Trem ${name}`);
  await page
    .getByRole('textbox', { name: /Data da visita/ })
    .first()
    .click();
  await page.keyboard.type(day);
  await pick(page, 'Canal de venda', `Site ${name}`);
  await pick(page, 'Produto', `Bilhete ${name}`);
  await pick(page, 'Tipo', 'Adulto');
  await page.getByRole('textbox', { name: /^Quantidade/ }).fill(quantity);
  if (coupon !== undefined) await page.getByRole('textbox', { name: /^Cupom/ }).fill(coupon);
  return page.getByRole('region', { name: 'Resumo da venda' });
}
