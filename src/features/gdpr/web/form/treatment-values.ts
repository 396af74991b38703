import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import { changedNames } from '#kernel/web/form-drafts.ts';
import { longestName, longestText, maxEntries } from '../../contract/kinds.ts';
import type { LocalText } from '../../contract/local-text.ts';
import { blankTreatment } from '../../contract/rules/blank-treatment.ts';
import { changedTreatment } from '../../contract/rules/change-treatment.ts';
import type { TreatmentContent } from '../../contract/treatment.ts';
import { NewTreatment, treatmentFields, type NewTreatment as SentTreatment } from '../../contract/treatment-fields.ts';

type Choice = string | null;

/** The values of the form; choices are texts, as those of select fields are. */
export type TreatmentValues = {
  treatmentName: LocalText;
  department: string;
  activity: LocalText;
  mainCategory: LocalText;
  subCategory: LocalText;
  purpose: LocalText;
  role: string;
  controllerName: string;
  controllerContact: string;
  legalBasis: Choice;
  legalBasisExplanation: LocalText;
  balancing: LocalText;
  art9Basis: Choice;
  dataSubjects: string[];
  dataCategories: string[];
  source: LocalText;
  softwareIds: string[];
  processorName: string;
  /** `yes`, `no`, or empty while nobody has said. */
  hasAgreement: string;
  recipients: LocalText;
  /** `none`, `some`, or empty while nobody has said. */
  transfers: string;
  transferCountries: string[];
  transferSafeguard: Choice;
  retention: LocalText;
  retentionMonths: number | string;
  retentionFrom: Choice;
  securityMeasures: LocalText;
  dpiaNeeded: string;
  employeeId: Choice;
  statusId: string;
  state: string;
  nextReview: string;
};
export type TreatmentName = keyof TreatmentValues;

const long = (length: number) => z.string().max(length, field('tooLong', { length }));
const text = z.object({ no: long(longestText), en: long(longestText) });
const category = z.object({ no: long(100), en: long(100) });
const choice = z.string().nullable();
const answer = z.enum(['', 'yes', 'no']);

/** The contract's rules of single fields, and that there is a name. */
export const TreatmentSchema: z.ZodType<unknown, TreatmentValues> = z
  .object({
    treatmentName: z.object({ no: long(longestName), en: long(longestName) }),
    department: treatmentFields.department,
    activity: text,
    mainCategory: category,
    subCategory: category,
    purpose: text,
    role: z.string(),
    controllerName: treatmentFields.controllerName,
    controllerContact: treatmentFields.controllerContact,
    legalBasis: choice,
    legalBasisExplanation: text,
    balancing: text,
    art9Basis: choice,
    dataSubjects: z.array(long(100)).max(maxEntries, field('tooLarge', { length: maxEntries })),
    dataCategories: z.array(long(100)).max(maxEntries, field('tooLarge', { length: maxEntries })),
    source: text,
    softwareIds: z.array(z.string()).max(maxEntries, field('tooLarge', { length: maxEntries })),
    processorName: treatmentFields.processorName,
    hasAgreement: answer,
    recipients: text,
    transfers: z.enum(['', 'none', 'some']),
    transferCountries: z.array(z.string()).max(maxEntries, field('tooLarge', { length: maxEntries })),
    transferSafeguard: choice,
    retention: text,
    retentionMonths: z.union([
      z.literal(''),
      z
        .number()
        .int()
        .min(0)
        .max(1200, field('tooLarge', { length: 1200 })),
    ]),
    retentionFrom: choice,
    securityMeasures: text,
    dpiaNeeded: answer,
    employeeId: choice,
    statusId: z.string(),
    state: z.string(),
    nextReview: z.union([z.literal(''), z.iso.date(field('dateFormat'))]),
  })
  .superRefine(({ treatmentName: { no, en }, transfers, transferCountries }, context) => {
    if (no.trim() === '' && en.trim() === '') {
      for (const language of ['no', 'en'])
        context.addIssue({ code: 'custom', path: ['treatmentName', language], message: field('required') });
    }
    if (transfers === 'some' && transferCountries.length === 0)
      context.addIssue({ code: 'custom', path: ['transferCountries'], message: field('select') });
  });

function said(value: boolean | null | undefined): string {
  return value === null || value === undefined ? '' : value ? 'yes' : 'no';
}

