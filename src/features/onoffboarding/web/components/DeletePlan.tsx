import { ConfirmAction } from '#kernel/web/ConfirmAction.tsx';
import { ConfirmByName } from '#kernel/web/ConfirmByName.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast, undoMilliseconds } from '#ui/toasts.ts';
import { deletePlan } from '../../contract/endpoints.ts';
import type { PlanRow } from '../../contract/plan.ts';
import type { en } from '../../texts/en.ts';
import { listsOfPlans } from '../reads-of-plans.ts';
import { useRestorePlan } from './use-restore-plan.ts';

interface DeletePlanProps {
  plan: Pick<PlanRow, 'id' | 'companyUserFullName' | 'version' | 'isPublished' | 'numberOfTasks'>;
  /** How many people have open tasks of it; undefined where that is not known. */
  people?: number | undefined;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks before a plan goes: a published one by the name of its person (plans.70). */
export function DeletePlan({ plan, people, onClose, onDeleted }: DeletePlanProps) {
  const t = useTexts<typeof en>('onoffboarding');
  const { write } = useWrite(deletePlan, { changes: listsOfPlans });
  const { id, version, companyUserFullName: name, isPublished, numberOfTasks: count } = plan;
  const act = () => write({ body: { id, version } });
  const title = t('record.deleteTitle', { name });
  const { restore } = useRestorePlan();
  const done = {
    title: t('toasts.deleted'),
    milliseconds: undoMilliseconds,
    action: { label: t('toasts.undo'), run: () => restore({ id, name }) },
  };
  const end = (): void => {
    showToast(done);
    onClose();
    onDeleted?.();
  };
  if (!isPublished) {
    return (
      <ConfirmAction
        title={title}
        act={act}
        done={done}
        confirmLabel={t('record.delete')}
        onClose={onClose}
        onDone={onDeleted}
        isDestructive
      >
        {t('record.deleteDraft', { count })}
      </ConfirmAction>
    );
  }
  return (
    <ConfirmByName
      title={title}
      name={name}
      label={t('record.deleteName')}
      confirm={t('record.delete')}
      onConfirm={act}
      onDone={end}
      onClose={onClose}
    >
      {people === undefined ? t('record.deleteListed', { count }) : t('record.deletePublished', { count, people })}
    </ConfirmByName>
  );
}
