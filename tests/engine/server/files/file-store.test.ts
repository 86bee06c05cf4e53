// The same promises from both places where content may stand.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFileStore, type FileStore } from '#engine/server/files/file-store.ts';
import { startApp } from '#tests/support/app.ts';
import { create } from '#tests/support/factory.ts';
import { openBucket, type Bucket } from './bucket.ts';
import { download, picture, storedNames, upload } from './uploads.ts';

let bucket: Bucket;
let dataDir = '';
const stores = (): Record<string, FileStore> => ({
  folder: openFileStore({ dataDir }),
  bucket: openFileStore({ dataDir, fileBucket: bucket.settings }),
});

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'store-'));
  bucket = await openBucket();
});
afterAll(async () => {
  await bucket.close();
  rmSync(dataDir, { recursive: true, force: true });
});

function incoming(content: string): string {
  const path = join(dataDir, 'on-its-way');
  writeFileSync(path, content);
  return path;
}

describe.each(['folder', 'bucket'] as const)('a %s', (name) => {
  it('gives back what it was given, and nothing once that is removed', async () => {
    const store = stores()[name] as FileStore;
    const path = incoming('conteúdo');
    await store.put('0198', path);
    expect(existsSync(path)).toBe(false);
    const content = await store.open('0198');
    expect(content && (await text(content))).toBe('conteúdo');
    await store.remove('0198');
    expect(await store.open('0198')).toBeUndefined();
    await expect(store.remove('0198')).resolves.toBeUndefined();
  });
});

describe('a bucket', () => {
  it('that refuses, or is not there, says which setting to look at', async () => {
    const open = (change: object) => openFileStore({ dataDir, fileBucket: { ...bucket.settings, ...change } });
    await expect(open({ secret: 'another' }).put('0198', incoming('x'))).rejects.toThrow(
      /FILES_S3_URL: PUT of 0198 was answered with 403: .*SignatureDoesNotMatch/,
    );
    await expect(
      open({ url: bucket.settings.url.replace('/files', '/other') }).put('0198', incoming('x')),
    ).rejects.toThrow(/FILES_S3_URL: there is no such bucket/);
  });

  it('that is away is told as such, and nothing is lost', async () => {
    const away = await openBucket();
    await away.close();
    const path = incoming('x');
    await expect(openFileStore({ dataDir, fileBucket: away.settings }).put('0198', path)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      statusCode: 503,
    });
    expect(existsSync(path)).toBe(true);
  });

  it('holds the files of records: nothing of them stays in the data folder', async () => {
    const server = await startApp({ settings: { dataDir, fileBucket: bucket.settings } });
    try {
      const admin = await server.as('admin');
      const content = await picture();
      const { body } = await upload(server, admin, { content });
      const record = await create(admin, 'product', { photo: body.value });
      expect((await download(server, admin, body.value)).content.equals(content)).toBe(true);
      expect([...bucket.objects.keys()].map((name) => name.slice(36)).toSorted()).toEqual(['', '.small']);
      expect(storedNames(dataDir)).toEqual([]);
      await admin.remove(`/api/products/${String(record['id'])}`);
      await server.runJobs();
      expect(bucket.objects.size).toBe(0);
    } finally {
      await server.close();
    }
  });
});
