import { z } from 'zod';
import { field } from './errors.ts';

const emailForm =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[A-Za-z0-9-]+)$/u;

/** An e-mail address as it is typed and kept. Its domain may have any letters (`kari@blåbær.no`); mail is sent to the same domain in punycode (wire.33). */
export const EmailAddress = z
  .string()
  .max(254, field('tooLong', { length: 254 }))
  .regex(emailForm, field('email'))
  .meta({ format: 'idn-email' });
