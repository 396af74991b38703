import { Skeleton } from '@mantine/core';
import { useQuery } from '#kernel/web/address.ts';
import { ImportFrame, importStepOf, type ImportStep } from '#kernel/web/imports/ImportFrame.tsx';
import { Link } from '#kernel/web/Link.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { getImportStatus } from '../../contract/endpoints-import.ts';
import type { PeopleImport } from '../../contract/entities-import.ts';
import type { en } from '../../texts/en.ts';
import { CheckStep } from './CheckStep.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { FileStep } from './FileStep.tsx';
import { usePlanning } from './use-plan.ts';

/** Imports a staff list in four steps (people.24). The address holds plan and step, so the user can leave the page and return. */
export function ImportPage() {
  const t = useTexts<typeof en>('people');
  const [query] = useQuery();
  const importId = query['import'];
  const status = useCall(getImportStatus, { query: { importId: importId ?? '' } }, { enabled: importId !== undefined });
  const plan = importId === undefined ? undefined : status.answer?.progress;
  const step = importId === undefined ? 'file' : importStepOf(query['step'], plan, plan?.needsSalaryInterval === true);
  const trail = <Link to="/people">{t('import.breadcrumb')}</Link>;
  return (
    <ImportFrame title={t('import.title')} lead={t('import.lead')} trail={trail} step={step} state={plan?.state} room="people">
      {importId === undefined ? (
        <FileStep />
      ) : (
        <Loaded read={status} skeleton={<Skeleton height="24rem" radius="lg" />}>
          {({ progress }) => <PlanStep plan={progress} step={step} />}
        </Loaded>
      )}
    </ImportFrame>
  );
}

function PlanStep({ plan, step }: { plan: PeopleImport; step: ImportStep }) {
  const planning = usePlanning();
  if (step === 'columns') return <ColumnsStep key={plan.id} plan={plan} planning={planning} />;
  return step === 'check' ? <CheckStep plan={plan} planning={planning} /> : <DoneStep plan={plan} />;
}
