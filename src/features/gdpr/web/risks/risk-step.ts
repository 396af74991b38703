import { riskSteps, type RiskLevel, type RiskStep } from '../../contract/kinds.ts';

/** Of a product of likelihood and consequence: 1–3 low, 4–6 medium, 8–16 high (gdpr.50). */
export function levelOf(likelihood: RiskStep, consequence: RiskStep): RiskLevel {
  const score = likelihood * consequence;
  if (score <= 3) return 'low';
  return score <= 6 ? 'medium' : 'high';
}

/** The step that was chosen in a field. */
export function stepOf(value: string | null): RiskStep | null {
  return riskSteps.find((step) => String(step) === value) ?? null;
}
