// The environment read once into Settings. A bad setting is a SettingsError whose message says which one, why and what
// to write instead.
import { resolve } from 'node:path';
import { product } from '#generated/product.ts';
import { readSessionSecret } from './session/session-secret.ts';
import { SettingsError } from './settings-error.ts';

type Storage = 'embedded' | 'server';
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Whole numbers that subjects want to know besides: each adds its own to this interface (`declare module`) and says how
 * they are read in its module.
 */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type
export interface ModuleSettings {}

export interface IntegerSetting {
  /** Name of the environment variable. */
  readonly variable: string;
  readonly fallback: number;
  /** Both ends are allowed. */
  readonly range: readonly [least: number, most: number];
}

/** A bucket of a store that speaks S3, addressed by path: https://s3.example.com/bucket, then the name. */
export interface FileBucket {
  readonly url: string;
  readonly region: string;
  readonly key: string;
  readonly secret: string;
}

export type SettingTable = Readonly<Record<keyof ModuleSettings, IntegerSetting>>;

export interface Settings extends ModuleSettings {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** Goes on answering for so long after it was told to end, no longer ready: what sends it requests sees it. */
  readonly drainSeconds: number;
  /** Absolute path. */
  readonly dataDir: string;
  /** Absent = the embedded database in the data folder. */
  readonly databaseUrl?: string;
  /** Servers that follow it and answer those who only read. */
  readonly replicaUrls: readonly string[];
  readonly storage: Storage;
  /** Absent = the content of files stands in the data folder. */
  readonly fileBucket?: FileBucket;
  /** Connections keep statements prepared: not behind a pooler that gives each transaction another connection. */
  readonly preparedStatements: boolean;
  /** A pooler in transaction mode stands before the database. */
  readonly databasePooled: boolean;
  /** Processes of the former version run on beside this one: columns that are renamed keep their former names as well. */
  readonly rollingUpdate: boolean;
  /** Origin (and path) that links in mails begin with, without a slash at the end. */
  readonly publicUrl: string;
  /** Absent = mails become .eml files in the data folder. */
  readonly smtpUrl?: string;
  readonly mailFrom: string;
  readonly sessionSecret: string;
  readonly sessionSeconds: number;
  readonly demo: boolean;
  readonly organizationId: string;
  readonly organizationName: string;
  readonly registration: boolean;
  /** Whoever asks reads the description of the API; else whoever is signed in. */
  readonly openapiPublic: boolean;
  readonly corsOrigins: readonly string[];
  /** Host of the API that this server's pages call; absent = this server. */
  readonly apiUrl?: string;
  /** Browsers keep the application's files by a service worker. */
  readonly keepFiles: boolean;
  /** First pages of lists are drawn here, in a thread. */
  readonly prerender: boolean;
  /** Take the caller's address from X-Forwarded-For: only behind a proxy that sets it. */
  readonly trustProxy: boolean;
  readonly adminEmail: string;
  /** Absent = the first administrator chooses a password through a link. */
  readonly adminPassword?: string;
}

/** A working day. */
export const defaultSessionSeconds = 8 * 60 * 60;

