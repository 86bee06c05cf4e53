import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Bytes under which compressing is not worth a file. */
const least = 1024;

/** Writes .gz and .br beside each text file, which the server sends as they are. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => /\.(js|css|svg|json)$/.test(name));
      await Promise.all(names.map(async (name) => compress(join(dir, name), await readFile(join(dir, name)))));
    },
  };
}

/** Writes a file and its compressed forms. */
export async function writeCompressed(path: string, text: string): Promise<void> {
  await compress(path, Buffer.from(text));
  await writeWhole(path, text);
}

/** An earlier one is replaced at once, also where several processes start at the same time and write the same. */
export async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  const written = `${path}.${randomUUID()}.new`;
  await writeFile(written, content);
  await rename(written, path);
}

async function compress(path: string, content: Buffer): Promise<void> {
  if (content.length < least) return;
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  await writeWhole(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
  await writeWhole(`${path}.br`, await promisify(brotliCompress)(content, brotli));
}
