import { z } from 'zod';
import { Moment } from '#kernel/contract/values.ts';
import {
  art9Bases,
  dpiaCriteria,
  dpiaStates,
  legalBases,
  retentionStarts,
  transferSafeguards,
  treatmentLights,
  treatmentRoles,
  treatmentStates,
} from './kinds.ts';
import { LocalText } from './local-text.ts';

/** The answer of a questionnaire that a treatment was made of. */
export const FlowAnswer = z.object({ flowId: z.string(), version: z.number(), answer: z.string() });
export type FlowAnswer = z.output<typeof FlowAnswer>;

/** What is kept of a treatment: the record of Article 30, and what keeps it true. */
export const TreatmentContent = z.object({
  treatmentName: LocalText,
  /** A key of `departments`, or the company's own words; empty until it is chosen. */
  department: z.string(),
  activity: LocalText,
  mainCategory: LocalText,
  subCategory: LocalText,
  purpose: LocalText,
  legalBasis: z.enum(legalBases).nullable(),
  legalBasisExplanation: LocalText,
  /** For legitimate interests: why they outweigh those of the people. */
  balancing: LocalText,
  art9Basis: z.enum(art9Bases).nullable(),
  /** Keys of `dataSubjects`, or own words. */
  dataSubjects: z.array(z.string()),
  /** Keys of `dataCategories`, or own words. */
  dataCategories: z.array(z.string()),
  source: LocalText,
  /** Software of the company. */
  softwareIds: z.array(z.string()),
  /** Somebody who handles the data for the company without a software of the list. */
  processorName: z.string(),
  /** Whether there is an agreement with that processor; null when there is none or nobody has said. */
  hasAgreement: z.boolean().nullable(),
  recipients: LocalText,
  /** Countries outside the EEA, by ISO 3166-1; empty: none; null: not answered. */
  transferCountries: z.array(z.string()).nullable(),
  transferSafeguard: z.enum(transferSafeguards).nullable(),
  retention: LocalText,
  retentionMonths: z.number().nullable(),
  retentionFrom: z.enum(retentionStarts).nullable(),
  securityMeasures: LocalText,
  /** The person's id. */
  employeeId: z.string().nullable(),
  statusId: z.literal(treatmentLights),
  state: z.enum(treatmentStates),
  role: z.enum(treatmentRoles),
  /** As processor: for whom. */
  controllerName: z.string(),
  controllerContact: z.string(),
  nextReview: z.string().nullable(),
  /** Whether somebody has found that a DPIA is needed; null when nobody has looked. */
  dpiaNeeded: z.boolean().nullable(),
  flowAnswer: FlowAnswer.nullable(),
});
export type TreatmentContent = z.output<typeof TreatmentContent>;

/** What is missing in a treatment, by the names of its fields. */
export const Completion = z.object({ percent: z.number(), filled: z.number(), required: z.number(), missing: z.array(z.string()) });
export type Completion = z.output<typeof Completion>;

/** What the caller may do with one treatment. */
export const TreatmentPermissions = z.object({ update: z.boolean(), delete: z.boolean(), notes: z.boolean(), restrict: z.boolean() });
export type TreatmentPermissions = z.output<typeof TreatmentPermissions>;

/** A software of the company as a treatment names it. */
export const UsedSoftware = z.object({
  softwareId: z.string(),
  softwareName: z.string(),
  softwareCompanyName: z.string(),
  hasAgreement: z.boolean(),
});
export type UsedSoftware = z.output<typeof UsedSoftware>;

/** A treatment in the protocol. */
export const TreatmentRow = TreatmentContent.extend({
  treatmentId: z.string(),
  /** Its name in orders and in archived protocols; it stays. */
  key: z.string(),
  /** The name of the owner. */
  owner: z.string().nullable(),
  software: z.array(UsedSoftware),
  completion: Completion,
  hasNotes: z.boolean(),
  lastEdited: Moment,
  lastEditedBy: z.string().nullable(),
  lastEditedById: z.string().nullable(),
  version: z.number(),
  /** Only some roles or people see it. */
  isRestricted: z.boolean(),
  permissions: TreatmentPermissions,
});
export type TreatmentRow = z.output<typeof TreatmentRow>;

/** One treatment with what hangs on it. */
export const Treatment = TreatmentRow.extend({
  createdDate: Moment,
  createdBy: z.string().nullable(),
  riskAssessments: z.array(z.object({ riskAssessmentId: z.string(), overview: LocalText, isTreated: z.boolean() })),
  /** Whether it demands an assessment of consequences, why, and how far that has come; null when there is none. */
  dpia: z.object({
    isDemanded: z.boolean(),
    why: z.array(z.enum(dpiaCriteria)),
    state: z.enum(dpiaStates).nullable(),
    isStale: z.boolean(),
  }),
  agreements: z.array(z.object({ dataProcessorAgreementId: z.string(), softwareName: z.string(), validTo: z.string().nullable() })),
});
export type Treatment = z.output<typeof Treatment>;