function transfersOf(countries: readonly string[] | null | undefined): string {
  return !countries ? '' : countries.length > 0 ? 'some' : 'none';
}

/** Its languages in one order: a refusal carries what is stored in whichever it was kept. */
function textOf(local: LocalText | undefined): LocalText {
  return { no: local?.no ?? '', en: local?.en ?? '' };
}

/** The values of a stored treatment, or of a new one for its owner. */
export function valuesOf(treatment: TreatmentContent | undefined, ownerId: string | null = null): TreatmentValues {
  const one: Partial<TreatmentContent> = treatment ?? {};
  return {
    treatmentName: textOf(one.treatmentName),
    department: one.department ?? '',
    activity: textOf(one.activity),
    mainCategory: textOf(one.mainCategory),
    subCategory: textOf(one.subCategory),
    purpose: textOf(one.purpose),
    role: one.role ?? 'controller',
    controllerName: one.controllerName ?? '',
    controllerContact: one.controllerContact ?? '',
    legalBasis: one.legalBasis ?? null,
    legalBasisExplanation: textOf(one.legalBasisExplanation),
    balancing: textOf(one.balancing),
    art9Basis: one.art9Basis ?? null,
    dataSubjects: [...(one.dataSubjects ?? [])],
    dataCategories: [...(one.dataCategories ?? [])],
    source: textOf(one.source),
    softwareIds: [...(one.softwareIds ?? [])],
    processorName: one.processorName ?? '',
    hasAgreement: said(one.hasAgreement),
    recipients: textOf(one.recipients),
    transfers: transfersOf(one.transferCountries),
    transferCountries: [...(one.transferCountries ?? [])],
    transferSafeguard: one.transferSafeguard ?? null,
    retention: textOf(one.retention),
    retentionMonths: one.retentionMonths ?? '',
    retentionFrom: one.retentionFrom ?? null,
    securityMeasures: textOf(one.securityMeasures),
    dpiaNeeded: said(one.dpiaNeeded),
    employeeId: treatment ? treatment.employeeId : ownerId,
    statusId: String(one.statusId ?? 2),
    state: one.state ?? 'draft',
    nextReview: one.nextReview ?? '',
  };
}

const answered = (value: string): boolean | null => (value === '' ? null : value === 'yes');

/** A checked form as a request names its fields. */
export function sentTreatment(values: TreatmentValues): SentTreatment {
  const { transfers, transferCountries, hasAgreement, dpiaNeeded, retentionMonths, nextReview, statusId, ...plain } = values;
  return NewTreatment.parse({
    ...plain,
    hasAgreement: answered(hasAgreement),
    dpiaNeeded: answered(dpiaNeeded),
    transferCountries: transfers === '' ? null : transfers === 'none' ? [] : transferCountries,
    retentionMonths: retentionMonths === '' ? null : Number(retentionMonths),
    nextReview: nextReview === '' ? null : nextReview,
    statusId: Number(statusId),
  });
}

/** The form as the rules of completion judge it. */
export function contentOf(values: TreatmentValues): TreatmentContent {
  const { transfers, transferCountries, retentionMonths, ...plain } = values;
  const { success, data } = z
    .object(treatmentFields)
    .partial()
    .safeParse({
      ...plain,
      hasAgreement: answered(values.hasAgreement),
      dpiaNeeded: answered(values.dpiaNeeded),
      transferCountries: transfers === '' ? null : transfers === 'none' ? [] : transferCountries,
      retentionMonths: retentionMonths === '' ? null : Number(retentionMonths),
      nextReview: values.nextReview === '' ? null : values.nextReview,
      statusId: Number(values.statusId),
    });
  // What is wrong in the form is said beside its field; until then only its texts count.
  return changedTreatment(blankTreatment, success ? data : { treatmentName: values.treatmentName }, 'no');
}

/** Only what differs from what is stored. */
export function sentChanges(base: TreatmentValues, values: TreatmentValues): Partial<SentTreatment> {
  const names = changedNames(base, values).map((name) => (name === 'transfers' ? 'transferCountries' : name));
  const changed = new Set<string>(names);
  return Object.fromEntries(Object.entries(sentTreatment(values)).filter(([name]) => changed.has(name)));
}
