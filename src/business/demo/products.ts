// Products of each ride with their texts in four languages, and the types (adult, half price, family …) they come in.
import type { Product, ProductGrid, TranslatedTitle } from '#generated/types.ts';
import { day } from './calendar.ts';
import type { CategoryName, StoredChannel } from './catalogue.ts';
import { baseOf } from './demo-id.ts';
import { plain } from './documents.ts';
import type { PlacedProvider, Sector } from './providers.ts';
import { itemAt, type Random } from './random.ts';
import type { StoredRide } from './rides.ts';
import type { Stored } from './stored.ts';

export type StoredProduct = Stored<Product>;
export type StoredGrid = Stored<ProductGrid>;

interface Offer {
  readonly category: CategoryName;
  readonly words: TranslatedTitle;
  /** Against the price of the plain ticket. */
  readonly factor: number;
}

const offers = {
  ticket: { category: 'Ingressos', words: { pt: 'Ingresso', en: 'Ticket', es: 'Entrada', fr: 'Billet' }, factor: 1 },
  pass: {
    category: 'Passaportes',
    words: { pt: 'Passaporte 1 dia', en: '1-day pass', es: 'Pasaporte 1 día', fr: 'Passeport 1 jour' },
    factor: 1.1,
  },
  fast: {
    category: 'Acesso rápido',
    words: { pt: 'Acesso rápido', en: 'Fast lane', es: 'Acceso rápido', fr: 'Coupe-file' },
    factor: 1.3,
  },
  guided: {
    category: 'Visitas guiadas',
    words: { pt: 'Visita guiada', en: 'Guided visit', es: 'Visita guiada', fr: 'Visite guidée' },
    factor: 1.2,
  },
  combo: {
    category: 'Combos',
    words: { pt: 'Combo com almoço', en: 'Combo with lunch', es: 'Combo con almuerzo', fr: 'Formule avec déjeuner' },
    factor: 1.3,
  },
  experience: {
    category: 'Experiências',
    words: { pt: 'Bastidores', en: 'Behind the scenes', es: 'Entre bastidores', fr: 'Dans les coulisses' },
    factor: 1.4,
  },
  play: { category: 'Espetáculos', words: { pt: 'Plateia', en: 'Stalls', es: 'Platea', fr: 'Parterre' }, factor: 1 },
  balcony: {
    category: 'Espetáculos',
    words: { pt: 'Balcão nobre', en: 'Dress circle', es: 'Balcón', fr: 'Balcon' },
    factor: 0.8,
  },
  floor: { category: 'Shows', words: { pt: 'Pista', en: 'Floor', es: 'Pista', fr: 'Fosse' }, factor: 0.8 },
  box: { category: 'Shows', words: { pt: 'Camarote', en: 'Box', es: 'Palco', fr: 'Loge' }, factor: 1.6 },
  school: {
    category: 'Escolas',
    words: { pt: 'Visita escolar', en: 'School visit', es: 'Visita escolar', fr: 'Visite scolaire' },
    factor: 1,
  },
  workshop: {
    category: 'Escolas',
    words: {
      pt: 'Visita escolar com oficina',
      en: 'School visit with workshop',
      es: 'Visita escolar con taller',
      fr: 'Visite scolaire avec atelier',
    },
    factor: 1.25,
  },
} as const satisfies Record<string, Offer>;

const offersOf: Readonly<Record<Sector, readonly Offer[]>> = {
  themePark: [offers.ticket, offers.pass, offers.fast, offers.combo, offers.experience],
  touristAttraction: [offers.ticket, offers.guided, offers.combo, offers.fast, offers.experience],
  theater: [offers.play, offers.balcony, offers.experience],
  show: [offers.floor, offers.box, offers.combo],
  schoolBooking: [offers.school, offers.workshop],
};

/** Range of the sales price of an adult (of a pupil) in R$ (docs/domain.md 5). */
const priceRange: Readonly<Record<Sector, readonly [number, number]>> = {
  themePark: [110, 240],
  touristAttraction: [30, 110],
  theater: [60, 180],
  show: [80, 350],
  schoolBooking: [35, 70],
};

export interface PricedProduct {
  readonly record: StoredProduct;
  readonly sector: Sector;
  /** Sales price of the adult type in centavos. */
  readonly adultPrice: number;
  readonly grids: readonly StoredGrid[];
}

interface Catalogue {
  readonly providers: readonly PlacedProvider[];
  readonly rides: readonly StoredRide[];
  readonly channels: readonly StoredChannel[];
  readonly categoryId: (name: CategoryName) => string;
}

/** A product for every ride first, then more where chance puts them; every fortieth is undated and not for a ride. */
export function buildProducts(random: Random, count: number, catalogue: Catalogue): PricedProduct[] {
  const perRide = new Map<string, number>();
  return Array.from({ length: count }, (_, index) => {
    const ride = index < catalogue.rides.length ? itemAt(catalogue.rides, index) : random.pick(catalogue.rides);
    const number = perRide.get(ride.id) ?? 0;
    perRide.set(ride.id, number + 1);
    return buildProduct(random.fork(index), { ...catalogue, ride, number, index });
  });
}

