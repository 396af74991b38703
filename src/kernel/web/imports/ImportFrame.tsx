import type { ReactNode } from 'react';
import type { ImportState } from '#kernel/contract/imports.ts';
import { Page } from '#ui/Page.tsx';
import { Steps } from '#ui/Steps.tsx';
import { useKernelTexts } from '../texts.ts';
import { useImportTexts } from './import-texts.ts';

export const importSteps = ['file', 'columns', 'check', 'done'] as const;
export type ImportStep = (typeof importSteps)[number];

interface ImportFrameProps {
  title: string;
  lead: string;
  trail: ReactNode;
  step: ImportStep;
  state: ImportState | undefined;
  /** Of the texts. */
  room: string;
  children: ReactNode;
}

/** The page of an import, with its four steps. */
export function ImportFrame({ title, lead, trail, step, state, room, children }: ImportFrameProps) {
  const t = useImportTexts(room);
  const k = useKernelTexts();
  const isOver = state === 'done' || state === 'undone';
  return (
    <Page title={title} description={lead} breadcrumbs={[trail]} breadcrumbsLabel={k('page.breadcrumbs')}>
      <Steps
        label={t('import.steps.label')}
        steps={importSteps.map((one) => t(`import.steps.${one}`))}
        current={isOver ? importSteps.length : importSteps.indexOf(step)}
        doneLabel={t('import.steps.isDone')}
      />
      {children}
    </Page>
  );
}

/** The step that an address asks for, as far as the plan has come. */
export function importStepOf(
  asked: string | undefined,
  plan: { state: ImportState; needsDateOrder: boolean } | undefined,
  needsAnswer: boolean,
): ImportStep {
  if (plan && plan.state !== 'planned') return 'done';
  return asked === 'columns' || plan?.needsDateOrder || needsAnswer ? 'columns' : 'check';
}
