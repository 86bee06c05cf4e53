// The customers of the orders: who they are. What became of their access and data is decided in customer-states.ts.
import type { Customer } from '#generated/types.ts';
import { addDays } from '#engine/model/days.ts';
import { day, hour, localDate, minute } from './calendar.ts';
import { baseOf } from './demo-id.ts';
import { drawPhone, slug, type DocumentBook } from './documents.ts';
import { drawName, lastNames } from './names.ts';
import type { DraftOrder } from './draft-order.ts';
import { drawAddress, drawPlace, type Place } from './places.ts';
import type { Random } from './random.ts';
import type { Stored } from './stored.ts';

export type StoredCustomer = Stored<Customer>;

const anonymousName = 'Cliente anonimizado';

interface Customers {
  /** In order of purchase. */
  readonly drafts: readonly DraftOrder[];
  readonly count: number;
  /** How many customers other parts of the orders have. */
  readonly before: number;
  readonly documents: DocumentBook;
  readonly now: number;
}

/** Each registers before the first purchase; who has bought nothing, within the last year. */
export function buildCustomers(random: Random, { drafts, count, before, documents, now }: Customers): StoredCustomer[] {
  const first = new Map<number, number>();
  for (const { customer, purchaseDate } of drafts)
    if (!first.has(customer)) first.set(customer, Date.parse(purchaseDate));
  return Array.from({ length: count }, (_, index) =>
    buildCustomer(random.fork(index), {
      number: before + index + 1,
      firstPurchase: first.get(index) ?? now - random.int(1, 365) * day,
      documents,
      now,
    }),
  );
}

function buildCustomer(
  random: Random,
  {
    number,
    firstPurchase,
    documents,
    now,
  }: Pick<Customers, 'documents' | 'now'> & { number: number; firstPurchase: number },
): StoredCustomer {
  const place = drawPlace(random);
  const identity = drawIdentity(random, documents);
  const createdAt = firstPurchase - (random.chance(0.7) ? random.int(2, 40) * minute : random.int(1, 90 * 24) * hour);
  const person = identity.documentType !== 'CNPJ';
  const [first = 'cliente', ...rest] = slug(identity.name).split('-');
  return {
    ...baseOf(random, createdAt),
    ...identity,
    email: `${first}.${rest.at(-1) ?? 'silva'}${number}@example.com`,
    ...(random.chance(0.85) && { phone: drawPhone(random, place.areaCode) }),
    ...(person && random.chance(0.7) && { birthDate: addDays(localDate(now), -random.int(18 * 365, 78 * 365)) }),
    ...(person && {
      gender: random.weighted([
        ['female', 46],
        ['male', 40],
        ['notInformed', 10],
        ['nonBinary', 2],
        ['other', 2],
      ] as const),
    }),
    ...(identity.country === 'BR' && random.chance(0.6) && { address: addressOf(random, place) }),
    accessState: 'active',
    deletionState: 'none',
  };
}

function addressOf(random: Random, place: Place): NonNullable<StoredCustomer['address']> {
  return random.chance(0.9) ? drawAddress(random, place) : { city: place.city, state: place.state, country: 'BR' };
}

type Identity = Pick<StoredCustomer, 'name' | 'documentType' | 'documentNumber' | 'country'>;

function drawIdentity(random: Random, documents: DocumentBook): Identity {
  const documentType = random.weighted([
    ['CPF', 96],
    ['passport', 2],
    ['RNM', 1],
    ['CNPJ', 1],
  ] as const);
  const abroad = random.pick(['AR', 'UY', 'CL', 'US', 'PT', 'FR', 'PY']);
  const of: Readonly<Record<typeof documentType, () => Identity>> = {
    CPF: () => ({ name: drawName(random), documentType, documentNumber: documents.cpf(random), country: 'BR' }),
    passport: () => ({
      name: drawName(random),
      documentType,
      documentNumber: documents.passport(random),
      country: abroad,
    }),
    RNM: () => ({ name: drawName(random), documentType, documentNumber: documents.rnm(random), country: abroad }),
    CNPJ: () => ({
      name: `${random.pick(lastNames)} & ${random.pick(lastNames)} Eventos Ltda.`,
      documentType,
      documentNumber: documents.cnpj(random, random.chance(0.25)),
      country: 'BR',
    }),
  };
  return of[documentType]();
}

/** What stays of an erased person (docs/domain.md 2.2): a place only where enough others live. */
export function anonymise(
  { id, createdAt, documentType, country, address, accessState, deletionState, version, updatedAt }: StoredCustomer,
  keepCity: boolean,
): StoredCustomer {
  return {
    id,
    createdAt,
    updatedAt,
    version,
    name: anonymousName,
    documentType,
    country,
    accessState,
    deletionState,
    ...(address !== undefined && {
      address: {
        ...(keepCity && address.city !== undefined && { city: address.city }),
        ...(address.state !== undefined && { state: address.state }),
        country: address.country,
      },
    }),
  };
}
