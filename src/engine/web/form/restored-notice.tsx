import { useEffect } from 'react';
import { Alert } from '#engine/web/kit/alert.tsx';
import { useText } from '#engine/web/i18n/use-text.ts';

/** What was typed before the session ended is back, and still to be saved. */
export function RestoredNotice({ onDirty }: { readonly onDirty?: (dirty: boolean) => void }) {
  const t = useText();
  useEffect(() => {
    onDirty?.(true);
    // Once: the form tells each later change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <Alert severity="info" role="status" style={{ marginBottom: 16 }}>
      {t('records.restored')}
    </Alert>
  );
}
