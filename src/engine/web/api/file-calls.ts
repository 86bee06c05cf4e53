// Content of files to the server and back. It goes with the token, which an address in the page could not carry: so
// pictures are fetched, and put into the page as what they are.
import { ApiFailure, http } from './client.ts';
import { entityOf } from './record-calls.ts';

interface Uploading {
  /** The entity of the record, and the path of the field. */
  readonly shape: string;
  readonly path: string;
  readonly file: File;
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly onProgress: (part: number) => void;
}

/** The value of the field. */
export async function uploadFile({ shape, path, file, signal, onProgress }: Uploading): Promise<string> {
  const answer = await http.post<{ readonly value: string }>(`/api/files/${entityOf(shape).collection}/${path}`, file, {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name.toWellFormed())}`,
    },
    signal,
    // As long as it goes on, it takes the time that it takes.
    timeout: 0,
    onUploadProgress: ({ loaded, total }) => onProgress(total === undefined ? 0 : loaded / total),
  });
  return answer.data.value;
}

/** What the server has against the file, in the words for its field. */
export function refusedBecause(error: unknown): string | undefined {
  return error instanceof ApiFailure ? firstText(error.body?.errors) : undefined;
}

function firstText(errors: unknown): string | undefined {
  if (typeof errors === 'string') return errors;
  if (errors === null || typeof errors !== 'object') return undefined;
  return Object.values(errors)
    .map(firstText)
    .find((text) => text !== undefined);
}

export function filePath(id: string): string {
  return `/api/files/${id}`;
}

/** A picture as an address that holds it. */
export async function readPicture(id: string, size: 'small' | 'whole', signal: AbortSignal): Promise<string> {
  const { data } = await http.get<Blob>(filePath(id), {
    responseType: 'blob',
    params: size === 'small' ? { size } : {},
    signal,
  });
  return addressOf(data);
}

function addressOf(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The picture cannot be read')));
    reader.readAsDataURL(content);
  });
}
