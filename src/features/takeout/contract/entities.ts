import { z } from 'zod';
import { Moment } from '#kernel/contract/values.ts';

/** A deletion that was asked for and has not happened yet. */
export const Deletion = z.object({
  endsAt: Moment,
  askedAt: Moment,
  /** Null when the person is gone. */
  askedByFullName: z.string().nullable(),
});
export type Deletion = z.output<typeof Deletion>;
