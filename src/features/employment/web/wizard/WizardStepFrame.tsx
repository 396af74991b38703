import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { PartToCome } from '#kernel/web/PartToCome.tsx';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { Delayed } from '#ui/Delayed.tsx';
import { WizardStep } from '#ui/WizardStep.tsx';
import type { en } from '../../texts/en.ts';
import { stepNames } from './step-marks.ts';
import type { StepPageProps } from './step-props.ts';
import type { StepPage } from './wizard-pages.ts';

interface WizardStepFrameProps extends StepPageProps {
  page: StepPage;
  back: StepPage | undefined;
  next: StepPage | undefined;
}

/** One step of the wizard with its ways back and on. */
export function WizardStepFrame({ page: { step, Content }, back, next, ...given }: WizardStepFrameProps) {
  const t = useTexts<typeof en>('employment');
  const k = useKernelTexts();
  const way = (label: string, to: StepPage | undefined) => to && { label, onClick: () => void given.open(to.step) };
  const [backButton, nextButton] = [way(k('actions.back'), back), way(k('actions.next'), next)];
  const loading = (
    <Delayed>
      <Skeleton height={320} />
    </Delayed>
  );
  return (
    <div data-wizard-step={step}>
      <WizardStep
        title={t(`wizard.steps.${stepNames[step]}`)}
        lead={t(`wizard.leads.${stepNames[step]}`)}
        isLong
        {...(backButton && { back: backButton })}
        {...(nextButton && { next: nextButton })}
      >
        <Suspense fallback={<PartToCome skeleton={loading} />}>
          <Content key={step} {...given} />
        </Suspense>
      </WizardStep>
    </div>
  );
}
