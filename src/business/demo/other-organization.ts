// A second, tiny organisation: nothing of it may ever be seen from the first, and the other way round.
import type { Provider } from '#generated/types.ts';
import { day } from './calendar.ts';
import { softDescriptorOf } from './companies.ts';
import { baseOf } from './demo-id.ts';
import { drawCnpj } from './documents.ts';
import type { Random } from './random.ts';
import type { Stored } from './stored.ts';
import type { StoredUser } from './users.ts';

export const otherOrganization = { id: 'outra', name: 'Outra Organização' } as const;

export function buildOtherOrganization(random: Random, now: number): { provider: Stored<Provider>; user: StoredUser } {
  const createdAt = now - 400 * day;
  const tradeName = 'Parque da Outra Margem';
  return {
    provider: {
      ...baseOf(random, createdAt),
      businessName: `${tradeName} Ltda.`,
      tradeName,
      businessId: drawCnpj(random, true),
      activitySector: 'themePark',
      softDescriptor: softDescriptorOf(tradeName),
      timeZone: 'America/Manaus',
      status: 'active',
    },
    user: {
      ...baseOf(random, createdAt),
      name: 'Ângela Quintão',
      email: 'admin@outra.example',
      role: ['admin'],
      status: 'active',
      organization_name: otherOrganization.name,
    },
  };
}
