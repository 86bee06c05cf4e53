// Whoever sells places of a ride or changes its stock holds its row: the two exclude each other (docs/domain.md 3.5).
import { entities } from '#generated/entities.ts';
import type { Ride } from '#generated/types.ts';
import type { Database } from '#engine/server/database/database.ts';
import { findOwn } from '#engine/server/records/store.ts';

/** The ride as it is, held until the running transaction ends; undefined when the organisation has none of this id. */
export async function lockRide(database: Database, organizationId: string, rideId: string): Promise<Ride | undefined> {
  return findOwn(database, entities.ride, { organizationId, id: rideId, lock: true });
}