/** Reads and checks all settings; makes the session secret in the data folder when none is given. */
export function readSettings(environment: Environment, own: SettingTable): Settings {
  // An empty variable is an absent one: compose files and shells cannot unset.
  const env = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const dataDir = resolve(env['DATA_DIR'] ?? './data');
  const port = readInteger(env, 'PORT', 3000, [0, 65_535]);
  const databaseUrl = readDatabaseUrl(env);
  const storage = readStorage(env, databaseUrl);
  const databasePooled = readSwitch(env, 'DATABASE_POOLED', false);
  const production = env['NODE_ENV'] === 'production';
  return {
    port,
    host: env['HOST'] ?? '127.0.0.1',
    drainSeconds: readInteger(env, 'DRAIN_SECONDS', 0, [0, 300]),
    dataDir,
    ...(databaseUrl !== undefined && { databaseUrl }),
    replicaUrls: readReplicaUrls(env, databaseUrl),
    storage,
    ...readBucket(env),
    databasePooled,
    rollingUpdate: readSwitch(env, 'ROLLING_UPDATE', false),
    preparedStatements: readSwitch(env, 'PREPARED_STATEMENTS', !databasePooled),
    publicUrl: readUrl(env, 'PUBLIC_URL', ['http:', 'https:'])?.replace(/\/+$/, '') ?? `http://localhost:${port}`,
    ...optional('smtpUrl', readUrl(env, 'SMTP_URL', ['smtp:', 'smtps:'])),
    mailFrom: env['MAIL_FROM'] ?? `${product.organization.name} <no-reply@localhost>`,
    sessionSeconds: readInteger(env, 'SESSION_SECONDS', defaultSessionSeconds, [60, 30 * 24 * 60 * 60]),
    demo: readSwitch(env, 'DEMO', storage === 'embedded' && !production),
    organizationId: readOrganizationId(env),
    organizationName: env['ORGANIZATION_NAME'] ?? product.organization.name,
    registration: readSwitch(env, 'ALLOW_REGISTRATION', false),
    openapiPublic: readSwitch(env, 'OPENAPI_PUBLIC', false),
    corsOrigins: readOrigins(env),
    ...optional('apiUrl', readUrl(env, 'API_URL', ['http:', 'https:'])?.replace(/\/+$/, '')),
    keepFiles: readSwitch(env, 'KEEP_FILES', true),
    prerender: readSwitch(env, 'PRERENDER', true),
    trustProxy: readSwitch(env, 'TRUST_PROXY', false),
    ...readAdmin(env),
    ...readOwn(env, own),
    // Last: nothing is written to the disk while another setting is bad.
    sessionSecret: readSessionSecret(env['SESSION_SECRET'], dataDir),
  };
}

function optional<Key extends string>(key: Key, value: string | undefined): { readonly [K in Key]?: string } {
  return value === undefined ? {} : ({ [key]: value } as { readonly [K in Key]: string });
}

function readInteger(
  env: Environment,
  name: string,
  fallback: number,
  [least, most]: readonly [number, number],
): number {
  const text = env[name];
  if (text === undefined) return fallback;
  const value = /^\d{1,9}$/.test(text.trim()) ? Number(text) : NaN;
  if (!(value >= least && value <= most))
    throw new SettingsError(`${name}=${text} is refused: give a whole number from ${least} to ${most}`);
  return value;
}

function readOwn(env: Environment, own: SettingTable): ModuleSettings {
  const entries = Object.entries<IntegerSetting>(own);
  return Object.fromEntries(
    entries.map(([name, { variable, fallback, range }]) => [name, readInteger(env, variable, fallback, range)]),
  ) as unknown as ModuleSettings;
}

function readSwitch(env: Environment, name: string, fallback: boolean): boolean {
  const text = env[name]?.trim().toLowerCase();
  if (text === undefined) return fallback;
  if (['1', 'true', 'on', 'yes'].includes(text)) return true;
  if (['0', 'false', 'off', 'no'].includes(text)) return false;
  throw new SettingsError(`${name}=${text} is refused: give on or off`);
}

