import { useQuery } from '@tanstack/react-query';
import { product } from '#generated/product.ts';
import { readHealth } from '#engine/web/api/health.ts';
import { useSession } from './use-session.ts';

/** As it was at the last visit: nobody is greeted by another name first. */
const storageKey = 'organization_name';

/** Whose installation this is: the user's organisation, to guests the server's, for want of both as package.json says. */
export function useOrganizationName(): string {
  const { user, state } = useSession();
  const own = user?.organizationName;
  const { data } = useHealth(own === undefined && state !== 'checking');
  return own ?? data?.organizationName ?? localStorage.getItem(storageKey) ?? product.organization.name;
}

/** What the server says of itself to everybody; asked once. */
export function useHealth(wanted = true) {
  return useQuery({
    queryKey: ['health'],
    queryFn: readAndRemember,
    enabled: wanted,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

async function readAndRemember() {
  const health = await readHealth();
  if (health.organizationName === undefined) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, health.organizationName);
  return health;
}
