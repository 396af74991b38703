import { IconUserCheck } from '@tabler/icons-react';
import { useOpened } from '#kernel/web/address.ts';
import { useFormat } from '#kernel/web/format.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { CardSection } from '#ui/CardSection.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ListSkeleton } from '#ui/ListSkeleton.tsx';
import { Page } from '#ui/Page.tsx';
import { StackedList } from '#ui/StackedList.tsx';
import { getPlansOfPerson } from '../../contract/endpoints.ts';
import type { Plan } from '../../contract/plan.ts';
import type { en } from '../../texts/en.ts';
import { PlanProgress } from '../components/PlanProgress.tsx';
import { PlansTabs } from '../components/PlansTabs.tsx';
import { PlanTaskRow } from '../record/PlanTaskRow.tsx';
import { TaskPanel } from '../task/TaskPanel.tsx';
import styles from './mine.module.css';

/** The plans about the user, with the tasks that they see (plans.57). */
export function MyPlansPage() {
  const t = useTexts<typeof en>('onoffboarding');
  const { companyUserId } = useUser();
  const over = useOpened('task');
  const read = useCall(getPlansOfPerson, { query: { companyUserId: companyUserId ?? '' } }, { enabled: companyUserId !== null });
  const all = read.answer ? [...read.answer.published, ...read.answer.completed] : [];
  const opened = all.flatMap(({ tasks }) => tasks).find(({ id }) => id === over.id);
  return (
    <Page title={t('mine.plansTitle')} description={t('mine.plansLead')}>
      <PlansTabs place="own" />
      <Loaded read={read} skeleton={<ListSkeleton />}>
        {() =>
          all.length === 0 ? (
            <EmptyState icon={IconUserCheck} title={t('mine.noPlansTitle')} text={t('mine.noPlansText')} />
          ) : (
            <div className={styles['groups']}>
              {all.map((plan) => (
                <OwnPlan key={plan.id} plan={plan} onOpen={over.open} />
              ))}
            </div>
          )
        }
      </Loaded>
      {opened && <TaskPanel key={opened.id} task={opened} onClose={over.close} />}
    </Page>
  );
}

function OwnPlan({ plan, onOpen }: { plan: Plan; onOpen: (taskId: string) => void }) {
  const t = useTexts<typeof en>('onoffboarding');
  const format = useFormat();
  const { type, referenceDate, tasks } = plan;
  return (
    <CardSection title={t('mine.ofPerson', { type: t(`words.types.${type}`), date: format.date(referenceDate) })}>
      <PlanProgress plan={plan} />
      <StackedList gap={2} aria-label={t('record.tasks')}>
        {tasks.map((task) => (
          <li key={task.id}>
            <PlanTaskRow task={task} onOpen={() => onOpen(task.id)} />
          </li>
        ))}
      </StackedList>
    </CardSection>
  );
}
