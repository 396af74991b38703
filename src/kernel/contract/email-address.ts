import { z } from 'zod';
import { field } from './errors.ts';

const emailForm =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[A-Za-z0-9-]+)$/u;

/** What all ways of writing an address have in common: lower case, and the domain in punycode (wire.34). Addresses are compared by it, and never shown so. */
export function emailKey(address: string): string {
  const lower = address.toLowerCase();
  // Many addresses are compared at once, and few have other letters.
  if (/^\p{ASCII}*$/u.test(lower)) return lower;
  const [, name, domain] = /^(.*)@([\p{L}\p{M}\p{N}.-]+)$/u.exec(lower) ?? [];
  const site = `https://${domain}`;
  return domain && URL.canParse(site) ? `${name}@${new URL(site).hostname}` : lower;
}

/** An e-mail address as it is typed and kept. Its domain may have any letters (`kari@blåbær.no`); mail is sent to the same domain in punycode (wire.33). */
export const EmailAddress = z
  .string()
  .max(254, field('tooLong', { length: 254 }))
  .regex(emailForm, field('email'))
  .meta({ format: 'idn-email' });
