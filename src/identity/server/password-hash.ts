import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** argon2id as OWASP recommends: 19 MiB, two passes, one lane. */
const current = { memory: 19_456, passes: 2, parallelism: 1 };
const tagBytes = 32;

interface Parsed {
  memory: number;
  passes: number;
  parallelism: number;
  salt: Buffer;
  tag: Buffer;
}

/** Hashes a password to a PHC string. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await tagOf(password, { ...current, salt }, tagBytes);
  const { memory, passes, parallelism } = current;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`;
}

export interface Verdict {
  valid: boolean;
  /** True when the stored hash has older parameters. */
  outdated: boolean;
}

/** Compares a password with a stored hash; without one it does the same work and returns false, so that timing reveals nothing. */
export async function verifyPassword(password: string, stored: string | undefined): Promise<Verdict> {
  const parsed = (stored && parse(stored)) || (await decoy);
  const tag = await tagOf(password, parsed, parsed.tag.length);
  const valid = timingSafeEqual(tag, parsed.tag) && stored !== undefined;
  return { valid, outdated: valid && !isCurrent(parsed) };
}

const decoy = hashPassword(randomBytes(16).toString('hex')).then((hash) => {
  const parsed = parse(hash);
  if (!parsed) throw new Error('the password hash does not read its own strings');
  return parsed;
});

function tagOf(password: string, { memory, passes, parallelism, salt }: Omit<Parsed, 'tag'>, tagLength: number): Promise<Buffer> {
  // NFKC makes the same password from different keyboards or devices equal.
  return derive('argon2id', { message: password.normalize('NFKC'), nonce: salt, memory, passes, parallelism, tagLength });
}

function parse(phc: string): Parsed | undefined {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(phc);
  if (!match) return undefined;
  const [, memory, passes, parallelism, salt = '', tag = ''] = match;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

function isCurrent({ memory, passes, parallelism, tag }: Parsed): boolean {
  return memory === current.memory && passes === current.passes && parallelism === current.parallelism && tag.length === tagBytes;
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
