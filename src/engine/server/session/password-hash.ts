// Passwords at rest: argon2id in the PHC string format, so that the cost can rise later without losing the old ones.
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP's first choice for argon2id: 19 MiB, two passes; about 25 ms here. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const saltLength = 16;
const hashLength = 32;

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltLength);
  const hash = await derive('argon2id', { ...cost, message: normalise(password), nonce: salt, tagLength: hashLength });
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(salt)}$${unpadded(hash)}`;
}

/**
 * Compares in constant time. Without a stored hash it takes as long and is false, so that time tells no one which
 * accounts exist.
 */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const { salt, hash, ...parameters } = parse(stored ?? (await decoy));
  const given = await derive('argon2id', {
    ...parameters,
    message: normalise(password),
    nonce: salt,
    tagLength: hash.length,
  });
  return timingSafeEqual(given, hash) && stored !== undefined;
}

const decoy = hashPassword(randomBytes(16).toString('hex'));

/** The same letters typed on another system may arrive as other code points. */
function normalise(password: string): string {
  return password.normalize('NFKC');
}

function parse(stored: string) {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(stored);
  if (match === null) throw new Error('A stored password is not an argon2id PHC string');
  const [, memory, passes, parallelism, salt = '', hash = ''] = match;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
