import { Skeleton } from '@mantine/core';
import { useQuery } from '#kernel/web/address.ts';
import { Link } from '#kernel/web/Link.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { Page } from '#ui/Page.tsx';
import { Steps } from '#ui/Steps.tsx';
import { getImportStatus } from '../../contract/endpoints-import.ts';
import type { PeopleImport } from '../../contract/entities-import.ts';
import type { en } from '../../texts/en.ts';
import { CheckStep } from './CheckStep.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { FileStep } from './FileStep.tsx';
import { usePlanning } from './use-plan.ts';
import styles from './import.module.css';

const steps = ['file', 'columns', 'check', 'done'] as const;
type Step = (typeof steps)[number];

/** Imports a staff list in four steps (people.24). The address holds plan and step, so the user can leave the page and return. */
export function ImportPage() {
  const t = useTexts<typeof en>('people');
  const k = useKernelTexts();
  const [query] = useQuery();
  const importId = query['import'];
  const status = useCall(getImportStatus, { query: { importId: importId ?? '' } }, { enabled: importId !== undefined });
  const plan = importId === undefined ? undefined : status.answer?.progress;
  const step = importId === undefined ? 'file' : stepOf(query['step'], plan);
  const trail = <Link to="/people">{t('import.breadcrumb')}</Link>;
  return (
    <Page title={t('import.title')} description={t('import.lead')} breadcrumbs={[trail]} breadcrumbsLabel={k('page.breadcrumbs')}>
      <Steps
        label={t('import.steps.label')}
        steps={steps.map((one) => t(`import.steps.${one}`))}
        current={plan?.state === 'done' || plan?.state === 'undone' ? steps.length : steps.indexOf(step)}
        doneLabel={t('import.steps.isDone')}
      />
      {importId === undefined ? (
        <FileStep />
      ) : (
        <Loaded read={status} skeleton={<Skeleton height="24rem" radius="lg" className={styles['skeleton'] ?? ''} />}>
          {({ progress }) => <PlanStep plan={progress} step={step} />}
        </Loaded>
      )}
    </Page>
  );
}

function PlanStep({ plan, step }: { plan: PeopleImport; step: Step }) {
  const planning = usePlanning();
  if (step === 'columns') return <ColumnsStep key={plan.id} plan={plan} planning={planning} />;
  return step === 'check' ? <CheckStep plan={plan} planning={planning} /> : <DoneStep plan={plan} />;
}

function stepOf(asked: string | undefined, plan: PeopleImport | undefined): Step {
  if (plan && plan.state !== 'planned') return 'done';
  return asked === 'columns' || plan?.needsDateOrder || plan?.needsSalaryInterval ? 'columns' : 'check';
}
