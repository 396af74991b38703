import { Button, SegmentedControl, Skeleton } from '@mantine/core';
import { IconCheck, IconChecklist, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useQuery } from '#kernel/web/address.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useOpenedRecords } from '#kernel/web/opened-records.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ItemBar } from '#ui/ItemCard.tsx';
import { StackedList } from '#ui/StackedList.tsx';
import { getTasks } from '../../contract/endpoints.ts';
import type { Task } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { tasksId } from '../focus-on-tasks.ts';
import { useHeldTask } from '../held-task.ts';
import type { TasksOf } from '../tasks-of.ts';
import { TaskCard } from './TaskCard.tsx';
import { TaskForm } from './TaskForm.tsx';
import styles from './tasks.module.css';

/** The tasks about one record (tasks.10). */
export function Tasks(owner: TasksOf) {
  const { ownerKind, ownerId } = owner;
  const read = useCall(getTasks, { query: { ownerKind, ownerId } });
  useOpenedRecords(read.answer?.tasks.map(({ taskId }) => taskId));
  return (
    <Loaded read={read} skeleton={<Skeleton height={240} radius="lg" />}>
      {(answer) => <TaskList {...answer} owner={owner} />}
    </Loaded>
  );
}

interface TaskListProps {
  owner: TasksOf;
  tasks: readonly Task[];
  mayAdd: boolean;
}

/** Open or completed tasks; which of them is in the address. */
function TaskList({ owner, tasks, mayAdd }: TaskListProps) {
  const t = useTexts<typeof en>('tasks');
  const [query, change] = useQuery();
  const [isAdding, setAdding] = useState(false);
  const isDone = query['tasks'] === 'completed';
  const { open = [], done = [] } = Object.groupBy(tasks, ({ completedDate }) => (completedDate === null ? 'open' : 'done'));
  const { shown, hold } = useHeldTask(isDone ? done : open);
  return (
    <section id={tasksId} className={styles['tasks']} aria-label={t('title')}>
      <ItemBar>
        <SegmentedControl
          aria-label={t('which')}
          value={isDone ? 'completed' : 'open'}
          onChange={(next) => change({ tasks: next === 'completed' ? next : undefined })}
          data={[
            { value: 'open', label: t('open', { count: open.length }) },
            { value: 'completed', label: t('done', { count: done.length }) },
          ]}
        />
        {mayAdd && (
          <Button variant="default" leftSection={<IconPlus aria-hidden />} onClick={() => setAdding(true)}>
            {t('create')}
          </Button>
        )}
      </ItemBar>
      {shown.length === 0 && <NoTasks isDone={isDone} mayAdd={mayAdd} />}
      <StackedList data-list>
        {shown.map((task) => (
          <TaskCard key={task.taskId} task={task} hold={hold} />
        ))}
      </StackedList>
      {isAdding && <TaskForm owner={owner} onClose={() => setAdding(false)} />}
    </section>
  );
}

function NoTasks({ isDone, mayAdd }: { isDone: boolean; mayAdd: boolean }) {
  const t = useTexts<typeof en>('tasks');
  if (isDone) return <EmptyState icon={IconCheck} title={t('emptyDone')} text={t('emptyDoneText')} />;
  const text = mayAdd ? t('emptyText') : t('emptyReadText');
  return <EmptyState icon={IconChecklist} title={t('emptyTitle')} text={text} />;
}
