import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { Moment } from '#kernel/contract/values.ts';
import { changeCodes, seeCodes, viewGate } from './gates.ts';
import { dpiaCriteria, dpiaStates, longestText } from './kinds.ts';
import { LawDay } from './law-days.ts';
import { LocalText } from './local-text.ts';

const text = z
  .string()
  .trim()
  .max(longestText, field('tooLong', { length: longestText }));
/** The assessment of consequences of a treatment, Article 35 (7). */
export const Dpia = z.object({
  dpiaId: z.string(),
  treatmentId: z.string(),
  treatmentName: LocalText,
  state: z.enum(dpiaStates),
  criteria: z.array(z.enum(dpiaCriteria)),
  /** By its criteria, or because the treatment demands it. */
  isRequired: z.boolean(),
  description: z.string(),
  necessity: z.string(),
  risks: z.string(),
  measures: z.string(),
  officerAdvice: z.string(),
  /** What is left is a high risk: the authority is asked first. */
  residualHigh: z.boolean().nullable(),
  conclusion: z.string(),
  /** When the authority was asked, and what it said (Article 36). */
  consultedOn: z.string().nullable(),
  consultation: z.string(),
  /** The treatment’s answers, or somebody, demand one, whatever its own criteria say. */
  isDemanded: z.boolean(),
  /** It was done, and its treatment has changed since in what it speaks of. */
  isStale: z.boolean(),
  doneDate: Moment.nullable(),
  doneBy: z.string().nullable(),
  changedDate: Moment,
  version: z.number(),
  permissions: z.object({ update: z.boolean(), delete: z.boolean() }),
});
export type Dpia = z.output<typeof Dpia>;

const answer = z.object({ dpia: Dpia });

export const getDpias = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/gdpr/dpia/get-all',
  summary: 'Lists the impact assessments, and the processing activities that need one and have none.',
  effect: 'read',
  answer: z.object({
    dpias: z.array(Dpia),
    needed: z.array(
      z.object({
        treatmentId: z.string(),
        treatmentName: LocalText,
        why: z.array(z.enum(dpiaCriteria)),
        permissions: z.object({ update: z.boolean() }),
      }),
    ),
    /** The other treatments, of which one may be written too. */
    others: z.array(z.object({ treatmentId: z.string(), treatmentName: LocalText })),
    /** Whether there is an officer whose advice is asked for. */
    hasOfficer: z.boolean(),
    permissions: z.object({ update: z.boolean() }),
  }),
  errors: seeCodes,
});

export const saveDpia = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/gdpr/dpia/save',
  summary:
    'Saves the impact assessment of a processing activity, one for each. `isDone` marks it as done or as a draft. Absent = unchanged.',
  effect: 'write',
  body: z.object({
    treatmentId: z.uuid(field('required')),
    criteria: z.array(z.enum(dpiaCriteria)).max(dpiaCriteria.length).optional(),
    description: text.optional(),
    necessity: text.optional(),
    risks: text.optional(),
    measures: text.optional(),
    officerAdvice: text.optional(),
    residualHigh: z.boolean().nullable().optional(),
    conclusion: text.optional(),
    consultedOn: LawDay.nullable().optional(),
    consultation: text.optional(),
    isDone: z.boolean().optional(),
    /** 0 for an assessment that the caller saw there is none of. */
    version: z.number().int().nonnegative().optional(),
  }),
  answer,
  errors: [...changeCodes, 'gdpr.TreatmentNotFound', 'gdpr.NotComplete'],
});

export const deleteDpia = endpoint({
  ...viewGate,
  method: 'DELETE',
  path: '/gdpr/dpia/delete',
  summary: 'Deletes an impact assessment.',
  effect: 'write',
  body: z.object({ dpiaId: z.uuid(field('required')), version: z.number().int().positive().optional() }),
  answer: z.object({}),
  errors: [...changeCodes, 'gdpr.NotFound'],
});
