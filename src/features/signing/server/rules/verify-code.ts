import { randomInt } from 'node:crypto';
import type { Secrets } from '#kernel/server/secrets.ts';

/** Without letters that are read as others (Crockford). */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const groups = 4;
const lettersInGroup = 4;

/** A code of 80 bits, as it is printed: `K7QF-2M9D-XT4R-PW3C`. */
export function newVerifyCode(): string {
  const group = () => Array.from({ length: lettersInGroup }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** The digest that a code is looked up by; however it was typed. */
export function digestOfCode(secrets: Pick<Secrets, 'digest'>, typed: string): string {
  const code = typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return secrets.digest(code, 'signing-verify-code');
}
