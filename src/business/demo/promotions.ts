// Promotions of each provider: windows over the past two years and the next months, by coupon.
import type { Promotion } from '#generated/types.ts';
import { addDays } from '#engine/model/days.ts';
import { instantAt, iso } from './calendar.ts';
import { baseOf } from './demo-id.ts';
import type { PlacedProvider } from './providers.ts';
import { itemAt, type Random } from './random.ts';
import type { StoredRide } from './rides.ts';
import type { Stored } from './stored.ts';

export type StoredPromotion = Stored<Promotion>;

const words = [
  ['VERAO', 'Verão'],
  ['FERIAS', 'Férias'],
  ['FAMILIA', 'Família'],
  ['AMIGO', 'Indique um amigo'],
  ['ESCOLA', 'Volta às aulas'],
  ['FESTA', 'Festas juninas'],
  ['PRIMAVERA', 'Primavera'],
  ['CLIENTE', 'Mês do cliente'],
  ['BLACK', 'Semana de descontos'],
  ['NATAL', 'Natal'],
] as const;

interface Parts {
  readonly providers: readonly PlacedProvider[];
  readonly rides: readonly StoredRide[];
  readonly count: number;
  readonly today: string;
}

/**
 * Spread evenly; each provider's windows follow each other, so that a coupon is there on most days. The last two
 * providers have edge rows only.
 */
export function buildPromotions(random: Random, { providers, rides, count, today }: Parts): StoredPromotion[] {
  const selling = providers.slice(0, -2);
  return selling.flatMap((provider, index) => {
    const share = Math.floor(count / selling.length) + (index < count % selling.length ? 1 : 0);
    const own = rides.filter(({ providerId }) => providerId === provider.record.id);
    return Array.from({ length: share }, (_, number) =>
      buildPromotion(random.fork(`${index}/${number}`), { provider, rides: own, number, share, today }),
    );
  });
}

interface Window {
  readonly provider: PlacedProvider;
  readonly rides: readonly StoredRide[];
  readonly number: number;
  readonly share: number;
  readonly today: string;
}

function buildPromotion(random: Random, { provider, rides, number, share, today }: Window): StoredPromotion {
  const length = Math.ceil((730 + 120) / share);
  const from = addDays(today, -730 + number * length);
  const to = addDays(from, length - 1 - random.int(0, 6));
  const [word, name] = itemAt(words, number + random.int(0, 3));
  const percent = random.chance(0.6);
  const validFrom = instantAt(from, '00:00');
  return {
    ...baseOf(random, Math.min(validFrom - 86_400_000, instantAt(today, '09:00') - random.int(1, 40) * 86_400_000)),
    providerId: provider.record.id,
    name: `${name} ${from.slice(0, 4)}`,
    couponCode: `${word}${from.slice(2, 4)}-${number + 1}`,
    active: !random.chance(0.04),
    ...(random.chance(0.25) && rides.length > 1 && { rideIds: rides.slice(0, -1).map(({ id }) => id) }),
    ...(percent
      ? {
          discountType: 'percent' as const,
          discountValue: random.pick([500, 1000, 1000, 1500, 2000]),
          minimumPurchaseValue: random.pick([0, 0, 5000, 10000]),
        }
      : {
          discountType: 'fixed' as const,
          discountValue: random.pick([1000, 1500, 2000, 3000]),
          minimumPurchaseValue: random.pick([8000, 10000, 15000]),
        }),
    couponQuantity: random.pick([100, 200, 300, 500, 1000]),
    couponsUsed: 0,
    validFrom: iso(validFrom),
    validTo: iso(instantAt(to, '23:59')),
  };
}