/** The URL as written; secrets inside it are kept out of the message. */
function readUrl(env: Environment, name: string, protocols: readonly string[]): string | undefined {
  const text = env[name]?.trim();
  if (text === undefined) return undefined;
  if (!protocols.includes(URL.parse(text)?.protocol ?? '')) {
    throw new SettingsError(
      `${name} is refused: give a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    );
  }
  return text;
}

function readOrganizationId(env: Environment): string {
  const id = env['ORGANIZATION_ID']?.trim() ?? product.organization.id;
  if (!/^[a-z0-9][a-z0-9-]{0,49}$/.test(id)) {
    throw new SettingsError(`ORGANIZATION_ID=${id} is refused: give at most 50 lower-case letters, digits and hyphens`);
  }
  return id;
}

function readOrigins(env: Environment): string[] {
  const origins = (env['CORS_ORIGINS'] ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean);
  const bad = origins.find((origin) => URL.parse(origin)?.origin !== origin);
  if (bad !== undefined)
    throw new SettingsError(
      `CORS_ORIGINS names ${bad}, which is no origin: write it like https://app.example.com, several with commas`,
    );
  return origins;
}

function readAdmin(env: Environment): Pick<Settings, 'adminEmail' | 'adminPassword'> {
  const email = env['ADMIN_EMAIL']?.trim().toLowerCase();
  const password = env['ADMIN_PASSWORD'];
  if (email !== undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    throw new SettingsError(`ADMIN_EMAIL=${email} is refused: give an e-mail address`);
  if (password !== undefined && email === undefined)
    throw new SettingsError('ADMIN_PASSWORD is set but ADMIN_EMAIL is not: set both, or neither');
  if (password !== undefined && !/^(?=.*\d).{8,128}$/.test(password)) {
    throw new SettingsError('ADMIN_PASSWORD is refused: give 8 to 128 characters with at least one number');
  }
  return { adminEmail: email ?? 'admin@example.com', ...optional('adminPassword', password) };
}

function readBucket(env: Environment): Pick<Settings, 'fileBucket'> {
  const url = readUrl(env, 'FILES_S3_URL', ['https:', 'http:'])?.replace(/\/+$/, '');
  const [key, secret] = [env['FILES_S3_KEY'], env['FILES_S3_SECRET']];
  if (url === undefined && key === undefined && secret === undefined) return {};
  if (url === undefined || key === undefined || secret === undefined)
    throw new SettingsError(
      'FILES_S3_URL, FILES_S3_KEY and FILES_S3_SECRET go together: set all of them, or none to keep files in the data folder',
    );
  if (new URL(url).pathname === '/')
    throw new SettingsError('FILES_S3_URL names no bucket: write it like https://s3.example.com/bucket');
  return { fileBucket: { url, region: env['FILES_S3_REGION'] ?? 'us-east-1', key, secret } };
}

const parts = ['PGHOST', 'PGDATABASE', 'PGUSER'] as const;

/** DATABASE_URL, else one made of PGHOST, PGDATABASE, PGUSER (all or none), else none. */
function readDatabaseUrl(env: Environment): string | undefined {
  const url = readUrl(env, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  if (url !== undefined) return url;
  const given = [...parts, 'PGPASSWORD', 'PGPORT'].filter((name) => env[name] !== undefined);
  if (given.length === 0) return undefined;
  const missing = parts.filter((name) => env[name] === undefined);
  if (missing.length > 0) {
    throw new SettingsError(
      `${given.join(', ')} set without ${missing.join(', ')}: set DATABASE_URL or all of ${parts.join(', ')}, or none for the embedded database`,
    );
  }
  return urlOfParts(env);
}

function urlOfParts(env: Environment): string {
  const encode = (name: string) => encodeURIComponent(env[name] ?? '');
  const port = readInteger(env, 'PGPORT', 5432, [1, 65_535]);
  const password = env['PGPASSWORD'] === undefined ? '' : `:${encode('PGPASSWORD')}`;
  const host = env['PGHOST'] ?? '';
  // A path is a Unix socket's folder, which a URL can only carry as a parameter.
  return host.startsWith('/')
    ? `postgresql://${encode('PGUSER')}${password}@localhost:${port}/${encode('PGDATABASE')}?host=${encodeURIComponent(host)}`
    : `postgresql://${encode('PGUSER')}${password}@${host}:${port}/${encode('PGDATABASE')}`;
}

/** Several with commas between them. */
function readReplicaUrls(env: Environment, databaseUrl: string | undefined): string[] {
  const urls = (env['DATABASE_REPLICA_URLS'] ?? '')
    .split(',')
    .map((url) => url.trim())
    .filter(Boolean);
  for (const url of urls)
    readUrl({ DATABASE_REPLICA_URLS: url }, 'DATABASE_REPLICA_URLS', ['postgres:', 'postgresql:']);
  if (urls.length > 0 && databaseUrl === undefined)
    throw new SettingsError('DATABASE_REPLICA_URLS needs DATABASE_URL: the server that these follow');
  return urls;
}

function readStorage(env: Environment, databaseUrl: string | undefined): Storage {
  const storage = env['STORAGE']?.trim();
  if (storage !== undefined && storage !== 'embedded' && storage !== 'server') {
    throw new SettingsError(`STORAGE=${storage} is refused: give embedded or server`);
  }
  if (storage === 'embedded' && databaseUrl !== undefined) {
    throw new SettingsError('STORAGE=embedded contradicts DATABASE_URL: remove one of them');
  }
  if (storage === 'server' && databaseUrl === undefined) {
    throw new SettingsError('STORAGE=server needs DATABASE_URL: postgresql://user:password@host:5432/database');
  }
  if (databaseUrl === undefined && env['NODE_ENV'] === 'production' && storage === undefined) {
    throw new SettingsError(
      'NODE_ENV=production without DATABASE_URL: set DATABASE_URL, or STORAGE=embedded to keep the data of this one machine in DATA_DIR',
    );
  }
  return databaseUrl === undefined ? 'embedded' : 'server';
}
