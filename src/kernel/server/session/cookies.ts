import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as text: the value of a session cookie, link or key. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a random secret. The value has 256 bits, so a plain digest is enough. */
export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** `__Host-` binds the cookie to https and this host; browsers refuse it on plain http, which only loopback may use. */
export function sessionCookieName(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-session' : 'session';
}

/** The cookie that seeds the company of a new tab (tenancy.5). */
export const accountCookieName = 'account';
