import { useState } from 'react';
import type { StoredName } from '#engine/kinds/file/stored-name.ts';
import { failureText } from '#engine/web/api/failure-text.ts';
import { filePath } from '#engine/web/api/file-calls.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useNotify } from '#engine/web/kit/notifications.tsx';
import { takeFile } from './take-file.ts';

/** Hands the file to the browser, under its name. */
export function useDownload({ id, name }: StoredName): { readonly download: () => void; readonly isBusy: boolean } {
  const t = useText();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    try {
      await takeFile({
        path: filePath(id),
        parameters: new URLSearchParams(),
        name,
        signal: new AbortController().signal,
        onProgress: () => undefined,
      });
    } catch (error) {
      notify(failureText(error, t), { severity: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { download: () => void take(), isBusy };
}
