// What a customer is proposed to get back when an order is cancelled: the dialog shows it, and the server takes it
// where nothing else is said.

/** Days from an online purchase in which the customer may withdraw (CDC art. 49). */
export const withdrawalDays = 7;

/**
 * Kinds of cancellation that are not the customer's doing, or his right of withdrawal: all of it, with the service fee
 * (CDC art. 49).
 */
const inFull: ReadonlySet<string> = new Set(['withdrawal7Days', 'providerClosed', 'weather', 'duplicate']);

interface Cancellation {
  readonly cancellationReasonCode: string;
  /** Centavos paid and not refunded yet. */
  readonly left: number;
  /**
   * Within the days in which the customer may withdraw without a reason: his request is that right, whatever it is
   * called.
   */
  readonly inWithdrawal: boolean;
}

/** Centavos; 0 is no refund. */
export function proposedRefund({ cancellationReasonCode, left, inWithdrawal }: Cancellation): number {
  return inFull.has(cancellationReasonCode) || (inWithdrawal && cancellationReasonCode === 'customerRequest')
    ? left
    : 0;
}
