// What of a sale is said so far, taken out of a body that may be half filled in: a quote is asked for while somebody
// still types.
import { hasFormat, type FormatName } from '#engine/model/formats.ts';
import { valueAt } from '#engine/model/value-at.ts';
import type { WantedLine } from '#business/prices/server.ts';
import { isValues, type Values } from '#engine/server/records/present-record.ts';

export interface SaleDraft {
  readonly customerId?: string | undefined;
  readonly providerId?: string | undefined;
  readonly rideId?: string | undefined;
  readonly salesChannelId?: string | undefined;
  readonly distributorId?: string | undefined;
  readonly visitDate?: string | undefined;
  readonly visitTime?: string | undefined;
  readonly coupon?: string | undefined;
  /** Those that name a product, a type and a quantity. */
  readonly lines: readonly DraftLine[];
}

interface DraftLine extends WantedLine {
  /** Place in the body. */
  readonly index: number;
}

export function readDraft(record: Readonly<Values>): SaleDraft {
  const text = (path: string, format: FormatName) => {
    const value = valueAt(record, path);
    return typeof value === 'string' && hasFormat(format, value) ? value : undefined;
  };
  const coupon = record['promotionCoupon'];
  return {
    customerId: text('client.customerId', 'uuid'),
    providerId: text('provider.providerId', 'uuid'),
    rideId: text('ride.rideId', 'uuid'),
    salesChannelId: text('salesChannelId', 'uuid'),
    distributorId: text('distributorId', 'uuid'),
    visitDate: text('visitDate', 'date'),
    visitTime: text('visitTime', 'time-hm'),
    coupon: typeof coupon === 'string' && coupon.trim() !== '' ? coupon : undefined,
    lines: linesOf(record['products']),
  };
}

function linesOf(products: unknown): DraftLine[] {
  if (!Array.isArray(products)) return [];
  return products.flatMap((line: unknown, index): DraftLine[] => {
    if (!isValues(line)) return [];
    const { productId, productGridId, quantity } = line;
    const isWhole =
      isId(productId) &&
      isId(productGridId) &&
      typeof quantity === 'number' &&
      Number.isSafeInteger(quantity) &&
      quantity > 0;
    return isWhole ? [{ productId, productGridId, quantity, index }] : [];
  });
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && hasFormat('uuid', value);
}
