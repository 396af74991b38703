import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { Moment } from '#kernel/contract/values.ts';
import { changeCodes, seeCodes, viewGate } from './gates.ts';
import { languages, retentionStarts } from './kinds.ts';
import { LawDay } from './law-days.ts';
import { LocalText } from './local-text.ts';

/** One erasure that was carried out, or registered by mistake and withdrawn. */
const ErasureProof = z.object({
  proofId: z.string(),
  doneOn: z.string(),
  doneBy: z.string().nullable(),
  how: z.string(),
  createdDate: Moment,
  withdrawal: z.object({ at: Moment, by: z.string().nullable(), reason: z.string() }).nullable(),
});

/** What of a treatment falls due, and when it was last erased. */
const ErasureRow = z.object({
  treatmentId: z.string(),
  treatmentName: LocalText,
  retention: LocalText,
  retentionMonths: z.number().nullable(),
  retentionFrom: z.enum(retentionStarts).nullable(),
  owner: z.string().nullable(),
  /** When it is next to be looked through; null without a number of months. */
  dueDate: z.string().nullable(),
  isOverdue: z.boolean(),
  mayAdd: z.boolean(),
  /** When it was last erased, as far as that was not withdrawn. */
  lastDone: z.object({ doneOn: z.string(), doneBy: z.string().nullable(), how: z.string() }).nullable(),
  /** The newest first, ten at most of those that stand and of those that are withdrawn. */
  proofs: z.array(ErasureProof),
});
export type ErasureRow = z.output<typeof ErasureRow>;

/** What the product erases by itself, or proposes to erase. */
const OwnErasure = z.object({
  key: z.string(),
  what: z.string(),
  isAutomatic: z.boolean(),
  /** How long it is kept; null: until somebody sets a time. */
  period: z.object({ unit: z.enum(['days', 'months']), count: z.number() }).nullable(),
  /** When the next are due, and how many where they are counted; null when there are none. */
  next: z.object({ date: z.string(), count: z.number().nullable() }).nullable(),
  /** As far as that is kept; by nobody where the product did it itself. */
  lastDone: z.object({ date: z.string(), by: z.string().nullable() }).nullable(),
});

export const getErasureCalendar = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/gdpr/erasure-calendar/get',
  summary: 'Returns the deletion calendar: what is due in each processing activity, and what Samspill deletes automatically.',
  effect: 'read',
  query: z.object({ language: z.enum(languages).optional() }),
  answer: z.object({ rows: z.array(ErasureRow), ownErasures: z.array(OwnErasure), permissions: z.object({ update: z.boolean() }) }),
  errors: seeCodes,
});

export const addErasureProof = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/gdpr/erasure-calendar/add-proof',
  repeats: 'adds',
  summary: 'Registers that data in a processing activity was deleted: when, and how.',
  effect: 'write',
  body: z.object({
    treatmentId: z.uuid(field('required')),
    doneOn: LawDay,
    how: z
      .string(field('required'))
      .trim()
      .min(1, field('required'))
      .max(1000, field('tooLong', { length: 1000 })),
  }),
  answer: z.object({ row: ErasureRow }),
  errors: [...changeCodes, 'gdpr.TreatmentNotFound', 'common.BadRequest'],
});

export const withdrawErasureProof = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/gdpr/erasure-calendar/withdraw-proof',
  summary: 'Withdraws a registered deletion, with a reason. Both are kept.',
  effect: 'write',
  body: z.object({
    proofId: z.uuid(field('required')),
    reason: z
      .string(field('required'))
      .trim()
      .min(1, field('required'))
      .max(1000, field('tooLong', { length: 1000 })),
  }),
  answer: z.object({ row: ErasureRow }),
  errors: [...changeCodes, 'gdpr.NotFound', 'gdpr.NotUpdated'],
});
