// Where the content of files stands: a folder beside the database, or a bucket of any store that speaks S3. Names are
// ids that this server made; a name that is stored is never written again.
import { createReadStream } from 'node:fs';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { ApiError } from '../http/api-error.ts';
import { makeFolder } from '../make-folder.ts';
import type { FileBucket, Settings } from '../settings.ts';

export interface FileStore {
  /** Takes the file of the path in; it is on the disk, or with the store, when this resolves. */
  put(name: string, path: string): Promise<void>;
  /** Undefined where nothing of the name is stored. */
  open(name: string): Promise<Readable | undefined>;
  /** Also of what is not there. */
  remove(name: string): Promise<void>;
}

/** The names of a file: its content as it came, and as a small picture where it is one. */
export function contentNames(id: string): readonly [whole: string, small: string] {
  return [id, `${id}.small`];
}

export function openFileStore({ dataDir, fileBucket }: Pick<Settings, 'dataDir' | 'fileBucket'>): FileStore {
  return fileBucket === undefined ? folderStore(filesFolder(dataDir)) : bucketStore(fileBucket);
}

/** Files that are on their way in, of whichever store: on the disk of the folder, so that it takes them by their name. */
export function incomingFolder(dataDir: string): string {
  return join(filesFolder(dataDir), 'incoming');
}

export function filesFolder(dataDir: string): string {
  return join(dataDir, 'files');
}

function folderStore(folder: string): FileStore {
  // The last letters: ids of the same day begin alike.
  const pathOf = (name: string) => join(folder, name.replace(/\..*/, '').slice(-2), name);
  return {
    async put(name, path) {
      const target = pathOf(name);
      makeFolder(dirname(target));
      await flush(path);
      await rename(path, target);
      await flush(dirname(target));
    },
    async open(name) {
      const stream = createReadStream(pathOf(name));
      return new Promise((resolve, reject) => {
        stream.once('open', () => resolve(stream));
        stream.once('error', (error: NodeJS.ErrnoException) =>
          error.code === 'ENOENT' ? resolve(undefined) : reject(error),
        );
      });
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

/** A rename is kept by the folder that holds the name. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A store that does not answer within this is as one that is not there. */
const answerMs = 30_000;

function bucketStore({ url, region, key, secret }: FileBucket): FileStore {
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, region, service: 's3', retries: 2 });
  const ask = async (name: string, init: { readonly method: string; readonly body?: Uint8Array<ArrayBuffer> }) => {
    const signal = AbortSignal.timeout(answerMs);
    const answer = await client.fetch(`${url}/${name}`, { ...init, signal }).catch((error: unknown) => {
      throw missing(`${init.method} of ${name}: ${String(error)}`);
    });
    if (answer.ok || answer.status === 404) return answer;
    const detail = (await answer.text()).slice(0, 500);
    throw missing(`${init.method} of ${name} was answered with ${answer.status}: ${detail}`);
  };
  return {
    async put(name, path) {
      const { status } = await ask(name, { method: 'PUT', body: new Uint8Array(await readFile(path)) });
      if (status === 404) throw missing(`there is no such bucket: ${url}`);
      await rm(path);
    },
    async open(name) {
      const answer = await ask(name, { method: 'GET' });
      if (answer.ok && answer.body !== null) return Readable.fromWeb(answer.body as ReadableStream);
      await answer.body?.cancel();
      return undefined;
    },
    async remove(name) {
      await (await ask(name, { method: 'DELETE' })).body?.cancel();
    },
  };
}

/** 503, since it may come back; the log says which setting to look at. */
function missing(detail: string): ApiError {
  return new ApiError('UNAVAILABLE', { detail: `FILES_S3_URL: ${detail}` });
}
