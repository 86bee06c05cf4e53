// Fetches a file that is made on the server while it is sent, and hands it to the browser. The token goes along, which
// a plain link could not carry.
import type { ErrorBody } from '#engine/model/errors.ts';
import { ApiFailure, http, type Answer } from '#engine/web/api/client.ts';
import { isRecord } from '#engine/web/api/is-record.ts';

interface Taking {
  readonly path: string;
  readonly parameters: URLSearchParams;
  /** Should the server not say how it is called. */
  readonly name: string;
  readonly signal: AbortSignal;
  /** Bytes that have come. */
  readonly onProgress: (bytes: number) => void;
}

/** Its name. */
export async function takeFile({ path, parameters, name, signal, onProgress }: Taking): Promise<string> {
  const answer = await http.get<Blob>(path, {
    params: parameters,
    responseType: 'blob',
    signal,
    // As long as it comes, it takes the time that it takes.
    timeout: 0,
    // The body of a refusal is a file, too, and has to be read first; a 401 is the session's.
    validateStatus: (status) => status !== 401,
    onDownloadProgress: ({ loaded }) => onProgress(loaded),
  });
  if (answer.status >= 400) throw await failureOf(answer);
  const file = /filename="([^"]+)"/.exec(String(answer.headers['content-disposition']))?.[1] ?? name;
  save(answer.data, file);
  return file;
}

async function failureOf({ status, data }: Answer<Blob>): Promise<ApiFailure> {
  try {
    const body: unknown = JSON.parse(await data.text());
    if (isRecord(body) && typeof body['code'] === 'string')
      return new ApiFailure({ status, body: body as unknown as ErrorBody });
  } catch {
    // A gateway's page: the status says enough.
  }
  return new ApiFailure({ status });
}

function save(data: Blob, name: string): void {
  const address = URL.createObjectURL(data);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Browsers read it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
