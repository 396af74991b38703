import { z } from 'zod';
import { Moment } from '#kernel/contract/values.ts';

/** One time that support looked into the company. */
export const SupportVisit = z.object({
  visitId: z.string(),
  email: z.string(),
  began: Moment,
  /** When it ended, or ends at the latest. */
  ends: Moment,
  isOpen: z.boolean(),
});
export type SupportVisit = z.output<typeof SupportVisit>;
