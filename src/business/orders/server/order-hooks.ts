// Selling: an order is examined with customer and ride held, priced by the server, and written with its purchase and
// its first occurrences.
import { entities } from '#generated/entities.ts';
import type { Order, SalesChannel } from '#generated/types.ts';
import { firstOfEach } from '#engine/model/rules.ts';
import type { Actor } from '#engine/server/actor.ts';
import { invalid } from '#engine/server/http/api-error.ts';
import type { Database } from '#engine/server/database/database.ts';
import { takeCoupon } from '#business/prices/server.ts';
import type { PricedOrder } from '#business/prices/server.ts';
import type { EntityHooks, WriteContext } from '#engine/server/records/hooks.ts';
import type { Values } from '#engine/server/records/present-record.ts';
import { insertRecord } from '#engine/server/records/store.ts';
import { uuidV7 } from '#engine/server/records/uuid-v7.ts';
import type { Settings } from '#engine/server/settings.ts';
import { appendOccurrence } from './append-occurrence.ts';
import { examineSale } from './examine-sale.ts';
import { readDraft } from './sale-draft.ts';

export const orderHooks: EntityHooks = { beforeWrite: sell, afterCreate: noteSale };

/** What the server alone says of a new order; an order that is there already keeps all of it. */
async function sell({ database, settings, entity, actor, now, record, current }: WriteContext): Promise<Values> {
  if (current !== undefined) return {};
  const { problems, priced, channel, distributorId } = await examineSale({
    database,
    actor,
    now,
    draft: readDraft(record),
    lock: true,
  });
  if (problems.length > 0 || priced === undefined || channel === undefined)
    throw invalid(entity, firstOfEach(problems));
  await spendCoupon(database, actor, priced);
  return {
    ...amountsOf(priced),
    ...openingState(channel, settings, now),
    ...(distributorId !== undefined && { distributorId }),
  };
}

/** Somebody else may have had the last one since it was examined. */
async function spendCoupon(database: Database, { organizationId }: Actor, { promotion }: PricedOrder): Promise<void> {
  if (
    promotion === undefined ||
    (await takeCoupon(database, { organizationId, promotionId: promotion.id, code: promotion.couponCode }))
  )
    return;
  const { couponCode: code, couponQuantity: quantity } = promotion;
  throw invalid(entities.order, [{ path: ['promotionCoupon'], rule: 'couponUsedUp', params: { code, quantity } }]);
}

function amountsOf({ lines, currency, subtotal, discount, serviceFee, total, promotion }: PricedOrder): Values {
  return {
    products: lines,
    currency,
    subtotal,
    discount,
    serviceFee,
    total,
    ...(promotion !== undefined && { promotionCoupon: promotion.couponCode }),
  };
}

function openingState({ confirmsAtSale }: SalesChannel, settings: Settings, now: Date): Values {
  return confirmsAtSale ? { status: 'confirmed' } : { status: 'pending', expiresAt: deadlineFrom(now, settings) };
}

/** Until when a pending order holds its places. */
export function deadlineFrom(now: Date, { orderHoldMinutes }: Settings): string {
  return new Date(now.getTime() + orderHoldMinutes * 60_000).toISOString();
}

async function noteSale({ database, actor, now, record }: Omit<WriteContext<Order>, 'current'>): Promise<void> {
  const { id: orderId, client, status } = record;
  const event = {
    id: uuidV7(now),
    customerId: client.customerId,
    type: 'purchase',
    orderId,
    occurredAt: now.toISOString(),
    actor: { userId: actor.userId, name: actor.name },
  };
  await insertRecord(database, entities.lgpdEvent, event, { actor, now, action: 'create' });
  await appendOccurrence({ database, orderId, actor, now, type: 'created' });
  if (status === 'confirmed')
    await appendOccurrence({ database, orderId, actor, now, type: 'paymentConfirmed', follows: true });
}
