import type { RiskLevel, RiskStep } from '../kinds.ts';

/** Likelihood times consequence (gdpr.50). */
export function scoreOf(likelihood: RiskStep | null, consequence: RiskStep | null) {
  if (likelihood === null || consequence === null) return null;
  const score = likelihood * consequence;
  return { likelihood, consequence, score, level: levelOf(score) };
}

/** 1–3 low, 4–6 medium, 8–16 high; products of two steps are never 7. */
export function levelOf(score: number): RiskLevel {
  if (score <= 3) return 'low';
  return score <= 6 ? 'medium' : 'high';
}
