// Coupons of promotions: found by their code, counted by one UPDATE each, so that the last one is taken once however
// many ask for it.
import { sql } from 'kysely';
import { entities } from '#generated/entities.ts';
import type { Promotion } from '#generated/types.ts';
import type { Database } from '#engine/server/database/database.ts';
import { findRecords } from '#engine/server/records/store.ts';
import { ownRows } from '#engine/server/records/visible-rows.ts';

interface Coupon {
  readonly organizationId: string;
  readonly providerId: string;
  /** As typed: case and spaces around it do not matter. */
  readonly code: string;
  /** Nobody changes the promotion until the transaction ends. */
  readonly lock?: boolean;
}

export async function findPromotion(
  database: Database,
  { organizationId, providerId, code, lock = false }: Coupon,
): Promise<Promotion | undefined> {
  const own = ownRows(entities.promotion, organizationId);
  const [found] = await findRecords(
    database,
    entities.promotion,
    sql`${own} and t.provider_id = ${providerId} and t.coupon_code = ${code.trim().toUpperCase()}`,
    { lock },
  );
  return found;
}

interface PromotionAt {
  readonly organizationId: string;
  readonly promotionId: string;
}

/**
 * One use more; false when none is left, or when the code is another by now. The promotion's row stays locked until the
 * transaction ends; its version stays, since nobody edited it.
 */
export async function takeCoupon(
  database: Database,
  { organizationId, promotionId, code }: PromotionAt & { readonly code?: string },
): Promise<boolean> {
  const { rows } = await sql`
    update promotion set coupons_used = coupons_used + 1
    where organization_id = ${organizationId} and id = ${promotionId} and coupons_used < coupon_quantity
      ${code === undefined ? sql`` : sql`and coupon_code = ${code}`} returning id`.execute(database.query);
  return rows.length === 1;
}

/** One use less; once for each that was taken. */
export async function releaseCoupon(database: Database, { organizationId, promotionId }: PromotionAt): Promise<void> {
  await sql`
    update promotion set coupons_used = coupons_used - 1
    where organization_id = ${organizationId} and id = ${promotionId} and coupons_used > 0`.execute(database.query);
}
