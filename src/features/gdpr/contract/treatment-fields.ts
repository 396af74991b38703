import { z } from 'zod';
import { Country } from '#features/company/contract/address.ts';
import { PlainDate } from '#features/people/contract/field-rules.ts';
import { field } from '#kernel/contract/errors.ts';
import { wholeNumber } from '#kernel/contract/values.ts';
import {
  art9Bases,
  legalBases,
  longestText,
  maxEntries,
  retentionStarts,
  transferSafeguards,
  treatmentLights,
  treatmentRoles,
  treatmentStates,
} from './kinds.ts';
import { localText } from './local-text.ts';
import { isThirdCountry } from './rules/transfers.ts';

const line = z
  .string()
  .trim()
  .max(200, field('tooLong', { length: 200 }));
const text = localText(longestText);
const category = localText(100);
/** Each once, in the order of the list. */
const entries = z
  .array(
    z
      .string()
      .trim()
      .min(1, field('required'))
      .max(100, field('tooLong', { length: 100 })),
  )
  .max(maxEntries, field('tooLarge', { length: maxEntries }))
  .transform((all) => [...new Set(all)]);

/** A name of a treatment; its form and length are judged by the handler, which has codes for them. */
export const TreatmentName = localText(2000);
export const DepartmentName = z
  .string()
  .trim()
  .max(60, field('tooLong', { length: 60 }));
export const LegalBasisChoice = z.enum(legalBases, field('select')).nullable();
export const LightChoice = z.literal(treatmentLights, field('select'));

/** The fields of a treatment, each with its rule. */
export const treatmentFields = {
  treatmentName: TreatmentName,
  department: DepartmentName,
  activity: text,
  mainCategory: category,
  subCategory: category,
  purpose: text,
  legalBasis: LegalBasisChoice,
  legalBasisExplanation: text,
  balancing: text,
  art9Basis: z.enum(art9Bases, field('select')).nullable(),
  dataSubjects: entries,
  dataCategories: entries,
  source: text,
  softwareIds: z.array(z.uuid(field('select'))).max(maxEntries, field('tooLarge', { length: maxEntries })),
  processorName: line,
  hasAgreement: z.boolean().nullable(),
  recipients: text,
  transferCountries: z
    .array(Country)
    .max(maxEntries, field('tooLarge', { length: maxEntries }))
    .overwrite((countries) => countries.filter(isThirdCountry))
    .nullable(),
  transferSafeguard: z.enum(transferSafeguards, field('select')).nullable(),
  retention: text,
  retentionMonths: wholeNumber(0, 1200).nullable(),
  retentionFrom: z.enum(retentionStarts, field('select')).nullable(),
  securityMeasures: text,
  /** A person with access to the area. */
  employeeId: z.uuid(field('select')).nullable(),
  statusId: LightChoice,
  state: z.enum(treatmentStates, field('select')),
  role: z.enum(treatmentRoles, field('select')),
  controllerName: line,
  controllerContact: line,
  nextReview: PlainDate,
  dpiaNeeded: z.boolean().nullable(),
};

/** Absent = unchanged, null = none. */
export const TreatmentChange = z.object(treatmentFields).partial();
export type TreatmentChange = z.output<typeof TreatmentChange>;

const { treatmentName: _name, ...rest } = TreatmentChange.shape;

/** A new treatment: a draft of which only the name must be there. Without an owner it is the caller's. */
export const NewTreatment = z.object({
  ...rest,
  treatmentName: treatmentFields.treatmentName,
  flowAnswer: z
    .object({ flowId: z.string().max(60), version: wholeNumber(1, 10_000), answer: z.string().max(60) })
    .nullable()
    .optional(),
});
export type NewTreatment = z.output<typeof NewTreatment>;
