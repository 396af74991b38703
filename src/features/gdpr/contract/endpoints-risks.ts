import { z } from 'zod';
import { PlainDate } from '#features/people/contract/field-rules.ts';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { Moment } from '#kernel/contract/values.ts';
import { changeCodes, seeCodes, viewGate } from './gates.ts';
import { longestText, riskLevels, riskSteps } from './kinds.ts';
import { LocalText, localText } from './local-text.ts';

/** Something to do about a risk. */
const RiskAction = z.object({
  actionId: z.string(),
  text: z.string(),
  responsibleId: z.string().nullable(),
  responsible: z.string().nullable(),
  dueDate: z.string().nullable(),
  isDone: z.boolean(),
});

const Score = z.object({
  likelihood: z.literal(riskSteps),
  consequence: z.literal(riskSteps),
  score: z.number(),
  level: z.enum(riskLevels),
});

export const RiskAssessment = z.object({
  riskAssessmentId: z.string(),
  created: Moment,
  createdBy: z.string().nullable(),
  changed: Moment,
  overview: LocalText,
  measures: LocalText,
  comment: LocalText,
  actions: z.array(RiskAction),
  treated: z.boolean(),
  inherent: Score.nullable(),
  residual: Score.nullable(),
  /** The known risk of the product's content that it was made of. */
  triggerRiskGuid: z.string().nullable(),
  treatmentIds: z.array(z.string()),
  treatments: z.array(z.object({ treatmentId: z.string(), treatmentName: LocalText, isChanged: z.boolean() })),
  /** A treatment of it was changed or deleted, or the protocol changed, since it was last looked at. */
  isStale: z.boolean(),
  version: z.number(),
});
export type RiskAssessment = z.output<typeof RiskAssessment>;

/** A risk that the product proposes for the treatments of the company. */
const ProposedRisk = z.object({
  triggerRiskGuid: z.string(),
  overview: LocalText,
  measures: LocalText,
  likelihood: z.literal(riskSteps),
  consequence: z.literal(riskSteps),
  treatmentIds: z.array(z.string()),
});

const text = localText(longestText);
const step = z.literal(riskSteps, field('select')).nullable();
const fields = {
  overview: text,
  measures: text,
  comment: text,
  actions: z
    .array(
      z.object({
        actionId: z.uuid().optional(),
        text: z
          .string(field('required'))
          .trim()
          .min(1, field('required'))
          .max(500, field('tooLong', { length: 500 })),
        responsibleId: z.uuid(field('select')).nullable().default(null),
        dueDate: PlainDate.default(null),
        isDone: z.boolean().default(false),
      }),
    )
    .max(40, field('tooLarge', { length: 40 })),
  treated: z.boolean(),
  inherentLikelihood: step,
  inherentConsequence: step,
  residualLikelihood: step,
  residualConsequence: step,
  treatmentIds: z.array(z.uuid(field('select'))).max(200),
};
const riskAssessmentId = z.uuid(field('required'));
const codes = [...changeCodes, 'gdpr.NotExistingProtocol', 'gdpr.TreatmentNotFound', 'gdpr.CouldNotFindUser'] as const;
const answer = z.object({ riskAssessment: RiskAssessment });

export const getRisks = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/gdpr/risk-assessment/getAll',
  summary: 'Lists the risks, newest first, and those Samspill suggests for the processing activities.',
  effect: 'read',
  answer: z.object({
    riskAssessments: z.array(RiskAssessment),
    proposed: z.array(ProposedRisk),
    permissions: z.object({ update: z.boolean() }),
  }),
  errors: seeCodes,
});

export const getRisk = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/gdpr/risk-assessment/get-by-id',
  summary: 'Returns one risk.',
  effect: 'read',
  query: z.object({ riskAssessmentId }),
  answer,
  errors: [...seeCodes, 'gdpr.NotFound'],
});

export const createRisk = endpoint({
  ...viewGate,
  method: 'PUT',
  path: '/gdpr/risk-assessment/create',
  repeats: 'adds',
  summary: 'Adds a risk. It is handled only when the remaining risk is scored.',
  effect: 'write',
  body: z
    .object(fields)
    .partial()
    .extend({ overview: text, triggerRiskGuid: z.string().max(60).nullable().default(null) }),
  answer,
  errors: [...codes, 'gdpr.NotTreated'],
});

export const updateRisk = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/gdpr/risk-assessment/update',
  summary: 'Changes a risk, and confirms that it is reviewed after its processing activities changed. Absent = unchanged.',
  effect: 'write',
  body: z.object(fields).partial().extend({ riskAssessmentId, version: z.number().int().positive().optional() }),
  answer,
  errors: [...codes, 'gdpr.NotFound', 'gdpr.NotUpdated', 'gdpr.NotTreated'],
});

export const deleteRisk = endpoint({
  ...viewGate,
  method: 'DELETE',
  path: '/gdpr/risk-assessment/delete',
  summary: 'Deletes a risk, with a reason that is logged.',
  effect: 'write',
  body: z.object({
    riskAssessmentId,
    version: z.number().int().positive().optional(),
    reason: z
      .string(field('required'))
      .trim()
      .min(1, field('required'))
      .max(1000, field('tooLong', { length: 1000 })),
  }),
  answer: z.object({}),
  errors: [...changeCodes, 'gdpr.NotFound', 'gdpr.CouldNotDeleteRiskAssesment'],
});
