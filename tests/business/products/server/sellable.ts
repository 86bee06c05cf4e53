// A product that can be sold: with its channel, ride, types and prices, made through the API.
import { create, type Values } from '#tests/support/factory.ts';
import type { Caller } from '#tests/support/app.ts';

export interface Sellable {
  readonly product: Values;
  readonly channel: Values;
  readonly adult: Values;
  readonly student: Values;
  readonly path: string;
}

export const idOf = (record: Values) => String(record['id']);

/** Active, with an adult type at R$ 80.00 and a half-price type at R$ 40.00. */
export async function sellableProduct(admin: Caller, given: Values = {}): Promise<Sellable> {
  const channel = await create(admin, 'salesChannel', { stockPool: 'internet' });
  const draft = await create(admin, 'product', { salesChannelIds: [channel['id']], ...given });
  const productId = draft['id'];
  const adult = await create(admin, 'productGrid', {
    productId,
    name: 'Adulto',
    unitType: 'adult',
    halfPrice: false,
    displayOrder: 1,
  });
  const student = await create(admin, 'productGrid', {
    productId,
    name: 'Meia',
    unitType: 'student',
    halfPrice: true,
    displayOrder: 2,
  });
  await create(admin, 'productPrice', {
    productId,
    productGridId: adult['id'],
    fullPrice: 10_000,
    salesPrice: 8000,
    transferValue: 6000,
    serviceFeePercentage: 1000,
  });
  await create(admin, 'productPrice', {
    productId,
    productGridId: student['id'],
    fullPrice: 5000,
    salesPrice: 4000,
    transferValue: 3000,
    serviceFeePercentage: 1000,
  });
  const path = `/api/products/${idOf(draft)}`;
  const { status, body } = await admin.post(`${path}/actions/activate`);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { product: body as Values, channel, adult, student, path };
}
