import { z } from 'zod';
import { Moment } from '#kernel/contract/values.ts';

/** One visit of support to the company. */
export const SupportVisit = z.object({
  visitId: z.string(),
  email: z.string(),
  began: Moment,
  /** When it ended, or will end at the latest. */
  ends: Moment,
  isOpen: z.boolean(),
});
export type SupportVisit = z.output<typeof SupportVisit>;
