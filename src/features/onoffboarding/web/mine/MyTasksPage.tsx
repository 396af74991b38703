import { Button, Switch } from '@mantine/core';
import { IconCalendarShare, IconChecklist } from '@tabler/icons-react';
import { useOpened, useQuery } from '#kernel/web/address.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { today } from '#kernel/web/local-day.ts';
import { useOpenedRecords } from '#kernel/web/opened-records.ts';
import { useReadOnly } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { CardSection } from '#ui/CardSection.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ListSkeleton } from '#ui/ListSkeleton.tsx';
import { Page } from '#ui/Page.tsx';
import { StackedList } from '#ui/StackedList.tsx';
import { getTasks } from '../../contract/endpoints-tasks.ts';
import { dueGroupOf, dueGroups } from '../../contract/rules/due-group.ts';
import type { PlanTask } from '../../contract/task.ts';
import type { en } from '../../texts/en.ts';
import { PlanCalendar } from '../components/PlanCalendar.tsx';
import { PlansTabs } from '../components/PlansTabs.tsx';
import { TaskPanel } from '../task/TaskPanel.tsx';
import { MyTaskRow } from './MyTaskRow.tsx';
import styles from './mine.module.css';

/** What the user has to do for those who start or leave: late, this week, later (plans.58). */
export function MyTasksPage() {
  const t = useTexts<typeof en>('onoffboarding');
  const [query, change] = useQuery();
  const over = useOpened('task');
  const includeCompleted = query['completed'] === 'yes';
  const read = useCall(getTasks, { body: { includeCompleted, scope: 'mine' } }, { keepsPrevious: true });
  useOpenedRecords(read.answer?.tasks.map(({ id }) => id));
  const opened = read.answer?.tasks.find(({ id }) => id === over.id);
  const calendar = useOpened('over');
  const isFixed = useReadOnly();
  const actions = (
    <>
      <Switch
        className={styles['completed']}
        label={t('mine.showCompleted')}
        checked={includeCompleted}
        onChange={({ currentTarget }) => change({ completed: currentTarget.checked ? 'yes' : undefined })}
      />
      {!isFixed && (
        <Button variant="default" leftSection={<IconCalendarShare aria-hidden />} onClick={() => calendar.open('calendar')}>
          {t('feed.open')}
        </Button>
      )}
    </>
  );
  return (
    <Page title={t('mine.tasksTitle')} actions={actions}>
      <PlansTabs place="tasks" />
      <Loaded read={read} skeleton={<ListSkeleton />}>
        {({ tasks }) => <TaskGroups tasks={tasks} onOpen={over.open} />}
      </Loaded>
      {opened && <TaskPanel key={opened.id} task={opened} onClose={over.close} />}
      {calendar.id === 'calendar' && !isFixed && <PlanCalendar onClose={calendar.close} />}
    </Page>
  );
}

function TaskGroups({ tasks, onOpen }: { tasks: readonly PlanTask[]; onOpen: (taskId: string) => void }) {
  const t = useTexts<typeof en>('onoffboarding');
  const day = today();
  const groups = Object.groupBy(tasks, (task) => (task.completed ? 'completed' : dueGroupOf(task, day)));
  if (tasks.length === 0) return <EmptyState icon={IconChecklist} title={t('mine.emptyTitle')} text={t('mine.emptyText')} />;
  return (
    <div className={styles['groups']}>
      {[...dueGroups, 'completed' as const].map((group) => {
        const found = groups[group];
        if (!found) return null;
        return (
          <CardSection key={group} title={t(`mine.groups.${group}`)}>
            <StackedList data-list gap={2} aria-label={t(`mine.groups.${group}`)}>
              {found.map((task) => (
                <MyTaskRow key={task.id} task={task} onOpen={() => onOpen(task.id)} />
              ))}
            </StackedList>
          </CardSection>
        );
      })}
    </div>
  );
}
