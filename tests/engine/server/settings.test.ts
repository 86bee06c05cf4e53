import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { modules } from '../../../src/server.ts';
import { readSettings } from '#engine/server/settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'settings-'));
afterAll(() => rmSync(folder, { recursive: true }));
const SESSION_SECRET = 'x'.repeat(32);
const read = (env: Record<string, string>) =>
  readSettings({ DATA_DIR: folder, SESSION_SECRET, ...env }, modules.settings);

describe('a bad setting is refused in one line that names it', () => {
  test.each([
    [{ PORT: 'http' }, /^PORT=http is refused: give a whole number from 0 to 65535$/],
    [{ PORT: '70000' }, /^PORT=70000/],
    [{ PORT: '-1' }, /^PORT=-1/],
    [{ SESSION_SECONDS: '5' }, /^SESSION_SECONDS=5 is refused: give a whole number from 60 to 2592000$/],
    [{ ACCESS_REQUEST_HOURS: '0' }, /^ACCESS_REQUEST_HOURS=0 is refused: give a whole number from 1 to 2160$/],
    [{ DEMO: 'maybe' }, /^DEMO=maybe is refused: give on or off$/],
    [
      { PUBLIC_URL: 'bilhetes.example.com' },
      /^PUBLIC_URL is refused: give a URL that begins with http:\/\/ or https:\/\/$/,
    ],
    [
      { SMTP_URL: 'http://user:secret@mail' },
      /^SMTP_URL is refused: give a URL that begins with smtp:\/\/ or smtps:\/\/$/,
    ],
    [{ DATABASE_URL: 'mysql://db' }, /^DATABASE_URL is refused/],
    [{ SESSION_SECRET: 'short' }, /^SESSION_SECRET is refused: give at least 32 characters/],
    [{ ORGANIZATION_ID: 'No Spaces' }, /^ORGANIZATION_ID=No Spaces is refused/],
    [{ CORS_ORIGINS: 'https://a.example.com,*' }, /^CORS_ORIGINS names \*/],
    [{ CORS_ORIGINS: 'https://a.example.com/path' }, /^CORS_ORIGINS names/],
    [{ ADMIN_PASSWORD: 'Segredo123' }, /^ADMIN_PASSWORD is set but ADMIN_EMAIL is not/],
    [{ ADMIN_EMAIL: 'a@b.co', ADMIN_PASSWORD: 'weak' }, /^ADMIN_PASSWORD is refused/],
    [{ STORAGE: 'cloud' }, /^STORAGE=cloud is refused: give embedded or server$/],
    [{ STORAGE: 'server' }, /^STORAGE=server needs DATABASE_URL/],
    [{ STORAGE: 'embedded', DATABASE_URL: 'postgres://db/x' }, /^STORAGE=embedded contradicts DATABASE_URL/],
    [{ NODE_ENV: 'production' }, /^NODE_ENV=production without DATABASE_URL/],
    [{ PGHOST: 'db' }, /^PGHOST set without PGDATABASE, PGUSER/],
    [{ PGPASSWORD: 'secret' }, /^PGPASSWORD set without PGHOST, PGDATABASE, PGUSER/],
  ])('%j', (env, line) => {
    expect(() => read(env)).toThrow(
      expect.objectContaining({ name: 'SettingsError', message: expect.stringMatching(line) as string }) as Error,
    );
    expect(() => read(env)).not.toThrow(/secret@|\n/);
  });

  test('a data folder that is a file', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(() => readSettings({ DATA_DIR: file }, modules.settings)).toThrow(/^DATA_DIR=.*file is refused/);
  });

  test('nothing is written while another setting is bad', () => {
    const fresh = join(folder, 'fresh');
    expect(() => readSettings({ DATA_DIR: fresh, PORT: 'x' }, modules.settings)).toThrow(/^PORT=x/);
    expect(existsSync(fresh)).toBe(false);
  });
});

