import { z } from 'zod';
import { riskSteps } from './kinds.ts';
import { LocalText } from './local-text.ts';

/** A risk of the product's content, and the treatments that it is proposed for: those with one of these data (gdpr.53). */
export const KnownRisk = z.object({
  key: z.string(),
  overview: LocalText,
  measures: LocalText,
  likelihood: z.literal(riskSteps),
  consequence: z.literal(riskSteps),
  /** Keys of data categories; `any` for every treatment, `transfer` for those that leave the EEA, `processor` for those with one. */
  about: z.array(z.string()),
});
export type KnownRisk = z.output<typeof KnownRisk>;
