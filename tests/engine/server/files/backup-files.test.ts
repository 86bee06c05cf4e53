// A backup and the files beside it, into another data folder and into a bucket.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyFilesBeside, restoreFilesBeside } from '#engine/server/files/backup-files.ts';
import { receiveFile } from '#engine/server/files/receive-file.ts';
import { startApp, testSettings, type TestApp } from '#tests/support/app.ts';
import { create } from '#tests/support/factory.ts';
import { openBucket } from './bucket.ts';
import { download, paper, picture, storedNames, upload } from './uploads.ts';

let server: TestApp;
let folder = '';
const from = () => join(folder, 'from');
const backup = () => join(folder, 'all.gz');

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backup-files-'));
  server = await startApp({ settings: { dataDir: from() } });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

it('is of no files where there are none', async () => {
  expect(await copyFilesBeside({ dataDir: join(folder, 'nothing') }, backup())).toBe(0);
  expect(await restoreFilesBeside({ ...testSettings, dataDir: join(folder, 'to') }, backup())).toBe(0);
});

it('gives every file back that records hold, and none that is on its way in', async () => {
  const admin = await server.as('admin');
  const photo = (await upload(server, admin, { content: await picture() })).body.value;
  const contract = (await upload(server, admin, { content: paper, to: 'providers/contract', name: 'a.pdf' })).body
    .value;
  await create(admin, 'product', { photo });
  await create(admin, 'provider', { contract });
  await receiveFile(Readable.from([paper]), { dataDir: from(), maxBytes: 1000 });
  expect(await copyFilesBeside({ dataDir: from() }, backup())).toBe(3);
  // Asked again after the rows are written: what is there already stays.
  expect(await copyFilesBeside({ dataDir: from() }, backup())).toBe(3);
  rmSync(from(), { recursive: true });
  expect((await download(server, admin, contract)).status).toBe(404);
  expect(await restoreFilesBeside({ ...testSettings, dataDir: from() }, backup())).toBe(3);
  expect((await download(server, admin, contract)).content.equals(paper)).toBe(true);
  expect((await download(server, admin, photo, '?size=small')).status).toBe(200);
  expect(storedNames(from())).toHaveLength(3);
  const bucket = await openBucket();
  try {
    const settings = { ...testSettings, dataDir: join(folder, 'bucket'), fileBucket: bucket.settings };
    expect(await restoreFilesBeside(settings, backup())).toBe(3);
    expect(bucket.objects.get(contract.slice(0, 36))?.equals(paper)).toBe(true);
    expect(storedNames(settings.dataDir)).toEqual([]);
  } finally {
    await bucket.close();
  }
});
