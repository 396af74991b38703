import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';

/** What the page sends: six digits, with or without spaces around. */
export const CodeForm = z.object({
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/, field('exactDigits', { length: 6 })),
});
