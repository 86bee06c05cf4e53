// Files of records: what is taken, who reads it, and when it is gone.
import { mkdtempSync, rmSync, writeFileSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { create } from '#tests/support/factory.ts';
import { download, paper, picture, storedNames, upload } from './uploads.ts';

let server: TestApp;
let dataDir = '';
let admin: Caller;
let png: Buffer;
const start = new Date('2026-11-26T12:00:00Z');
const afterDays = (days: number) => new Date(start.getTime() + days * 86_400_000);

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'files-'));
  server = await startApp({ settings: { dataDir } });
  admin = await server.as('admin');
  png = await picture();
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function sent(content = png, more = {}): Promise<string> {
  const { status, body } = await upload(server, admin, { content, ...more });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.value;
}

async function addressOf(record: Readonly<Record<string, unknown>>): Promise<string> {
  return `/api/products/${String(record['id'])}`;
}

describe('an upload', () => {
  it('is for who is signed in, may write the field, and names one', async () => {
    expect((await upload(server, server.guest, { content: png })).status).toBe(401);
    const sales = await server.as('sales');
    expect((await upload(server, sales, { content: png })).body.code).toBe('FORBIDDEN');
    for (const to of ['products/nothing', 'nothing/photo', 'products/title', 'products/photo.more'])
      expect((await upload(server, admin, { content: png, to })).status, to).toBe(404);
    expect(storedNames(dataDir)).toEqual([]);
  });

  it('has the type that its content has, whatever it is called', async () => {
    expect(await sent(png, { name: 'Parque São João.PNG' })).toMatch(/^[0-9a-f-]{36}\/Parque São João\.png$/);
    expect(await sent(await picture(20, 20, 'jpeg'), { name: 'a.jpeg' })).toMatch(/\/a\.jpg$/);
    expect(await sent(png, { name: 'roteiro.exe' })).toMatch(/\/roteiro\.exe\.png$/);
    expect(await sent(png, { name: '../../etc/passwd' })).toMatch(/\/passwd\.png$/);
    expect(await sent(png, { name: '' })).toMatch(/\/file\.png$/);
    const { body } = await upload(server, admin, { content: paper, name: 'foto.png' });
    expect(body.errors).toEqual({ photo: expect.stringContaining('jpg, png, webp, gif, avif') });
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    for (const name of ['a.svg', 'a.html', 'a.txt'])
      expect((await upload(server, admin, { content: script, name })).status, name).toBe(422);
  });

  it('is refused with its reason when it is too large, empty or damaged', async () => {
    const tooLarge = await upload(server, admin, { content: Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024)]) });
    expect(tooLarge.body.errors).toEqual({ photo: 'The file is too large: at most 10 MB' });
    const broken = 'The file is damaged or empty: choose another';
    expect((await upload(server, admin, { content: Buffer.alloc(0) })).body.errors).toEqual({ photo: broken });
    expect((await upload(server, admin, { content: png.subarray(0, png.length / 2) })).body.errors).toEqual({
      photo: broken,
    });
    // 200 million pixels in a few kilobytes.
    const bomb = await sharp({ create: { width: 20_000, height: 10_000, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    expect((await upload(server, admin, { content: bomb })).body.errors).toEqual({ photo: broken });
  });

  it('is taken as bytes alone, and by no other call', async () => {
    const json = await upload(server, admin, {
      content: Buffer.from('{}'),
      headers: { 'content-type': 'application/json' },
    });
    expect(json.status).toBe(415);
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: '/api/products',
      headers: { ...admin.headers, 'content-type': 'application/octet-stream' },
      payload: png,
    });
    expect(statusCode).toBe(415);
  });

  it('leaves nothing on its way once it is answered', () => {
    expect(storedNames(dataDir).filter((name) => !/^[0-9a-f]{8}-[0-9a-f-]{27}(\.small)?$/.test(name))).toEqual([]);
  });
});

