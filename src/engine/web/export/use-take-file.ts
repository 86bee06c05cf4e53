import { useCallback, useRef, useState } from 'react';
import type { FileFormat } from '#engine/model/file-formats.ts';
import { useNotify } from '#engine/web/kit/notifications.tsx';
import { useText } from '#engine/web/i18n/use-text.ts';
import { takeFile } from './take-file.ts';

/** What to fetch in the chosen format. */
export interface FileSource {
  readonly path: string;
  readonly parameters: URLSearchParams;
  /** Without the ending. */
  readonly name: string;
}

interface Taken {
  /** Bytes that have come; undefined when nothing is on its way. */
  readonly bytes: number | undefined;
  readonly error: unknown;
  readonly take: (format: FileFormat) => Promise<void>;
  readonly cancel: () => void;
  readonly forget: () => void;
}

/** One file at a time; an error stays until it is closed or the next one is taken. */
export function useTakeFile({ path, parameters, name }: FileSource): Taken {
  const t = useText();
  const notify = useNotify();
  const [bytes, setBytes] = useState<number>();
  const [error, setError] = useState<unknown>();
  const running = useRef<AbortController>(undefined);
  const take = async (format: FileFormat) => {
    const controller = new AbortController();
    running.current = controller;
    setError(undefined);
    setBytes(0);
    const wanted = new URLSearchParams([
      ...parameters,
      ['format', format],
      ['_timeZone', Intl.DateTimeFormat().resolvedOptions().timeZone],
    ]);
    try {
      const file = await takeFile({
        path,
        parameters: wanted,
        name: `${name}.${format}`,
        signal: controller.signal,
        onProgress: setBytes,
      });
      notify(t('export.saved', { file }));
    } catch (failure) {
      if (!controller.signal.aborted) setError(failure);
    } finally {
      setBytes(undefined);
    }
  };
  return {
    bytes,
    error,
    take,
    cancel: useCallback(() => running.current?.abort(), []),
    forget: () => setError(undefined),
  };
}
