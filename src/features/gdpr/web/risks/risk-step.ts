import { riskSteps, type RiskStep } from '../../contract/kinds.ts';

/** The step that was chosen in a field. */
export function stepOf(value: string | null): RiskStep | null {
  return riskSteps.find((step) => String(step) === value) ?? null;
}
