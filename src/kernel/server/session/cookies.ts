import { hash, randomBytes } from 'node:crypto';

/** A random secret of 256 bits as text: the value of a session cookie, link or API key. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a random secret. The value has 256 bits, so an unsalted digest is enough. */
export function digestOf(secret: string): string {
  return hash('sha256', secret, 'base64url');
}

/** `__Host-` binds the cookie to https and this host; browsers refuse it over plain http, which is allowed only on loopback. */
export function sessionCookieName(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-session' : 'session';
}

/** The cookie with the initial company of a new tab (tenancy.5). */
export const accountCookieName = 'account';
