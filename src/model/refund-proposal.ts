// What a customer is proposed to get back when an order is cancelled: the dialog shows it, and the server takes it where nothing else is said.

/** Days from an online purchase in which the customer may withdraw (CDC art. 49). */
export const withdrawalDays = 7;

/** Kinds of cancellation that are not the customer's doing, or his right of withdrawal: all of it, with the service fee (CDC art. 49). */
const inFull: ReadonlySet<string> = new Set(['withdrawal7Days', 'providerClosed', 'weather', 'duplicate']);

/** Centavos of what is paid and not refunded yet; 0 is no refund. */
export function proposedRefund(cancellationReasonCode: string, left: number): number {
  return inFull.has(cancellationReasonCode) ? left : 0;
}
