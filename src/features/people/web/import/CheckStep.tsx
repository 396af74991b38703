import { Switch } from '@mantine/core';
import { CheckFrame } from '#kernel/web/imports/CheckFrame.tsx';
import { NoticeText } from '#kernel/web/imports/ColumnQuestions.tsx';
import { ownWork } from '#kernel/web/own-work.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { Notice } from '#ui/Notice.tsx';
import { getImports, getImportStatus, importPeople } from '../../contract/endpoints-import.ts';
import type { PeopleImport } from '../../contract/entities-import.ts';
import type { en } from '../../texts/en.ts';
import { PeopleRows } from './PeopleRows.tsx';
import { type Planning, type ReadingChoices, choicesOfPlan } from './use-plan.ts';

interface CheckStepProps {
  plan: PeopleImport;
  planning: Planning;
}

/** The third step: what will happen to each row, and the button that starts the import. */
export function CheckStep({ plan, planning }: CheckStepProps) {
  const t = useTexts<typeof en>('people');
  const { write, writing } = useWrite(importPeople, { changes: [getImportStatus, getImports, ownWork] });
  const { counts, leavers, leaveOutInvalid } = plan;
  const { file, isReading } = planning;
  const choose = file && ((reading: ReadingChoices) => void planning.read(file, { ...choicesOfPlan(plan), ...reading }, 'check'));
  const notices = (
    <>
      {leavers > 0 && <Notice tone="note">{t('import.check.leaversText', { count: leavers })}</Notice>}
      {(counts.refuse > 0 || leaveOutInvalid) && (
        <Notice tone={counts.refuse > 0 ? 'warn' : 'note'}>
          {counts.refuse > 0 && <NoticeText>{t('import.check.refusedText', { count: counts.refuse })}</NoticeText>}
          <Switch
            checked={leaveOutInvalid}
            disabled={!choose || isReading}
            onChange={(event) => choose?.({ leaveOutInvalid: event.currentTarget.checked })}
            label={t('import.check.leaveOutInvalid')}
            description={t('import.check.leaveOutInvalidText')}
          />
        </Notice>
      )}
    </>
  );
  return (
    <CheckFrame
      plan={plan}
      commit={() => write({ body: { planId: plan.id } })}
      isCommitting={writing}
      isBlocked={isReading}
      notices={notices}
      renderRows={(filter) => <PeopleRows plan={plan} filter={filter} onChoose={choose} isBusy={isReading} />}
      room="people"
    />
  );
}
