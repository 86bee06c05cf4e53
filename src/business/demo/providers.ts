// The 40 providers by sector, with their contacts and bank accounts. The last two carry the edge rows.
import type { Provider, ProviderBankAccount, ProviderContact } from '#generated/types.ts';
import { day } from './calendar.ts';
import { drawBankAccounts, drawContacts, softDescriptorOf } from './companies.ts';
import { baseOf } from './demo-id.ts';
import { drawCnpj, slug } from './documents.ts';
import { drawAddress, spreadPlaces, type Place } from './places.ts';
import { itemAt, type Random } from './random.ts';
import type { Stored } from './stored.ts';

export type Sector = Provider['activitySector'];
export interface PlacedProvider {
  readonly record: Stored<Provider>;
  readonly place: Place;
}

/**
 * 14 attractions, 10 parks, 6 theatres, 6 shows, 4 school bookings, mixed so that a first part keeps the proportion.
 */
const names: readonly (readonly [Sector, string])[] = [
  ['touristAttraction', 'Aquário Costa Serena'],
  ['themePark', 'Parque Aurora Encantada'],
  ['theater', 'Teatro Ipê Amarelo'],
  ['show', 'Show Noite de Brasa'],
  ['touristAttraction', 'Mirante Pedra Alta'],
  ['themePark', 'Parque Aquático Lagoa Azul'],
  ['schoolBooking', 'Fazenda-Escola Sabiá'],
  ['touristAttraction', 'Trem da Serra Velha'],
  ['themePark', 'Mundo Jequitibá'],
  ['theater', 'Teatro do Cais'],
  ['touristAttraction', 'Museu do Vidro'],
  ['show', 'Arena Maré Cheia'],
  ['touristAttraction', 'Bondinho Vale Verde'],
  ['themePark', 'Vila dos Dragões'],
  ['touristAttraction', 'Jardim das Neblinas'],
  ['theater', 'Teatro Conceição Araújo'],
  ['themePark', 'Parque Serra dos Ventos'],
  ['touristAttraction', 'Museu da Imigração Serrana'],
  ['show', 'Circo Estrela do Sertão'],
  ['schoolBooking', 'Sítio Pedagógico Araçá'],
  ['touristAttraction', 'Cavernas do Rio Claro'],
  ['themePark', 'Parque das Araucárias'],
  ['touristAttraction', 'Farol da Ponta Grossa'],
  ['theater', 'Casa de Ópera São Brás'],
  ['themePark', 'Ilha da Fantasia Tropical'],
  ['touristAttraction', 'Zoológico Mata Viva'],
  ['show', 'Espetáculo das Águas Dançantes'],
  ['touristAttraction', 'Catamarã Baía Mansa'],
  ['themePark', 'Snowlândia da Serra'],
  ['schoolBooking', 'Observatório Escola Cruzeiro'],
  ['touristAttraction', 'Planetário Céu Aberto'],
  ['theater', 'Teatro das Sete Portas'],
  ['themePark', 'Parque Trilha do Curupira'],
  ['touristAttraction', 'Museu de Cera Monte Real'],
  ['show', 'Tablado Flor de Cacto'],
  ['schoolBooking', 'Ateliê Escola Barro Vivo'],
  ['theater', 'Teatro Infantil Joaninha'],
  ['show', 'Forró do Luar'],
];

const edgeNames: readonly (readonly [Sector, string])[] = [
  ['themePark', 'Parque Ribeirão das Pedras'],
  ['touristAttraction', 'Mirante Sem Fim'],
];

export function buildProviders(random: Random, count: number, openedAt: number): PlacedProvider[] {
  const places = spreadPlaces(random, count);
  return [...names.slice(0, count - edgeNames.length), ...edgeNames].map(([sector, tradeName], index) => {
    const place = itemAt(places, index);
    const createdAt = openedAt - random.int(10, 200) * day;
    const record: Stored<Provider> = {
      ...baseOf(random, createdAt),
      businessName: `${tradeName} ${random.pick(['Entretenimento', 'Turismo', 'Lazer', 'Produções'])} ${random.chance(0.7) ? 'Ltda.' : 'S.A.'}`,
      tradeName,
      businessId: drawCnpj(random, index % 4 === 3),
      website: `https://www.${slug(tradeName)}.example`,
      activitySector: sector,
      privacyUrl: `https://www.${slug(tradeName)}.example/privacidade`,
      softDescriptor: softDescriptorOf(tradeName),
      voucherText:
        'Apresente este voucher com documento com foto na entrada. Chegue 30 minutos antes do horário. Não é permitida a entrada após o início.',
      timeZone: place.zone,
      status: index === 20 ? 'inactive' : 'active',
      address: drawAddress(random, place),
    };
    return { record, place };
  });
}

export function buildProviderContacts(random: Random, providers: readonly PlacedProvider[]): Stored<ProviderContact>[] {
  return providers.flatMap(({ record, place }) =>
    drawContacts(random, record, place, Date.parse(record.createdAt)).map((contact) => ({
      ...contact,
      providerId: record.id,
    })),
  );
}

export function buildProviderBankAccounts(
  random: Random,
  providers: readonly PlacedProvider[],
): Stored<ProviderBankAccount>[] {
  return providers.flatMap(({ record, place }) =>
    drawBankAccounts(random, record, place, Date.parse(record.createdAt)).map((account) => ({
      ...account,
      providerId: record.id,
    })),
  );
}
