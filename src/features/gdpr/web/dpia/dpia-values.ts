import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import type { Dpia } from '../../contract/endpoints-dpia.ts';
import { dpiaCriteria, longestText, type DpiaCriterion } from '../../contract/kinds.ts';
import { LawDay } from '../../contract/law-days.ts';

const text = z.string().max(longestText, field('tooLong', { length: longestText }));
export const DpiaSchema = z.object({
  criteria: z.array(z.enum(dpiaCriteria)),
  description: text,
  necessity: text,
  risks: text,
  measures: text,
  officerAdvice: text,
  residualHigh: z.enum(['', 'yes', 'no']),
  conclusion: text,
  consultedOn: z.union([z.literal(''), LawDay]),
  consultation: text,
  isDone: z.boolean(),
});
export type DpiaValues = z.input<typeof DpiaSchema>;

/** The values of the form: those of an assessment, or of a new one with the criteria of the treatment's answers. */
export function valuesOf(dpia: Dpia | undefined, why: readonly DpiaCriterion[]): DpiaValues {
  const residual = dpia?.residualHigh ?? null;
  return {
    criteria: dpia?.criteria ?? [...why],
    description: dpia?.description ?? '',
    necessity: dpia?.necessity ?? '',
    risks: dpia?.risks ?? '',
    measures: dpia?.measures ?? '',
    officerAdvice: dpia?.officerAdvice ?? '',
    residualHigh: residual === null ? '' : residual ? 'yes' : 'no',
    conclusion: dpia?.conclusion ?? '',
    consultedOn: dpia?.consultedOn ?? '',
    consultation: dpia?.consultation ?? '',
    isDone: dpia !== undefined && dpia.state !== 'draft',
  };
}

/** The values as they are sent and judged. */
export function sentDpia({ residualHigh, consultedOn, ...values }: DpiaValues) {
  return { ...values, residualHigh: residualHigh === '' ? null : residualHigh === 'yes', consultedOn: consultedOn || null };
}
