import { CheckFrame } from '#kernel/web/imports/CheckFrame.tsx';
import { NoticeText } from '#kernel/web/imports/ColumnQuestions.tsx';
import { ownWork } from '#kernel/web/own-work.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { Notice } from '#ui/Notice.tsx';
import { getContractImports, getContractImportStatus, importContracts } from '../../contract/endpoints-import.ts';
import type { ContractImport } from '../../contract/entities-import.ts';
import type { en } from '../../texts/en.ts';
import { ContractRows } from './ContractRows.tsx';
import { type Planning, type ReadingChoices, choicesOfPlan } from './use-plan.ts';

interface CheckStepProps {
  plan: ContractImport;
  planning: Planning;
}

/** The third step: what will happen to each row, and the button that starts the import. */
export function CheckStep({ plan, planning }: CheckStepProps) {
  const t = useTexts<typeof en>('contracts');
  const { write, writing } = useWrite(importContracts, { changes: [getContractImportStatus, getContractImports, ownWork] });
  const { counts, room } = plan;
  const hasNoRoom = room !== null && counts.create > room;
  const { file, isReading } = planning;
  const choose = file && ((reading: ReadingChoices) => void planning.read(file, { ...choicesOfPlan(plan), ...reading }, 'check'));
  const notices = (
    <>
      {hasNoRoom && (
        <Notice tone="bad" role="alert">
          {t('import.check.noRoom', { room, create: counts.create })}
        </Notice>
      )}
      {counts.refuse > 0 && (
        <Notice tone="warn">
          <NoticeText>{t('import.check.refusedText', { count: counts.refuse })}</NoticeText>
        </Notice>
      )}
    </>
  );
  return (
    <CheckFrame
      plan={plan}
      commit={() => write({ body: { planId: plan.id } })}
      isCommitting={writing}
      isBlocked={hasNoRoom || isReading}
      notices={notices}
      renderRows={(filter) => <ContractRows plan={plan} filter={filter} onChoose={choose} isBusy={isReading} />}
      room="contracts"
    />
  );
}
