import { OptionalClauses } from './OptionalClauses.tsx';
import type { StepPageProps } from './step-props.ts';
import { StepSections } from './StepSections.tsx';

/** Step 2: pay, hours, place, holiday, notice, and which clauses (employment.42). */
export function AdjustStep({ draft, validation, isAsked }: StepPageProps) {
  return <StepSections step={2} draft={draft} validation={validation} isAsked={isAsked} last={<OptionalClauses draft={draft} />} />;
}
