import { describe, expect, it } from 'vitest';
import { proposedRefund } from '#business/orders/refund-proposal.ts';

describe('a refund is proposed', () => {
  it.each([
    ['withdrawal7Days', true, 5000],
    ['customerRequest', true, 5000],
    ['weather', false, 5000],
    ['providerClosed', false, 5000],
    ['duplicate', false, 5000],
    ['fraud', true, 0],
    ['paymentFailed', false, 0],
  ])('for %s, within the seven days: %s, as %i', (cancellationReasonCode, inWithdrawal, amount) => {
    expect(proposedRefund({ cancellationReasonCode, left: 5000, inWithdrawal })).toBe(amount);
  });

  it.each(['customerRequest', 'other'])('for %s by nobody: money that was paid is never kept in silence', (code) => {
    const cancellation = { cancellationReasonCode: code, inWithdrawal: false };
    expect(proposedRefund({ ...cancellation, left: 5000 })).toBeUndefined();
    expect(proposedRefund({ ...cancellation, left: 0 })).toBe(0);
  });
});
