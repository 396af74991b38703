import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { Day, Moment } from '#kernel/contract/values.ts';
import { changeCodes, seeCodes, viewGate } from './gates.ts';
import { retentionStarts } from './kinds.ts';
import { LocalText } from './local-text.ts';

/** One erasure that was carried out. */
const ErasureProof = z.object({
  proofId: z.string(),
  doneOn: z.string(),
  doneBy: z.string().nullable(),
  how: z.string(),
  createdDate: Moment,
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
  proofs: z.array(ErasureProof),
});

/** What the product erases by itself. */
const OwnErasure = z.object({
  what: z.enum(['people', 'files', 'log', 'notes', 'sessions']),
  days: z.number().nullable(),
  /** How many are due next, and when; null when there are none. */
  next: z.object({ date: z.string(), count: z.number() }).nullable(),
});

export const getErasureCalendar = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/gdpr/erasure-calendar/get',
  summary: 'What of each treatment falls due, beside what the product erases by itself.',
  effect: 'read',
  answer: z.object({ rows: z.array(ErasureRow), ownErasures: z.array(OwnErasure), permissions: z.object({ update: z.boolean() }) }),
  errors: seeCodes,
});

export const addErasureProof = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/gdpr/erasure-calendar/add-proof',
  repeats: 'adds',
  summary: 'Keeps that data of a treatment were erased: when, and how.',
  effect: 'write',
  body: z.object({
    treatmentId: z.uuid(field('required')),
    doneOn: Day,
    how: z
      .string(field('required'))
      .trim()
      .min(1, field('required'))
      .max(1000, field('tooLong', { length: 1000 })),
  }),
  answer: z.object({ row: ErasureRow }),
  errors: [...changeCodes, 'gdpr.TreatmentNotFound'],
});
