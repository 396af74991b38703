import { z } from 'zod';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import type { getRisks, RiskAssessment } from '../../contract/endpoints-risks.ts';
import { longestText } from '../../contract/kinds.ts';
import { textIn } from '../../contract/local-text.ts';
import { stepOf } from './risk-step.ts';

export interface ActionValue {
  actionId?: string | undefined;
  text: string;
  responsibleId: string | null;
  dueDate: string;
  isDone: boolean;
}

/** The values of the form; texts are in the language of the page. */
export type RiskValues = {
  overview: string;
  measures: string;
  comment: string;
  treatmentIds: string[];
  inherentLikelihood: string | null;
  inherentConsequence: string | null;
  residualLikelihood: string | null;
  residualConsequence: string | null;
  actions: ActionValue[];
  treated: boolean;
};

const text = z.string().max(longestText, field('tooLong', { length: longestText }));
const choice = z.string().nullable();

/** That there is something that can happen, and that a treated risk says what is left. */
export const RiskSchema: z.ZodType<unknown, RiskValues> = z
  .object({
    overview: text.trim().min(1, field('required')),
    measures: text,
    comment: text,
    treatmentIds: z.array(z.string()),
    inherentLikelihood: choice,
    inherentConsequence: choice,
    residualLikelihood: choice,
    residualConsequence: choice,
    actions: z
      .array(
        z.object({
          actionId: z.string().optional(),
          text: z
            .string()
            .trim()
            .min(1, field('required'))
            .max(500, field('tooLong', { length: 500 })),
          responsibleId: choice,
          dueDate: z.union([z.literal(''), z.iso.date(field('dateFormat'))]),
          isDone: z.boolean(),
        }),
      )
      .max(40, field('tooLarge', { length: 40 })),
    treated: z.boolean(),
  })
  .superRefine((risk, context) => {
    if (!risk.treated) return;
    for (const name of ['residualLikelihood', 'residualConsequence'] as const) {
      if (risk[name] === null) context.addIssue({ code: 'custom', path: [name], message: field('select') });
    }
  });

type Proposed = Answer<typeof getRisks>['proposed'][number];

/** The values of a stored risk, of one that is proposed, or of a new one. */
export function valuesOf(risk: RiskAssessment | undefined, proposed: Proposed | undefined, language: 'no' | 'en'): RiskValues {
  const step = (value: number | undefined) => (value === undefined ? null : String(value));
  const known = risk ?? proposed;
  return {
    overview: known ? textIn(known.overview, language) : '',
    measures: known ? textIn(known.measures, language) : '',
    comment: risk ? textIn(risk.comment, language) : '',
    treatmentIds: [...(known?.treatmentIds ?? [])],
    inherentLikelihood: step(risk ? risk.inherent?.likelihood : proposed?.likelihood),
    inherentConsequence: step(risk ? risk.inherent?.consequence : proposed?.consequence),
    residualLikelihood: step(risk?.residual?.likelihood),
    residualConsequence: step(risk?.residual?.consequence),
    actions: (risk?.actions ?? []).map(({ actionId, text: what, responsibleId, dueDate, isDone }) => ({
      actionId,
      text: what,
      responsibleId,
      dueDate: dueDate ?? '',
      isDone,
    })),
    treated: risk?.treated ?? false,
  };
}

/** A checked form as a request names its fields; texts that nobody touched keep their other language. */
export function sentRisk(base: RiskValues, values: RiskValues) {
  const { overview, measures, comment, actions, treatmentIds, treated } = values;
  return {
    ...(overview !== base.overview && { overview }),
    ...(measures !== base.measures && { measures }),
    ...(comment !== base.comment && { comment }),
    treatmentIds,
    treated,
    inherentLikelihood: stepOf(values.inherentLikelihood),
    inherentConsequence: stepOf(values.inherentConsequence),
    residualLikelihood: stepOf(values.residualLikelihood),
    residualConsequence: stepOf(values.residualConsequence),
    actions: actions.map(({ dueDate, ...action }) => ({ ...action, dueDate: dueDate || null })),
  };
}
