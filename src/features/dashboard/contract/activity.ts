import { z } from 'zod';
import { Moment } from '#kernel/contract/values.ts';

const Who = z.object({
  companyUserId: z.string(),
  /** Null when the person has been deleted. */
  fullName: z.string().nullable(),
  profileImageTimestamp: Moment.nullable(),
});

/** Something done in the company, with the details that the reader may see (home.10). */
export const Activity = z.object({
  /** The id of the newest audit line. */
  id: z.string(),
  at: Moment,
  /** `feature.endpoint` */
  action: z.string(),
  /** The kind of record, as the log names it. */
  entity: z.string(),
  entityId: z.string(),
  by: z.enum(['person', 'support', 'system']),
  actor: Who.nullable(),
  /** The person concerned. */
  subject: Who.nullable(),
  /** The name of the record at that time, if any. */
  what: z.string().nullable(),
  /** Who did what to whom, in the language that was asked for, with "you" for the reader. */
  sentence: z.string(),
  /** How many more records the same request changed. */
  more: z.number(),
});
export type Activity = z.output<typeof Activity>;
