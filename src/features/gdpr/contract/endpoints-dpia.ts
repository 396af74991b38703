import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { Moment } from '#kernel/contract/values.ts';
import { changeCodes, seeCodes, viewGate } from './gates.ts';
import { dpiaStates, longestText } from './kinds.ts';
import { LocalText } from './local-text.ts';

const text = z
  .string()
  .trim()
  .max(longestText, field('tooLong', { length: longestText }));
/** What speaks for an assessment: the cases of Article 35 (3), and the criteria of the authority. */
export const dpiaCriteria = [
  'automatedDecisions',
  'largeScaleSpecial',
  'publicMonitoring',
  'evaluation',
  'systematicMonitoring',
  'sensitive',
  'largeScale',
  'combined',
  'vulnerable',
  'newTechnology',
  'hindersRights',
] as const;
export type DpiaCriterion = (typeof dpiaCriteria)[number];

/** The assessment of consequences of a treatment, Article 35 (7). */
export const Dpia = z.object({
  dpiaId: z.string(),
  treatmentId: z.string(),
  treatmentName: LocalText,
  state: z.enum(dpiaStates),
  criteria: z.array(z.enum(dpiaCriteria)),
  isRequired: z.boolean(),
  description: z.string(),
  necessity: z.string(),
  risks: z.string(),
  measures: z.string(),
  officerAdvice: z.string(),
  /** What is left is a high risk: the authority is asked first. */
  residualHigh: z.boolean().nullable(),
  doneDate: Moment.nullable(),
  doneBy: z.string().nullable(),
  changedDate: Moment,
  version: z.number(),
});
export type Dpia = z.output<typeof Dpia>;

const answer = z.object({ dpia: Dpia });

export const getDpias = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/gdpr/dpia/get-all',
  summary: 'The assessments, and the treatments that need one and have none.',
  effect: 'read',
  answer: z.object({
    dpias: z.array(Dpia),
    needed: z.array(z.object({ treatmentId: z.string(), treatmentName: LocalText, why: z.array(z.enum(dpiaCriteria)) })),
    permissions: z.object({ update: z.boolean() }),
  }),
  errors: seeCodes,
});

export const saveDpia = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/gdpr/dpia/save',
  summary: 'Writes the assessment of a treatment, one for each. Absent = unchanged.',
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
    isDone: z.boolean().optional(),
    version: z.number().int().positive().optional(),
  }),
  answer,
  errors: [...changeCodes, 'gdpr.TreatmentNotFound', 'gdpr.NotComplete'],
});

export const deleteDpia = endpoint({
  ...viewGate,
  method: 'DELETE',
  path: '/gdpr/dpia/delete',
  summary: 'Deletes an assessment.',
  effect: 'write',
  body: z.object({ dpiaId: z.uuid(field('required')) }),
  answer: z.object({}),
  errors: [...changeCodes, 'gdpr.NotFound'],
});
