import { useQuery } from '#kernel/web/address.ts';
import { ImportFrame, type ImportStep } from '#kernel/web/imports/ImportFrame.tsx';
import { Link } from '#kernel/web/Link.tsx';
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

/** Imports a staff list in four steps (people.24). */
export function ImportPage() {
  const t = useTexts<typeof en>('people');
  const [{ import: importId }] = useQuery();
  const status = useCall(getImportStatus, { query: { importId: importId ?? '' } }, { enabled: importId !== undefined });
  return (
    <ImportFrame
      title={t('import.title')}
      lead={t('import.lead')}
      trail={<Link to="/people">{t('import.breadcrumb')}</Link>}
      read={importId === undefined ? undefined : status}
      needsAnswer={(plan) => plan.needsSalaryInterval}
      room="people"
      file={<FileStep />}
    >
      {(plan, step) => <PlanStep plan={plan} step={step} />}
    </ImportFrame>
  );
}

function PlanStep({ plan, step }: { plan: PeopleImport; step: ImportStep }) {
  const planning = usePlanning();
  if (step === 'columns') return <ColumnsStep key={plan.id} plan={plan} planning={planning} />;
  return step === 'check' ? <CheckStep plan={plan} planning={planning} /> : <DoneStep plan={plan} />;
}
