import type { StepPageProps } from './step-props.ts';
import { PersonChoices, PositionType, SigneeFields } from './PersonFields.tsx';
import { StepSections } from './StepSections.tsx';

/** Step 1: who the contract is for, who employs them, and from when (employment.42). */
export function SetupStep({ draft, validation, hasBeenLeft }: StepPageProps) {
  const person = (
    <>
      <PositionType draft={draft} />
      <PersonChoices draft={draft} />
    </>
  );
  return (
    <StepSections
      step={1}
      draft={draft}
      validation={validation}
      hasBeenLeft={hasBeenLeft}
      more={{ employee: person }}
      last={<SigneeFields draft={draft} faults={validation.signeeFaults} hasBeenLeft={hasBeenLeft} />}
    />
  );
}
