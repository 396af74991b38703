import type { Draft } from '../draft.ts';
import type { ValidatedDraft, WizardStepNumber } from './step-marks.ts';

export interface PlaceInStep {
  field?: string | undefined;
  clause?: string | undefined;
}

/** The props of the page of a step. */
export interface StepPageProps {
  draft: Draft;
  validation: ValidatedDraft;
  /** The step was left once, so that what is missing is pointed out. */
  hasBeenLeft: boolean;
  /** Opens a step, at one of its fields or clauses. */
  open: (step: WizardStepNumber, at?: PlaceInStep) => Promise<void>;
}