test('with no setting at all the server is a local one with demo data', () => {
  const { dataDir, sessionSecret, ...rest } = read({});
  expect(dataDir).toBe(folder);
  expect(sessionSecret).toBe(SESSION_SECRET);
  expect(rest).toEqual({
    port: 3000,
    host: '127.0.0.1',
    drainSeconds: 0,
    openapiPublic: false,
    storage: 'embedded',
    preparedStatements: true,
    databasePooled: false,
    rollingUpdate: false,
    replicaUrls: [],
    keepFiles: true,
    prerender: true,
    publicUrl: 'http://localhost:3000',
    mailFrom: 'ICD <no-reply@localhost>',
    sessionSeconds: 28_800,
    accessRequestHours: 72,
    orderHoldMinutes: 30,
    visitToleranceDays: 1,
    demo: true,
    organizationId: 'icd',
    organizationName: 'ICD',
    registration: false,
    corsOrigins: [],
    trustProxy: false,
    erasureDays: 15,
    fiscalYears: 5,
    adminEmail: 'admin@example.com',
  });
});

test('behind a pooler no statement is prepared, unless it is said to know them', () => {
  expect(read({ DATABASE_POOLED: 'on' })).toMatchObject({ databasePooled: true, preparedStatements: false });
  expect(read({ DATABASE_POOLED: 'on', PREPARED_STATEMENTS: 'on' })).toMatchObject({ preparedStatements: true });
});

test('read replicas are named with commas between them, and follow a server', () => {
  const url = 'postgres://office@db.example.com/office';
  const [one, two] = ['postgres://office@one.example.com/office', 'postgresql://office@two.example.com/office'];
  expect(read({ DATABASE_URL: url, DATABASE_REPLICA_URLS: ` ${one} , ${two} ` }).replicaUrls).toEqual([one, two]);
  expect(() => read({ DATABASE_URL: url, DATABASE_REPLICA_URLS: `${one},https://two.example.com` })).toThrow(
    /DATABASE_REPLICA_URLS is refused: give a URL that begins with postgres:\/\//,
  );
  expect(() => read({ DATABASE_REPLICA_URLS: one })).toThrow(/DATABASE_REPLICA_URLS needs DATABASE_URL/);
});

test('a bucket for files is named whole, with who may use it', () => {
  const whole = { FILES_S3_URL: 'https://s3.example.com/files/', FILES_S3_KEY: 'key', FILES_S3_SECRET: 'secret' };
  expect(read({}).fileBucket).toBeUndefined();
  expect(read(whole).fileBucket).toEqual({
    url: 'https://s3.example.com/files',
    region: 'us-east-1',
    key: 'key',
    secret: 'secret',
  });
  expect(read({ ...whole, FILES_S3_REGION: 'sa-east-1' }).fileBucket).toMatchObject({ region: 'sa-east-1' });
  for (const name of Object.keys(whole))
    expect(() => read({ ...whole, [name]: '' }), name).toThrow(
      /FILES_S3_URL, FILES_S3_KEY and FILES_S3_SECRET go together/,
    );
  expect(() => read({ ...whole, FILES_S3_URL: 'https://s3.example.com' })).toThrow(/names no bucket/);
});

test('an empty variable is an absent one', () => {
  expect(read({ PORT: '', DATABASE_URL: ' ', PGHOST: '' })).toEqual(read({}));
});

test('demo data is off with a database server and in production, unless asked for', () => {
  expect(read({ DATABASE_URL: 'postgres://db/x' }).demo).toBe(false);
  expect(read({ NODE_ENV: 'production', STORAGE: 'embedded' }).demo).toBe(false);
  expect(read({ DATABASE_URL: 'postgres://db/x', DEMO: 'true' }).demo).toBe(true);
});

test('the address of the database may come in parts', () => {
  expect(read({ PGHOST: 'db', PGDATABASE: 'ice', PGUSER: 'u', PGPASSWORD: 'p@ss/word' }).databaseUrl).toBe(
    'postgresql://u:p%40ss%2Fword@db:5432/ice',
  );
  expect(read({ PGHOST: '/run/pg', PGDATABASE: 'ice', PGUSER: 'u' }).databaseUrl).toBe(
    'postgresql://u@localhost:5432/ice?host=%2Frun%2Fpg',
  );
});

test('a secret is made once, for its owner only, and stays', () => {
  const dataDir = join(folder, 'own');
  const first = readSettings({ DATA_DIR: dataDir }, modules.settings).sessionSecret;
  expect(first.length).toBeGreaterThanOrEqual(64);
  expect(statSync(join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(dataDir, 'session-secret'), 'utf8').trim()).toBe(first);
  expect(readSettings({ DATA_DIR: dataDir }, modules.settings).sessionSecret).toBe(first);
});
