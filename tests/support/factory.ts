// Valid records made from the schemas: required fields get a value by their kind, so that a new required field breaks
// no test.
import { languagesOf } from '#engine/kinds/translated/translated.ts';
import { fieldKinds } from '#engine/kinds/index.ts';
import { entities, type EntityName } from '#generated/entities.ts';
import type { Field } from '#engine/model/entity.ts';
import type { FieldKind } from '#engine/model/field-kinds.ts';
import type { Caller } from './app.ts';

export type Values = Record<string, unknown>;

let made = 0;
/** What is made next has this number: where others made records before, in a process of their own. */
export function numberFrom(first: number): void {
  made = first;
}
const nextNumber = () => (made += 1);

/** What people may write of a new record; `given` wins, a value of undefined leaves a field out. */
export function draft(entity: EntityName, given: Readonly<Values> = {}): Values {
  const number = nextNumber();
  const { fields, collection } = entities[entity];
  const own = fields
    .filter((field) => needsValue(field))
    .map((field) => [field.name, valueFor(field, number, collection)] as const);
  const special = specials[entity]?.(number) ?? {};
  return Object.fromEntries(
    Object.entries({ ...Object.fromEntries(own), ...special, ...given }).filter(([, value]) => value !== undefined),
  );
}

/** A record made through the API, with the records that it needs. */
export async function create(caller: Caller, entity: EntityName, given: Readonly<Values> = {}): Promise<Values> {
  const needed: Values = entity === 'order' ? await saleOf(caller) : {};
  for (const field of entities[entity].fields) {
    if (!needsReference(field) || given[field.name] !== undefined || needed[field.name] !== undefined) continue;
    const match = Object.entries(field.reference?.match ?? {}).map(
      ([theirs, ours]) => [theirs, given[ours] ?? needed[ours]] as const,
    );
    const target = await create(
      caller,
      field.reference?.entity as EntityName,
      Object.fromEntries(match.filter(([, value]) => value !== undefined)),
    );
    needed[field.name] = field.kind === 'references' ? [target['id']] : target['id'];
  }
  const answer = await caller.post(`/api/${entities[entity].collection}`, draft(entity, { ...needed, ...given }));
  if (answer.status !== 201) throw new Error(`${entity}: ${JSON.stringify(answer.body)}`);
  return answer.body as Values;
}

/** A sale of one undated ticket: who sells what to whom. */
async function saleOf(caller: Caller): Promise<Values> {
  const [customer, provider, channel, category] = [
    await create(caller, 'customer'),
    await create(caller, 'provider'),
    await create(caller, 'salesChannel', { stockPool: 'internet' }),
    await create(caller, 'productCategory'),
  ];
  const product = await create(caller, 'product', {
    providerId: provider['id'],
    productCategoryId: category['id'],
    salesChannelIds: [channel['id']],
  });
  const grid = await create(caller, 'productGrid', { productId: product['id'] });
  await create(caller, 'productPrice', { productId: product['id'], productGridId: grid['id'] });
  await caller.post(`/api/products/${String(product['id'])}/actions/activate`);
  return {
    client: { customerId: customer['id'] },
    provider: { providerId: provider['id'] },
    salesChannelId: channel['id'],
    products: [{ productId: product['id'], productGridId: grid['id'], quantity: 1 }],
  };
}

function needsValue(field: Field): boolean {
  return field.required && !field.readOnly && field.default === undefined && field.reference === undefined;
}

function needsReference(field: Field): boolean {
  return field.required && !field.readOnly && field.reference !== undefined && field.kind !== 'snapshot';
}

/** What a kind alone cannot say: rules over several fields, narrow patterns. */
const specials: Partial<Readonly<Record<EntityName, (number: number) => Values>>> = {
  customer: (number) => ({ email: `cliente${number}@example.com`, documentNumber: cpfOf(number) }),
  providerContact: () => ({ email: 'contato@example.com' }),
  distributorContact: () => ({ email: 'contato@example.com' }),
  providerBankAccount: () => account,
  distributorBankAccount: () => account,
  product: (number) => ({ sku: `SKU-${number}`, titles: { pt: `Produto ${number}` } }),
  productPrice: () => ({ fullPrice: 10_000, salesPrice: 8000, transferValue: 6000 }),
  promotion: (number) => ({
    couponCode: `CUPOM-${number}`,
    validFrom: '2026-01-01T00:00:00.000Z',
    validTo: '2027-12-31T00:00:00.000Z',
  }),
  ride: () => ({ stock: { total: 100, internet: 60, distributor: 30, ticketOffice: 10 } }),
  validity: () => ({ validFrom: '2026-01-01', validTo: '2026-12-31' }),
  user: (number) => ({ email: `pessoa${number}@example.com`, role: ['sales'] }),
};

const account = {
  sortCode: '341',
  branchCode: '0001',
  accountNumber: '12345',
  accountCheckDigit: '6',
  holderName: 'Parque Exemplo',
  holderDocument: '11222333000181',
};

const values: Partial<Readonly<Record<FieldKind, (number: number, field: Field) => unknown>>> = {
  email: (number) => `pessoa${number}@example.com`,
  url: () => 'https://example.com/',
  phone: (number) => `+5511900${String(number).padStart(6, '0')}`,
  cpf: cpfOf,
  cnpj: cnpjOf,
  cpfOrCnpj: cpfOf,
  zipCode: () => '01310100',
  country: () => 'BR',
  timeZone: () => 'America/Sao_Paulo',
  color: () => '#204080',
  choice: (_, field) => field.options?.[0],
  choices: (_, field) => field.options?.slice(0, 1) ?? [],
  boolean: () => false,
  money: (_, field) => Math.max(field.minimum ?? 0, 1000),
  percentage: (_, field) => field.minimum ?? 0,
  date: () => '2026-12-01',
  dateTime: () => '2030-12-01T12:00:00.000Z',
  timeOfDay: () => '10:00',
  strings: () => [],
  integers: (_, field) => [field.minimum ?? 1],
  numbers: (_, field) => [field.minimum ?? 1],
  list: () => [],
  object: (number, field) =>
    Object.fromEntries(
      (field.fields ?? []).filter(needsValue).map((inner) => [inner.name, valueFor(inner, number, inner.name)]),
    ),
  translated: (number, field) => ({ [languagesOf(field)[0] ?? '']: `Texto ${number}` }),
};

export function valueFor(field: Field, number: number, label: string): unknown {
  const make = values[field.kind];
  if (make === undefined && fieldKinds[field.kind].amount) return field.minimum ?? 1;
  return make === undefined
    ? `${label} ${number}`.padEnd(field.minLength ?? 0, ' x').slice(0, field.maxLength)
    : make(number, field);
}

/** Check digit of a document: weighted sum modulo 11. */
export function checkDigit(text: string, most: number): string {
  const sum = text
    .split('')
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * ((index % (most - 1)) + 2), 0);
  const rest = sum % 11;
  return String(rest < 2 ? 0 : 11 - rest);
}

export function cpfOf(number: number): string {
  const base = String(100_000_000 + number);
  const first = checkDigit(base, 11);
  return base + first + checkDigit(base + first, 11);
}

function cnpjOf(number: number): string {
  const base = String(100_000_000_000 + number);
  const first = checkDigit(base, 9);
  return base + first + checkDigit(base + first, 9);
}
