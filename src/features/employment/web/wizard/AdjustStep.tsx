import { OptionalClauses } from './OptionalClauses.tsx';
import type { StepPageProps } from './step-props.ts';
import { StepSections } from './StepSections.tsx';

/** Step 2: pay, hours, place, holiday, notice, and which clauses (employment.42). */
export function AdjustStep({ draft, validation, hasBeenLeft }: StepPageProps) {
  return <StepSections step={2} draft={draft} validation={validation} hasBeenLeft={hasBeenLeft} last={<OptionalClauses draft={draft} />} />;
}
