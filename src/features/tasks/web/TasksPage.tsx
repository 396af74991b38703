import { IconChecklist } from '@tabler/icons-react';
import { useQuery } from '#kernel/web/address.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useOpenedRecords } from '#kernel/web/opened-records.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ListSkeleton } from '#ui/ListSkeleton.tsx';
import { Page } from '#ui/Page.tsx';
import { StackedList } from '#ui/StackedList.tsx';
import { getOwnTasks } from '../contract/endpoints.ts';
import type { Task } from '../contract/entities.ts';
import type { en } from '../texts/en.ts';
import { TaskCard } from './components/TaskCard.tsx';
import { useHeldTask } from './held-task.ts';

/** What the user has to do, whatever it is about (tasks.11). */
export function TasksPage() {
  const t = useTexts<typeof en>('tasks');
  const read = useCall(getOwnTasks, {});
  useOpenedRecords(read.answer?.tasks.map(({ taskId }) => taskId));
  return (
    <Page title={t('own.title')} description={t('own.description')} width="text">
      <Loaded read={read} skeleton={<ListSkeleton />}>
        {({ tasks }) => <OwnTasks tasks={tasks} />}
      </Loaded>
    </Page>
  );
}

function OwnTasks({ tasks }: { tasks: readonly Task[] }) {
  const t = useTexts<typeof en>('tasks');
  const [query] = useQuery();
  const { shown, hold } = useHeldTask(tasks);
  if (shown.length === 0) return <EmptyState icon={IconChecklist} title={t('own.emptyTitle')} text={t('own.emptyText')} />;
  return (
    <StackedList aria-label={t('own.title')} data-list>
      {shown.map((task) => (
        <TaskCard key={task.taskId} task={task} hold={hold} isChosen={task.taskId === query['task']} withRecord />
      ))}
    </StackedList>
  );
}
