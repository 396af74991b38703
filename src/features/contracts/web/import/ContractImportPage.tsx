import { useQuery } from '#kernel/web/address.ts';
import { call } from '#kernel/web/call.ts';
import { EarlierImports } from '#kernel/web/imports/EarlierImports.tsx';
import { ImportFrame, type ImportStep } from '#kernel/web/imports/ImportFrame.tsx';
import { ImportStart } from '#kernel/web/imports/ImportStart.tsx';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { getContractImports, getContractImportStatus, getContractImportTemplate } from '../../contract/endpoints-import.ts';
import type { ContractImport } from '../../contract/entities-import.ts';
import type { en } from '../../texts/en.ts';
import { CheckStep } from './CheckStep.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { usePlanning } from './use-plan.ts';

/** Imports contracts in four steps (contracts.63). */
export function ContractImportPage() {
  const t = useTexts<typeof en>('contracts');
  const [{ import: importId }] = useQuery();
  const status = useCall(getContractImportStatus, { query: { importId: importId ?? '' } }, { enabled: importId !== undefined });
  return (
    <ImportFrame
      title={t('import.title')}
      lead={t('import.lead')}
      trail={<Link to="/contracts">{t('import.breadcrumb')}</Link>}
      read={importId === undefined ? undefined : status}
      needsAnswer={(plan) => plan.needsInterval}
      room="contracts"
      file={<FileStep />}
    >
      {(plan, step) => <PlanStep plan={plan} step={step} />}
    </ImportFrame>
  );
}

function FileStep() {
  const t = useTexts<typeof en>('contracts');
  const planning = usePlanning();
  const { answer } = useCall(getContractImports, {});
  return (
    <ImportStart
      label={t('import.file.label')}
      planning={planning}
      onFile={(file) => planning.read(file, {}, 'columns')}
      fetchTemplate={() => call(getContractImportTemplate)}
      room="contracts"
    >
      <EarlierImports
        imports={answer?.imports}
        path="/contracts/import"
        written={(count) => t('import.earlier.written', { count })}
        room="contracts"
      />
    </ImportStart>
  );
}

function PlanStep({ plan, step }: { plan: ContractImport; step: ImportStep }) {
  const planning = usePlanning();
  if (step === 'columns') return <ColumnsStep key={plan.id} plan={plan} planning={planning} />;
  return step === 'check' ? <CheckStep plan={plan} planning={planning} /> : <DoneStep plan={plan} />;
}
