import type { ComponentType } from 'react';
import { lazyComponent } from '#kernel/web/parts.ts';
import { AdjustStep } from './AdjustStep.tsx';
import { SetupStep } from './SetupStep.tsx';
import type { WizardStepNumber } from './step-marks.ts';
import type { StepPageProps } from './step-props.ts';

export interface StepPage {
  step: WizardStepNumber;
  Content: ComponentType<StepPageProps>;
}

/** The steps of the wizard, in order. */
export const stepPages: readonly [StepPage, ...StepPage[]] = [
  { step: 1, Content: SetupStep },
  { step: 2, Content: AdjustStep },
  { step: 3, Content: lazyComponent(async () => (await import('../editor/ContractStep.tsx')).ContractStep) },
  { step: 4, Content: lazyComponent(async () => (await import('./FinishStep.tsx')).FinishStep) },
];
