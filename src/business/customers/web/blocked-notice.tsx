import { Alert } from '#engine/web/kit/alert.tsx';
import type { RecordValues } from '#engine/web/api/record-calls.ts';
import { useText } from '#engine/web/i18n/use-text.ts';

/** That nothing is sold to the customer, and why; before anybody begins. */
export function BlockedNotice({ record }: { readonly record: RecordValues }) {
  const t = useText();
  const { accessState, deletionState, reason } = record;
  if (deletionState === 'completed' || (accessState !== 'blocked' && accessState !== 'disabled')) return null;
  return (
    <Alert severity={accessState === 'blocked' ? 'error' : 'warning'} title={t(`customers.closed.${accessState}`)}>
      {typeof reason === 'string' && reason}
    </Alert>
  );
}
