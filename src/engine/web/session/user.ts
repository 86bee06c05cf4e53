// The signed-in user as the screens know him, read from an answer of the session calls whatever it leaves out.
import { isLanguage, type Language } from '#engine/model/text.ts';
import { isRecord } from '#engine/web/api/is-record.ts';

export interface User {
  readonly id: string;
  readonly name: string;
  readonly role: readonly string[];
  readonly email: string;
  /** Absent when none was chosen. */
  readonly language: Language | undefined;
  readonly avatarUrl: string | undefined;
  readonly miniAvatarUrl: string | undefined;
  /** Absent when the answer doesn't say. */
  readonly organizationName: string | undefined;
  /** Ids of navigation items. */
  readonly shortcuts: readonly string[];
  /** As saved; read by the settings. */
  readonly settings: unknown;
}

export interface SignedIn {
  readonly user: User;
  readonly token: string;
  /** Seconds. */
  readonly expiresIn: number;
}

/**
 * Of an answer without roles, as docs/specification.md has it. For the screen only: what a user may do is the server's
 * to decide.
 */
const defaultRoles = ['admin'] as const;
/** When the answer doesn't say how long the token lasts. */
const defaultExpiresIn = 3600;

/** Throws when the answer holds no user or no token. */
export function readSignedIn(answer: unknown): SignedIn {
  if (!isRecord(answer) || !isRecord(answer['user']) || typeof answer['token'] !== 'string')
    throw new Error('The answer holds no user or no token.');
  const { user, token, expiresIn } = answer;
  return { user: readUser(user), token, expiresIn: typeof expiresIn === 'number' ? expiresIn : defaultExpiresIn };
}

export function readUser(user: Readonly<Record<string, unknown>>): User {
  const metadata = isRecord(user['metadata']) ? user['metadata'] : {};
  return {
    id: text(user['id']) ?? '',
    name: text(user['name']) ?? text(user['email']) ?? '',
    role: readRoles(user['role']),
    email: text(user['email']) ?? '',
    language: isLanguage(user['language']) ? user['language'] : undefined,
    avatarUrl: text(user['avatar_url']),
    miniAvatarUrl: text(user['mini_avatar_url']),
    organizationName: text(user['organization_name']),
    shortcuts: strings(metadata['shortcuts']),
    settings: metadata['settings'],
  };
}

function readRoles(role: unknown): readonly string[] {
  if (role === undefined || role === null) return defaultRoles;
  return typeof role === 'string' ? [role] : strings(role);
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function strings(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}
