// Where an erased customer lived is kept as far as it tells of many: country and state always, the city in a crowd
// (docs/domain.md 2.2).
import { sql } from 'kysely';
import { isValues, type Values } from '#engine/server/records/present-record.ts';
import type { Database } from '#engine/server/database/database.ts';
import { textOf } from '../text-of.ts';

/** Customers who must share a city for it to be kept. */
const crowd = 50;

/** The address without the city when too few live there. `address` is what is left of it after erasing. */
export async function keptPlace(
  database: Database,
  organizationId: string,
  address: unknown,
): Promise<Values | undefined> {
  if (!isValues(address)) return undefined;
  const { city, ...place } = address;
  if (typeof city !== 'string') return place;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from customer
    where organization_id = ${organizationId} and norm(address->>'city') = norm(${city}) and coalesce(address->>'state', '') = ${textOf(place['state'])}`.execute(
    database.query,
  );
  return (rows[0]?.count ?? 0) >= crowd ? { ...place, city } : place;
}
