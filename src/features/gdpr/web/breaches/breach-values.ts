import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import type { Breach } from '../../contract/endpoints-breaches.ts';
import { breachExceptions, breachKinds, breachRisks, longestText } from '../../contract/kinds.ts';
import { LawMoment } from '../../contract/law-days.ts';

const text = (length: number) => z.string().max(length, field('tooLong', { length }));
const moment = z.union([z.literal(''), z.iso.datetime(field('dateFormat'))]);
const amount = z.union([
  z.literal(''),
  z
    .number()
    .int()
    .min(0, field('tooSmall', { length: 0 })),
]);

export const WhatSchema = z.object({
  title: text(200).trim().min(1, field('required')),
  awareAt: LawMoment,
  happenedFrom: moment,
  kinds: z.array(z.enum(breachKinds)),
  description: text(longestText),
  dataSubjects: z.array(z.string()),
  subjects: amount,
  dataCategories: z.array(z.string()),
  records: amount,
  consequences: text(longestText),
  measures: text(longestText),
  treatmentIds: z.array(z.string()),
});
export type WhatValues = z.input<typeof WhatSchema>;

/** What happened, of a breach or of a new one. */
export function whatOf(breach: Breach | undefined, now: string): WhatValues {
  return {
    title: breach?.title ?? '',
    awareAt: breach?.awareAt ?? now,
    happenedFrom: breach?.happenedFrom ?? '',
    kinds: breach?.kinds ?? [],
    description: breach?.description ?? '',
    dataSubjects: breach?.dataSubjects ?? [],
    subjects: breach?.subjects ?? '',
    dataCategories: breach?.dataCategories ?? [],
    records: breach?.records ?? '',
    consequences: breach?.consequences ?? '',
    measures: breach?.measures ?? '',
    treatmentIds: breach?.treatmentIds ?? [],
  };
}

/** What happened, as it is sent. */
export function sentWhat({ happenedFrom, subjects, records, ...values }: WhatValues) {
  const amountOf = (value: number | '') => (value === '' ? null : value);
  return { ...values, happenedFrom: happenedFrom || null, subjects: amountOf(subjects), records: amountOf(records) };
}

export const AssessmentSchema = z.object({
  risk: z.enum(breachRisks).nullable(),
  riskReason: text(longestText),
  authorityNotifiedAt: moment,
  lateReason: text(longestText),
  peopleToldAt: moment,
  peopleException: z.union([z.literal(''), z.enum(breachExceptions)]),
  peopleReason: text(longestText),
});
export type AssessmentValues = z.input<typeof AssessmentSchema>;

export function assessmentOf(breach: Breach): AssessmentValues {
  const { risk, riskReason, authorityNotifiedAt, lateReason, peopleToldAt, peopleException, peopleReason } = breach;
  return {
    risk,
    riskReason,
    authorityNotifiedAt: authorityNotifiedAt ?? '',
    lateReason,
    peopleToldAt: peopleToldAt ?? '',
    peopleException: peopleException ?? '',
    peopleReason,
  };
}

/** The assessment as it is sent; what the risk makes needless is left as it was. */
export function sentAssessment({ authorityNotifiedAt, peopleToldAt, peopleException, ...values }: AssessmentValues) {
  return {
    ...values,
    authorityNotifiedAt: authorityNotifiedAt || null,
    peopleToldAt: peopleToldAt || null,
    peopleException: peopleException || null,
  };
}
