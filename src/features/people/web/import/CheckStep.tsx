import { Switch } from '@mantine/core';
import { useQuery } from '#kernel/web/address.ts';
import { showError } from '#kernel/web/show-error.ts';
import { NoticeText } from '#kernel/web/imports/ColumnQuestions.tsx';
import { FateFilter, filterOf, shownOf } from '#kernel/web/imports/FateFilter.tsx';
import { ownWork } from '#kernel/web/own-work.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { Notice } from '#ui/Notice.tsx';
import { WizardStep } from '#ui/WizardStep.tsx';
import { getImports, getImportStatus, importPeople } from '../../contract/endpoints-import.ts';
import type { PeopleImport } from '../../contract/entities-import.ts';
import type { en } from '../../texts/en.ts';
import { PeopleRows } from './PeopleRows.tsx';
import { type Planning, type Wishes, wishesOf } from './use-plan.ts';

interface CheckStepProps {
  plan: PeopleImport;
  planning: Planning;
}

/** The third step: what will happen to each row, and the button that starts the import. */
export function CheckStep({ plan, planning }: CheckStepProps) {
  const t = useTexts<typeof en>('people');
  const [query, change] = useQuery();
  const { write, writing } = useWrite(importPeople, { changes: [getImportStatus, getImports, ownWork] });
  const { counts, leavers, leaveOutInvalid, fileName } = plan;
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const { file } = planning;
  const wish = file && ((wishes: Wishes) => void planning.read(file, { ...wishesOf(plan), ...wishes }, 'check'));

  async function commit(): Promise<void> {
    try {
      await write({ body: { planId: plan.id } });
      change({ step: 'done', show: undefined, page: undefined });
    } catch (error) {
      showError(error);
    }
  }

  return (
    <WizardStep
      title={t('import.check.title')}
      lead={t('import.check.lead', { file: fileName, rows })}
      back={{ label: t('import.check.back'), onClick: () => change({ step: 'columns', show: undefined, page: undefined }) }}
      next={{
        label: <CommitWords create={counts.create} update={counts.update} />,
        onClick: () => void commit(),
        isBusy: writing,
        isDisabled: plan.total === 0 || planning.isReading,
      }}
      isLong
    >
      {plan.total === 0 && <Notice tone="note">{t('import.check.nothingText')}</Notice>}
      {leavers > 0 && <Notice tone="note">{t('import.check.leaversText', { count: leavers })}</Notice>}
      {(counts.refuse > 0 || leaveOutInvalid) && (
        <Notice tone={counts.refuse > 0 ? 'warn' : 'note'}>
          {counts.refuse > 0 && <NoticeText>{t('import.check.refusedText', { count: counts.refuse })}</NoticeText>}
          <Switch
            checked={leaveOutInvalid}
            disabled={!wish || planning.isReading}
            onChange={(event) => wish?.({ leaveOutInvalid: event.currentTarget.checked })}
            label={t('import.check.leaveOutInvalid')}
            description={t('import.check.leaveOutInvalidText')}
          />
        </Notice>
      )}
      <FateFilter plan={plan} room="people" />
      <PeopleRows plan={plan} filter={filterOf(shownOf(query['show']))} onWish={wish} isBusy={planning.isReading} />
    </WizardStep>
  );
}

/** Says exactly what the button does. */
function CommitWords({ create, update }: { create: number; update: number }) {
  const t = useTexts<typeof en>('people');
  if (create === 0 && update === 0) return t('import.check.commit.nothing');
  if (update === 0) return t('import.check.commit.create', { create });
  return create === 0 ? t('import.check.commit.update', { update }) : t('import.check.commit.both', { create, update });
}