describe('a file of a record', () => {
  it('is read whole and small, by who sees the record', async () => {
    const value = await sent();
    expect((await download(server, admin, value)).status).toBe(200);
    const sales = await server.as('sales');
    expect((await download(server, sales, value)).status).toBe(404);
    const record = await create(admin, 'product', { photo: value });
    expect(record['photo']).toBe(value);
    const whole = await download(server, sales, value);
    expect(whole.status).toBe(200);
    expect(whole.content.equals(png)).toBe(true);
    expect(whole.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': "inline; filename*=UTF-8''foto.png",
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const small = await download(server, sales, value, '?size=small');
    expect(small.headers['content-type']).toBe('image/webp');
    expect(await sharp(small.content).metadata()).toMatchObject({ width: 640, height: 320 });
    expect((await download(server, sales, value, '?size=large')).status).toBe(400);
    expect((await download(server, server.guest, value)).status).toBe(401);
    const other = await server.person({ roles: ['admin'], organizationId: 'outra' });
    expect((await download(server, other, value)).status).toBe(404);
    // Of another provider: the record is not his to see.
    const operator = await server.person({ roles: ['operator'], providerIds: [crypto.randomUUID()] });
    expect((await download(server, operator, value)).status).toBe(404);
    expect((await download(server, operator, crypto.randomUUID())).status).toBe(404);
  });

  it('has nothing of what its camera noted: turned as it was held, with its colours', async () => {
    const noted = await sharp({ create: { width: 80, height: 40, channels: 3, background: '#336699' } })
      .withIccProfile('p3')
      .withExif({ IFD0: { Artist: 'Ana Reis' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(noted.includes('Ana Reis')).toBe(true);
    for (const [format, name] of [
      ['jpeg', 'foto.jpg'],
      ['webp', 'foto.webp'],
      ['png', 'foto.png'],
      ['avif', 'foto.avif'],
    ] as const) {
      const content = format === 'jpeg' ? noted : await sharp(noted).keepMetadata().toFormat(format).toBuffer();
      expect((await sharp(content).metadata()).exif, name).toBeDefined();
      const answer = await upload(server, admin, { name, content });
      const kept = await download(server, admin, answer.body.value);
      const { exif, xmp, icc, width, height, orientation } = await sharp(kept.content).metadata();
      expect({ exif, xmp, width, height, turned: (orientation ?? 1) > 1 }, name).toEqual({
        exif: undefined,
        xmp: undefined,
        width: 40,
        height: 80,
        turned: false,
      });
      expect(icc, name).toBeDefined();
      expect(kept.headers['content-length']).toBe(String(kept.content.length));
      expect(answer.body.bytes).toBe(kept.content.length);
    }
  });

  it('keeps all its colours where its type can', async () => {
    const [width, height] = [120, 80];
    const colours = Buffer.from(Array.from({ length: width * height * 3 }, (_, index) => (index * 7919) % 256));
    const content = await sharp(colours, { raw: { width, height, channels: 3 } })
      .withExif({ IFD0: { Artist: 'Ana Reis' } })
      .png()
      .toBuffer();
    const kept = await download(server, admin, (await upload(server, admin, { content })).body.value);
    expect((await sharp(kept.content).metadata()).exif).toBeUndefined();
    expect((await sharp(kept.content).raw().toBuffer()).equals(colours)).toBe(true);
  });

  it('can be asked for, and so can its absence', async () => {
    const value = await sent();
    const record = await create(admin, 'product', { photo: value });
    const ids = async (filter: string): Promise<string[]> =>
      (await admin.get(`/api/products?_end=1000&${filter}`)).body.map(({ id }: { id: string }) => id);
    expect(await ids('photo_null=false')).toContain(record['id']);
    expect(await ids('photo_null=true')).not.toContain(record['id']);
    expect((await ids('photo_null=true')).length + (await ids('photo_null=false')).length).toBe((await ids('')).length);
    expect((await admin.get('/api/products?photo_like=foto')).status).toBe(400);
  });

  it('is handed out as what it is called, and is never shown as a page', async () => {
    const value = await sent(paper, { to: 'providers/contract', name: "Contrato d'água (1).pdf" });
    const record = await create(admin, 'provider', { contract: value });
    const { headers, content } = await download(server, admin, value);
    expect(headers['content-disposition']).toBe("attachment; filename*=UTF-8''Contrato%20d%27%C3%A1gua%20%281%29.pdf");
    expect(content.equals(paper)).toBe(true);
    const renamed = value.replace(/\/.*/, '/Contrato 2026.pdf');
    const { status } = await admin.put(`/api/providers/${String(record['id'])}`, { contract: renamed });
    expect(status).toBe(200);
    expect((await download(server, admin, value)).headers['content-disposition']).toContain('Contrato%202026.pdf');
  });

  it('is of one record, of the person who uploaded it, and of a type that the field takes', async () => {
    const value = await sent();
    const record = await create(admin, 'product', { photo: value });
    const gone = { photo: 'This file is no longer there: upload it again' };
    const another = await create(admin, 'product');
    expect((await admin.put(await addressOf(another), { photo: value })).body.errors).toEqual(gone);
    const lead = await server.as('supervisor');
    const theirs = await sent();
    expect((await lead.put(await addressOf(another), { photo: theirs })).body.errors).toEqual(gone);
    for (const photo of [`${crypto.randomUUID()}/foto.png`, theirs.replace('.png', '.jpg')])
      expect((await admin.put(await addressOf(another), { photo })).body.errors, photo).toEqual(gone);
    for (const photo of ['foto.png', `${crypto.randomUUID()}/a/b.png`, 5])
      expect((await admin.put(await addressOf(another), { photo })).status, String(photo)).toBe(422);
    const contract = await sent(paper, { to: 'providers/contract', name: 'a.pdf' });
    expect((await admin.put(await addressOf(another), { photo: contract })).body.errors).toEqual({
      photo: 'This type of file is not accepted: upload jpg, png, webp, gif, avif',
    });
    // Sent back as it was shown, it is no change.
    expect((await admin.put(await addressOf(record), { photo: value, title: 'Outro' })).status).toBe(200);
  });

  it('is one of them alone when two save it at once', async () => {
    const value = await sent();
    const [one, two] = [await create(admin, 'product'), await create(admin, 'product')];
    const answers = await Promise.all([
      admin.put(await addressOf(one), { photo: value }),
      admin.put(await addressOf(two), { photo: value }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
  });

  it('has its name in history and in files of the list, not its id', async () => {
    const value = await sent(png, { name: 'antes.png' });
    const record = await create(admin, 'product', { photo: value });
    const { app } = server;
    const csv = await app.inject({
      method: 'GET',
      url: `/api/products/export?format=csv&columns=title,photo&id=${String(record['id'])}&_timeZone=America/Sao_Paulo`,
      headers: admin.headers,
    });
    expect(csv.body).toContain('antes.png');
    expect(csv.body).not.toContain(value.slice(0, 36));
  });
});

describe('what nobody needs', () => {
  it('is removed: at once with its record, after a month where it was replaced, after a day where it was never saved', async () => {
    server.setClock(start);
    admin = await server.as('admin');
    const [kept, replaced, deleted, unsaved] = [await sent(), await sent(), await sent(), await sent()];
    const record = await create(admin, 'product', { photo: replaced });
    const doomed = await create(admin, 'product', { photo: deleted });
    expect((await admin.put(await addressOf(record), { photo: kept })).status).toBe(200);
    expect((await admin.remove(await addressOf(doomed))).status).toBe(200);
    const there = () =>
      [kept, replaced, deleted, unsaved].map((value) => storedNames(dataDir).includes(value.slice(0, 36)));
    expect(there()).toEqual([true, true, true, true]);
    await server.runJobs();
    expect(there()).toEqual([true, true, false, true]);
    server.setClock(afterDays(1.1));
    admin = await server.as('admin');
    await server.runJobs();
    expect(there()).toEqual([true, true, false, false]);
    // A month long the replaced one can be taken back.
    const back = await admin.put(await addressOf(record), { photo: replaced });
    expect(back.status, JSON.stringify(back.body)).toBe(200);
    server.setClock(afterDays(40));
    await server.runJobs();
    expect(there()).toEqual([false, true, false, false]);
    admin = await server.as('admin');
    expect((await admin.put(await addressOf(record), { photo: kept })).status).toBe(422);
    const small = storedNames(dataDir).filter((name) => name.endsWith('.small'));
    expect(small.every((name) => storedNames(dataDir).includes(name.slice(0, 36)))).toBe(true);
  });

  it('is what a process that ended left on its way in', async () => {
    const [old, young] = ['old', 'young'].map((name) => join(dataDir, 'files/incoming', name));
    for (const path of [old, young]) writeFileSync(path ?? '', 'half of it');
    const hoursAgo = Date.now() / 1000 - 7200;
    utimesSync(old ?? '', hoursAgo, hoursAgo);
    server.setClock(afterDays(50));
    await server.runJobs();
    expect(storedNames(dataDir)).toContain('young');
    expect(storedNames(dataDir)).not.toContain('old');
  });

  it('is claimed with the record or not at all', async () => {
    server.setClock(afterDays(60));
    admin = await server.as('admin');
    const value = await sent();
    const { status } = await admin.post('/api/products', { title: 'Sem o resto', photo: value });
    expect(status).toBe(422);
    const { rows } = await sql<{ recordId: string | null }>`
      select record_id as "recordId" from stored_file where id = ${value.slice(0, 36)}`.execute(server.database.query);
    expect(rows).toEqual([{ recordId: null }]);
    expect((await create(admin, 'product', { photo: value }))['photo']).toBe(value);
  });
});
