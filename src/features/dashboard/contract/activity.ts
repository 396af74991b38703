import { z } from 'zod';
import { Moment } from '#kernel/contract/values.ts';

const Who = z.object({
  companyUserId: z.string(),
  /** Null when the person has been deleted. */
  fullName: z.string().nullable(),
  profileImageTimestamp: Moment.nullable(),
});

/** Something that was done in the company, as far as the reader may know of it; the web makes a sentence of it (home.10). */
export const Activity = z.object({
  /** Of the newest line in the log. */
  id: z.string(),
  at: Moment,
  /** `feature.endpoint` */
  action: z.string(),
  /** The kind of thing, as the log names it. */
  entity: z.string(),
  entityId: z.string(),
  by: z.enum(['person', 'support', 'system']),
  actor: Who.nullable(),
  /** The person it concerns. */
  subject: Who.nullable(),
  /** What the thing was called then, where it has a name. */
  what: z.string().nullable(),
  /** How many more things the same call did. */
  more: z.number(),
});
export type Activity = z.output<typeof Activity>;
