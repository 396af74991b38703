import { ConfirmAction } from '#kernel/web/ConfirmAction.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { PointList } from '#ui/PointList.tsx';
import { updatePlan } from '../../contract/endpoints.ts';
import type { Plan } from '../../contract/plan.ts';
import type { en } from '../../texts/en.ts';
import { readsOfPlans } from '../reads-of-plans.ts';

/** Says who gets how many tasks before a plan is published; tasks that nobody can do are named first (plans.53). */
export function PublishPlan({ plan: { id, version, tasks }, onClose }: { plan: Plan; onClose: () => void }) {
  const t = useTexts<typeof en>('onoffboarding');
  const { write } = useWrite(updatePlan, { changes: readsOfPlans });
  const missing = tasks.filter(({ completed, responsibleId }) => !completed && responsibleId === null);
  const open = tasks.filter(({ completed }) => !completed);
  const people = new Set(open.map(({ responsibleId }) => responsibleId)).size;
  return (
    <ConfirmAction
      title={t('record.publishTitle')}
      act={() => write({ body: { plan: { id, version, isPublished: true } } })}
      done={t('toasts.published')}
      confirmLabel={t('record.publish')}
      isBlocked={missing.length > 0 || open.length === 0}
      onClose={onClose}
    >
      {missing.length > 0 && (
        <>
          <p>{t('record.publishMissing')}</p>
          <PointList aria-label={t('record.publishMissing')}>
            {missing.map(({ id: taskId, title }) => (
              <li key={taskId}>{title}</li>
            ))}
          </PointList>
        </>
      )}
      {missing.length === 0 && <p>{open.length === 0 ? t('record.emptyText') : t('record.publishText', { tasks: open.length, people })}</p>}
    </ConfirmAction>
  );
}
