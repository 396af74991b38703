import { z } from 'zod';
import { Id, Moment } from '#kernel/contract/values.ts';

/** A requested deletion that has not been carried out yet. */
export const Deletion = z.object({
  endsAt: Moment,
  askedAt: Moment,
  /** Null when the person was erased. */
  askedByFullName: z.string().nullable(),
});
export type Deletion = z.output<typeof Deletion>;

/** One takeout of the whole company. */
export const CompanyTakeout = z.object({
  takeoutId: Id,
  state: z.enum(['running', 'ready', 'failed']),
  percent: z.number().int(),
  askedAt: Moment,
  askedByFullName: z.string().nullable(),
  size: z.number().nullable(),
  expiresAt: Moment.nullable(),
});
export type CompanyTakeout = z.output<typeof CompanyTakeout>;
