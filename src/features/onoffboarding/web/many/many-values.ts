import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { createPlans } from '../../contract/endpoints.ts';
import { planTypes, type Language } from '../../contract/kinds.ts';
import { ReferenceDate } from '../../contract/plan.ts';
import { sourceOf, type SourceValues } from '../new/plan-values.ts';

/** Plans of several people as they stand in their form. */
export interface ManyValues extends SourceValues {
  companyUserIds: string[];
  /** Whose day counts: that of each profile, or one for all. */
  dates: 'own' | 'same';
  referenceDate: string;
  isPublished: boolean;
}

export const ManySchema: z.ZodType<unknown, ManyValues> = z
  .object({
    type: z.enum(planTypes),
    source: z.string().min(1, field('select')),
    planId: z.string().nullable(),
    endAccess: z.boolean(),
    companyUserIds: createPlans.body.shape.companyUserIds,
    dates: z.enum(['own', 'same']),
    referenceDate: z.string(),
    isPublished: z.boolean(),
  })
  .refine((values) => sourceOf(values), { message: field('required'), path: ['planId'] })
  .refine(({ dates, referenceDate }) => dates === 'own' || referenceDate !== '', { message: field('required'), path: ['referenceDate'] })
  .refine(({ dates, referenceDate }) => dates === 'own' || referenceDate === '' || ReferenceDate.safeParse(referenceDate).success, {
    message: field('dateFormat'),
    path: ['referenceDate'],
  });

export type PersonResult = Answer<typeof createPlans>['results'][number];

/** The same as the call wants it. */
export function plansOf(values: ManyValues, language: Language): z.input<typeof createPlans.body> {
  const { type, companyUserIds, dates, referenceDate, isPublished, endAccess } = values;
  return {
    companyUserIds,
    plan: {
      type,
      source: sourceOf(values) ?? { kind: 'empty' },
      endAccess: type === 'Offboarding' && endAccess,
      language,
      referenceDate: dates === 'same' ? referenceDate : null,
      isPublished,
    },
  };
}

/** The results in a refusal of all of them. */
export function resultsIn(details: Readonly<Record<string, unknown>>): readonly PersonResult[] | undefined {
  const results = createPlans.answer.shape.results.safeParse(details['results']);
  return results.success ? results.data : undefined;
}

/** For whom none was made: chosen again, they can be tried once more. */
export function leftOf(results: readonly PersonResult[]): string[] {
  return [...new Set(results.filter(({ id }) => id === null).map(({ companyUserId }) => companyUserId))];
}
