// The distribution units (agencies, hotels, resellers) with their contacts and bank accounts.
import type { DistributionUnit, DistributorBankAccount, DistributorContact } from '#generated/types.ts';
import { day } from './calendar.ts';
import { drawBankAccounts, drawContacts } from './companies.ts';
import { baseOf } from './demo-id.ts';
import { drawCnpj, slug } from './documents.ts';
import { drawAddress, spreadPlaces, type Place } from './places.ts';
import { itemAt, type Random } from './random.ts';
import type { Stored } from './stored.ts';

export interface PlacedDistributor {
  readonly record: Stored<DistributionUnit>;
  readonly place: Place;
}

const names = [
  'Agência Rota do Sol',
  'Viagens Caminho Novo',
  'Receptivo Serra Gaúcha',
  'Hotel Pousada dos Ipês',
  'Turismo Asa Branca',
  'Quiosque Praça Central',
  'Excursões Boa Jornada',
  'Operadora Três Fronteiras',
  'Agência Maré Alta',
  'Clube de Vantagens Girassol',
  'Viagens Estação Luz',
  'Receptivo Costa do Dendê',
] as const;

export function buildDistributors(random: Random, count: number, openedAt: number): PlacedDistributor[] {
  const places = spreadPlaces(random, count);
  return names.slice(0, count).map((tradeName, index) => {
    const place = itemAt(places, index);
    const record: Stored<DistributionUnit> = {
      ...baseOf(random, openedAt - random.int(10, 150) * day),
      businessName: `${tradeName} Agenciamento de Viagens ${random.chance(0.85) ? 'Ltda.' : 'S.A.'}`,
      tradeName,
      businessId: drawCnpj(random, index % 4 === 2),
      ...(random.chance(0.8) && { website: `https://www.${slug(tradeName)}.example` }),
      status: index === 7 ? 'inactive' : 'active',
      address: drawAddress(random, place),
    };
    return { record, place };
  });
}

export function buildDistributorContacts(
  random: Random,
  units: readonly PlacedDistributor[],
): Stored<DistributorContact>[] {
  return units.flatMap(({ record, place }) =>
    drawContacts(random, record, place, Date.parse(record.createdAt)).map((contact) => ({
      ...contact,
      distributorId: record.id,
    })),
  );
}

export function buildDistributorBankAccounts(
  random: Random,
  units: readonly PlacedDistributor[],
): Stored<DistributorBankAccount>[] {
  return units.flatMap(({ record, place }) =>
    drawBankAccounts(random, record, place, Date.parse(record.createdAt)).map((account) => ({
      ...account,
      distributorId: record.id,
    })),
  );
}