function buildProduct(
  random: Random,
  parts: Catalogue & { readonly ride: StoredRide; readonly number: number; readonly index: number },
): PricedProduct {
  const { ride, number, index } = parts;
  const provider = parts.providers.find(({ record }) => record.id === ride.providerId)?.record;
  if (provider === undefined) throw new Error(`ride ${ride.name} without provider`);
  const sector = provider.activitySector;
  const offer = itemAt(offersOf[sector], number);
  const undated = number > 0 && index % 40 === 39;
  const createdAt = Date.parse(ride.createdAt) + (number + 1) * day;
  const [lowest, highest] = priceRange[sector];
  const record: StoredProduct = {
    ...baseOf(random, createdAt),
    ...textsOf(offer, undated ? provider.tradeName : ride.name, number),
    sku: `${plain(provider.tradeName)
      .toUpperCase()
      .replace(/[^A-Z]/g, '')
      .slice(0, 6)}-${String(index + 1).padStart(4, '0')}`,
    providerId: provider.id,
    ...(!undated && { rideId: ride.id }),
    productCategoryId: parts.categoryId(undated ? 'Vale-presente' : offer.category),
    status:
      provider.status === 'inactive'
        ? 'inactive'
        : number === 0
          ? 'active'
          : random.weighted([
              ['active', 90],
              ['inactive', 5],
              ['draft', 5],
            ] as const),
    ...highlight(random),
    salesChannelIds: channelsOf(random, parts.channels, number === 0),
    ...(sector === 'schoolBooking'
      ? { minimumQuantity: 20, maximumQuantity: 200, multiple: 5 }
      : { minimumQuantity: 1, maximumQuantity: 10, multiple: 1 }),
    displayOrder: (number + 1) * 10,
  };
  const adultPrice =
    Math.min(highest, Math.max(lowest, Math.round(random.between(lowest, highest * 0.9) * offer.factor))) * 100;
  return { record, sector, adultPrice, grids: buildGrids(random, record, sector) };
}

/**
 * The longer texts are there for one in two; the fourth and later products of a ride have no French, Spanish only now
 * and then.
 */
function textsOf(offer: Offer, subject: string, number: number) {
  const { words } = offer;
  const suffix = number >= 5 ? ` ${number + 1}` : '';
  const title = (word: string | undefined) => `${word ?? words.pt} — ${subject}${suffix}`.slice(0, 120);
  const description = `${words.pt} para ${subject}. Crianças de colo não pagam. Reagende sem custo até 24 horas antes da visita.`;
  return {
    title: title(words.pt),
    description,
    titles: {
      pt: title(words.pt),
      en: title(words.en),
      ...(number < 4 && { es: title(words.es) }),
      ...(number < 3 && { fr: title(words.fr) }),
    },
    ...(number % 2 === 0 && {
      descriptions: {
        pt: description,
        en: `${words.en} for ${subject}. Reschedule free of charge up to 24 hours before the visit.`,
      },
    }),
  };
}

function highlight(random: Random) {
  if (random.chance(0.75)) return {};
  const [highlightTag, highlightColor] = random.pick([
    ['Mais vendido', '#b71c1c'],
    ['Novo', '#1b5e20'],
    ['Últimas vagas', '#e65100'],
    ['Só neste mês', '#0d47a1'],
  ] as const);
  return { highlightTag, highlightColor };
}

/** The first product of a ride is sold everywhere, so that each part of the stock sells. */
function channelsOf(random: Random, channels: readonly StoredChannel[], everywhere: boolean): string[] {
  return channels
    .filter(
      ({ stockPool }, index) => everywhere || index === 0 || random.chance(stockPool === 'ticketOffice' ? 0.45 : 0.7),
    )
    .map(({ id }) => id);
}

type GridDraft = Pick<StoredGrid, 'name' | 'unitType'> & Partial<StoredGrid>;

const grids = {
  adult: { name: 'Adulto', unitType: 'adult', minimumAge: 12, maximumAge: 59 },
  full: { name: 'Inteira', unitType: 'adult' },
  half: { name: 'Meia-entrada', unitType: 'student', halfPrice: true },
  child: { name: 'Criança (3 a 11 anos)', unitType: 'child', minimumAge: 3, maximumAge: 11 },
  infant: { name: 'Bebê (até 2 anos)', unitType: 'infant', minimumAge: 0, maximumAge: 2 },
  family: { name: 'Família (4 pessoas)', unitType: 'family', peoplePerUnit: 4 },
  pupil: { name: 'Aluno', unitType: 'student', minimumAge: 4, maximumAge: 18 },
  teacher: { name: 'Professor acompanhante', unitType: 'adult', minimumAge: 18 },
} as const satisfies Record<string, GridDraft>;

function buildGrids(random: Random, product: StoredProduct, sector: Sector): StoredGrid[] {
  return gridsOf(random, sector).map((draft: GridDraft, index) => ({
    ...baseOf(random, Date.parse(product.createdAt) + (index + 1) * 60_000),
    productId: product.id,
    peoplePerUnit: 1,
    halfPrice: false,
    ...draft,
    requiresDocument: draft.halfPrice === true,
    displayOrder: (index + 1) * 10,
    status: 'active',
  }));
}

function gridsOf(random: Random, sector: Sector): readonly GridDraft[] {
  if (sector === 'schoolBooking') return [grids.pupil, grids.teacher];
  if (sector === 'theater') return [grids.full, grids.half, ...(random.chance(0.3) ? [grids.child] : [])];
  if (sector === 'show') return [grids.full, grids.half, ...(random.chance(0.2) ? [grids.family] : [])];
  return [
    grids.adult,
    grids.half,
    ...(random.chance(0.7) ? [grids.child] : []),
    ...(random.chance(0.3) ? [grids.family] : []),
    ...(random.chance(0.2) ? [grids.infant] : []),
  ];
}
