// Staff: one person for each role to sign in as, then operators of providers, issuers of distribution units and others.
import type { User } from '#generated/types.ts';
import { roles } from '#generated/roles.ts';
import { demoEmail } from './accounts.ts';
import { day, hour, iso } from './calendar.ts';
import { baseOf } from './demo-id.ts';
import type { PlacedDistributor } from './distributors.ts';
import { slug } from './documents.ts';
import { drawName } from './names.ts';
import type { PlacedProvider } from './providers.ts';
import { itemAt, type Random } from './random.ts';
import type { Stored } from './stored.ts';

export type StoredUser = Stored<User>;
type Role = User['role'][number];

interface Parts {
  readonly providers: readonly PlacedProvider[];
  readonly distributors: readonly PlacedDistributor[];
  readonly count: number;
  readonly now: number;
}

export function buildUsers(random: Random, { providers, distributors, count, now }: Parts): StoredUser[] {
  const names = drawNames(random, count);
  const build = (index: number, role: Role, rest: Partial<StoredUser>): StoredUser => {
    const createdAt = now - random.int(200, 900) * day;
    const name = itemAt(names, index);
    return {
      ...baseOf(random, createdAt),
      name,
      email: `${slug(name).replaceAll('-', '.')}@example.com`,
      role: [role],
      status: 'active',
      lastLoginAt: iso(now - random.int(1, 20 * 24) * hour),
      ...(role === 'operator' && {
        providerIds: [itemAt(providers, index).record.id, itemAt(providers, index + 7).record.id],
      }),
      ...(role === 'issuer' && { distributorIds: [itemAt(distributors, index).record.id] }),
      ...rest,
    };
  };
  const perRole = (roles.roles.filter((role) => role !== 'guest') as Role[]).map((role, index) =>
    build(index, role, { email: demoEmail(role) }),
  );
  const others = Array.from({ length: Math.max(0, count - perRole.length) }, (_, index) => {
    const role = random.weighted([
      ['operator', 45],
      ['issuer', 30],
      ['sales', 10],
      ['backOffice', 10],
      ['financial', 5],
    ] as const);
    const { lastLoginAt, ...invited } = build(perRole.length + index, role, {
      status: random.weighted([
        ['active', 85],
        ['disabled', 10],
        ['invited', 5],
      ] as const),
    });
    return { ...invited, ...(invited.status !== 'invited' && lastLoginAt !== undefined && { lastLoginAt }) };
  });
  return [...perRole, ...others];
}

function drawNames(random: Random, count: number): string[] {
  const names = new Set<string>();
  while (names.size < Math.max(count, roles.roles.length)) names.add(drawName(random));
  return [...names];
}
