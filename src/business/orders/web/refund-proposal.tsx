// In the dialog that cancels: what is proposed to be paid back for the chosen type. It is filled in until somebody
// chooses otherwise.
import { useEffect, useRef } from 'react';
import { useStore } from '#engine/web/kit/use-store.ts';
import { Alert } from '#engine/web/kit/alert.tsx';
import Box from '@mui/material/Box';
import { proposedRefund, withdrawalDays } from '../refund-proposal.ts';
import { showText } from '#engine/kinds/view.ts';
import { useFormat } from '#engine/web/i18n/use-format.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import type { ActionAsideProps } from '#engine/web/panels/panel-props.ts';

export function RefundProposal({ record, store, setValue }: ActionAsideProps) {
  const t = useText();
  const format = useFormat();
  const currency = showText(record['currency']) || undefined;
  const code = useStore(store.subscribe, () => store.get()['cancellationReasonCode']) as string | undefined;
  const isPaid = record['status'] !== 'pending' && record['status'] !== 'expired';
  const left = isPaid ? amountOf(record['total']) - amountOf(record['refundedAmount']) : 0;
  const isTooLate = code === 'withdrawal7Days' && record['inWithdrawal'] === false;
  const isAsked = code !== undefined && !isTooLate;
  const amount = isAsked
    ? proposedRefund({ cancellationReasonCode: code, left, inWithdrawal: record['inWithdrawal'] === true })
    : undefined;
  const isOpen = isAsked && amount === undefined;
  useProposal({ store, setValue }, amount === undefined ? undefined : amount > 0 ? 'full' : 'none');
  const text =
    amount === undefined
      ? undefined
      : left === 0
        ? t('orders.cancel.unpaid')
        : amount > 0
          ? t('orders.cancel.full', { amount: format.money(amount, currency) })
          : t('orders.cancel.none');
  return (
    <Box
      aria-live="polite"
      sx={{
        display: 'grid',
        gap: 1,
        mt: text === undefined && !isTooLate && !isOpen && record['inWithdrawal'] !== true ? 0 : 2,
      }}
    >
      {record['inWithdrawal'] === true && isPaid && <Alert severity="info">{t('orders.cancel.withdrawal')}</Alert>}
      {isTooLate && <Alert severity="warning">{t('orders.cancel.tooLate', { days: withdrawalDays })}</Alert>}
      {isOpen && (
        <Alert severity="warning">{t('orders.cancel.choose', { amount: format.money(left, currency) })}</Alert>
      )}
      {text !== undefined && <Alert severity="info">{text}</Alert>}
    </Box>
  );
}

/** Masked amounts are no numbers. */
function amountOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

function useProposal(
  { store, setValue }: Pick<ActionAsideProps, 'store' | 'setValue'>,
  proposal: 'full' | 'none' | undefined,
): void {
  const filledIn = useRef<unknown>(undefined);
  useEffect(() => {
    const { refund } = store.get();
    // What somebody chose himself stays.
    if (refund !== undefined && refund !== filledIn.current) return;
    filledIn.current = proposal;
    if (refund !== proposal) setValue('refund', proposal);
    // A proposal is made when it changes, not when what is typed does.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [proposal]);
}
