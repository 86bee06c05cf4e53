// Cities of the demo data with their weights, area codes, postal codes and clocks, and addresses in them.
import type { Zone } from './calendar.ts';
import { weightedAt, type Random } from './random.ts';
import { digits } from './documents.ts';
import { neighborhoods, streets } from './names.ts';

export interface Place {
  readonly city: string;
  readonly state: string;
  readonly areaCode: string;
  /** First digits of the CEP. */
  readonly zip: string;
  readonly zone: Zone;
  readonly weight: number;
}

export const places: readonly Place[] = [
  { city: 'São Paulo', state: 'SP', areaCode: '11', zip: '010', zone: 'America/Sao_Paulo', weight: 13 },
  { city: 'Campinas', state: 'SP', areaCode: '19', zip: '130', zone: 'America/Sao_Paulo', weight: 5 },
  { city: 'Olímpia', state: 'SP', areaCode: '17', zip: '154', zone: 'America/Sao_Paulo', weight: 4 },
  { city: 'Rio de Janeiro', state: 'RJ', areaCode: '21', zip: '200', zone: 'America/Sao_Paulo', weight: 14 },
  { city: 'Petrópolis', state: 'RJ', areaCode: '24', zip: '256', zone: 'America/Sao_Paulo', weight: 4 },
  { city: 'Gramado', state: 'RS', areaCode: '54', zip: '956', zone: 'America/Sao_Paulo', weight: 14 },
  { city: 'Balneário Camboriú', state: 'SC', areaCode: '47', zip: '883', zone: 'America/Sao_Paulo', weight: 8 },
  { city: 'Florianópolis', state: 'SC', areaCode: '48', zip: '880', zone: 'America/Sao_Paulo', weight: 4 },
  { city: 'Foz do Iguaçu', state: 'PR', areaCode: '45', zip: '858', zone: 'America/Sao_Paulo', weight: 10 },
  { city: 'Salvador', state: 'BA', areaCode: '71', zip: '400', zone: 'America/Bahia', weight: 8 },
  { city: 'Fortaleza', state: 'CE', areaCode: '85', zip: '600', zone: 'America/Fortaleza', weight: 8 },
  { city: 'Belo Horizonte', state: 'MG', areaCode: '31', zip: '301', zone: 'America/Sao_Paulo', weight: 4 },
  { city: 'Recife', state: 'PE', areaCode: '81', zip: '500', zone: 'America/Recife', weight: 4 },
  { city: 'Manaus', state: 'AM', areaCode: '92', zip: '690', zone: 'America/Manaus', weight: 2 },
];

const weighted = places.map((place) => [place, place.weight] as const);

export function drawPlace(random: Random): Place {
  return random.weighted(weighted);
}

/** Places in the proportion of their weights, even when there are few. */
export function spreadPlaces(random: Random, count: number): Place[] {
  return random.shuffle(Array.from({ length: count }, (_, index) => weightedAt(weighted, (index + 0.5) / count)));
}

export function drawAddress(random: Random, place: Place) {
  return {
    street: random.pick(streets),
    number: random.chance(0.04) ? 'S/N' : String(random.int(1, 4999)),
    ...(random.chance(0.3) && {
      complement: random.pick(['Sala 12', 'Apto 304', 'Bloco B', 'Casa 2', 'Loja 1', 'Fundos']),
    }),
    neighborhood: random.pick(neighborhoods),
    zipCode: `${place.zip}${digits(random, 5)}`,
    city: place.city,
    state: place.state,
    country: 'BR',
  };
}
