import { z } from 'zod';
import { art9Bases, departments, legalBases, retentionStarts } from './kinds.ts';
import { LocalText } from './local-text.ts';

/** What a questionnaire fills in of a treatment; owner, software and transfers are the company's own answers. */
const UsualTreatment = z.object({
  treatmentName: LocalText,
  activity: LocalText,
  mainCategory: LocalText,
  subCategory: LocalText,
  purpose: LocalText,
  legalBasis: z.enum(legalBases),
  legalBasisExplanation: LocalText,
  balancing: LocalText.optional(),
  art9Basis: z.enum(art9Bases).optional(),
  dataSubjects: z.array(z.string()),
  dataCategories: z.array(z.string()),
  source: LocalText,
  recipients: LocalText,
  retention: LocalText,
  retentionMonths: z.number().int().optional(),
  retentionFrom: z.enum(retentionStarts).optional(),
  securityMeasures: LocalText,
  /** Only where this kind of treatment is known to need an assessment of consequences. */
  dpiaNeeded: z.literal(true).optional(),
});
export type UsualTreatment = z.output<typeof UsualTreatment>;

const FlowOptionContent = z.object({
  optionId: z.string(),
  text: LocalText,
  help: LocalText.nullable(),
  treatment: UsualTreatment.nullable(),
});

const FlowQuestionContent = z.object({
  questionId: z.string(),
  text: LocalText,
  help: LocalText.nullable(),
  isMultiple: z.boolean(),
  options: z.array(FlowOptionContent),
});

/** A questionnaire as it stands in the content, in both languages (gdpr.40). */
export const FlowContent = z.object({
  key: z.string(),
  version: z.number().int().positive(),
  isActive: z.boolean(),
  department: z.enum(departments),
  name: LocalText,
  description: LocalText,
  questions: z.array(FlowQuestionContent),
});
export type FlowContent = z.output<typeof FlowContent>;
