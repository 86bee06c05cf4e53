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

/** Kinds that do not say by themselves whether the money goes back: somebody says it. */
const undecided: ReadonlySet<string> = new Set(['customerRequest', 'other']);

/** Centavos; 0 is no refund; undefined: money was paid and nothing says whose it is. */
export function proposedRefund({ cancellationReasonCode, left, inWithdrawal }: Cancellation): number | undefined {
  if (inFull.has(cancellationReasonCode) || (inWithdrawal && cancellationReasonCode === 'customerRequest')) return left;
  return left > 0 && undecided.has(cancellationReasonCode) ? undefined : 0;
}
