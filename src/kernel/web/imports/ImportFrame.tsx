import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ImportState } from '#kernel/contract/imports.ts';
import { Page } from '#ui/Page.tsx';
import { Steps } from '#ui/Steps.tsx';
import { useQuery } from '../address.ts';
import { Loaded } from '../Loaded.tsx';
import { useKernelTexts } from '../texts.ts';
import type { Read } from '../use-call.ts';
import { useImportTexts } from './import-texts.ts';

export const importSteps = ['file', 'columns', 'check', 'done'] as const;
export type ImportStep = (typeof importSteps)[number];

interface ShownPlan {
  state: ImportState;
  needsDateOrder: boolean;
}

interface ImportFrameProps<Plan extends ShownPlan> {
  title: string;
  lead: string;
  trail: ReactNode;
  /** The plan that the address names; undefined while there is none. */
  read: Read<{ progress: Plan }> | undefined;
  /** Whether something besides the order of dates has to be answered first. */
  needsAnswer: (plan: Plan) => boolean;
  /** Of the texts. */
  room: string;
  /** The first step. */
  file: ReactNode;
  /** The others. */
  children: (plan: Plan, step: ImportStep) => ReactNode;
}

/** The page of an import in four steps. The address holds plan and step, so the user can leave the page and return. */
export function ImportFrame<Plan extends ShownPlan>({
  title,
  lead,
  trail,
  read,
  needsAnswer,
  room,
  file,
  children,
}: ImportFrameProps<Plan>) {
  const t = useImportTexts(room);
  const k = useKernelTexts();
  const [query] = useQuery();
  const plan = read?.answer?.progress;
  const step = read ? importStepOf(query['step'], plan, plan !== undefined && needsAnswer(plan)) : 'file';
  const isOver = plan?.state === 'done' || plan?.state === 'undone';
  return (
    <Page title={title} description={lead} breadcrumbs={[trail]} breadcrumbsLabel={k('page.breadcrumbs')}>
      <Steps
        label={t('import.steps.label')}
        steps={importSteps.map((one) => t(`import.steps.${one}`))}
        current={isOver ? importSteps.length : importSteps.indexOf(step)}
        doneLabel={t('import.steps.isDone')}
      />
      {read ? (
        <Loaded read={read} skeleton={<Skeleton height="24rem" radius="lg" />}>
          {({ progress }) => children(progress, step)}
        </Loaded>
      ) : (
        file
      )}
    </Page>
  );
}

/** The step that an address asks for, as far as the plan has come. */
function importStepOf(step: string | undefined, plan: ShownPlan | undefined, needsAnswer: boolean): ImportStep {
  if (plan && plan.state !== 'planned') return 'done';
  return step === 'columns' || plan?.needsDateOrder || needsAnswer ? 'columns' : 'check';
}
