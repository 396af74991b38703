import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';

/** A length of time as it is answered: days, or months that keep the end of a month. */
export const Term = z.object({ number: z.number(), unit: z.enum(['day', 'month']) });

/** The longest length of time in each unit. */
export const longestTerm = { day: 3660, month: 120 } as const;

/** A notice period or a renewal interval; a bare number means days. */
export const TermInput = z
  .union([
    z
      .number()
      .int()
      .transform((number) => ({ number, unit: 'day' as const })),
    z.object({ number: z.number().int(), unit: z.enum(['day', 'month']) }),
  ])
  .refine(({ number }) => number >= 1, field('tooSmall', { length: 1 }))
  .refine(({ number, unit }) => unit !== 'day' || number <= longestTerm.day, field('tooLarge', { length: longestTerm.day }))
  .refine(({ number, unit }) => unit !== 'month' || number <= longestTerm.month, field('tooLarge', { length: longestTerm.month }));
