import { Button } from '@mantine/core';
import { IconChecklist, IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useReadOnly } from '#kernel/web/session.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { SortableList } from '#kernel/web/sortable/SortableList.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { changeAnswer, invalidate, useWrite } from '#kernel/web/use-call.ts';
import { CardSection } from '#ui/CardSection.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { StackedList } from '#ui/StackedList.tsx';
import { showToast, undoMilliseconds } from '#ui/toasts.ts';
import { updateOrder } from '../../contract/endpoints-tasks.ts';
import { getPlan } from '../../contract/endpoints.ts';
import type { Plan } from '../../contract/plan.ts';
import { moveTask } from '../../contract/rules/move-task.ts';
import type { en } from '../../texts/en.ts';
import { TasksForNobody } from '../components/TasksForNobody.tsx';
import { readsOfPlans } from '../reads-of-plans.ts';
import { TaskForm } from '../task/TaskForm.tsx';
import { afterRefusal } from './after-refusal.ts';
import { PlanTaskRow, SortableTask } from './PlanTaskRow.tsx';
import styles from './record.module.css';

interface PlanTasksProps {
  plan: Plan;
  onOpen: (taskId: string) => void;
}

/** The tasks of a plan; who may edit it moves them by mouse, finger, keyboard or buttons (plans.59). */
export function PlanTasks({ plan, onOpen }: PlanTasksProps) {
  const t = useTexts<typeof en>('onoffboarding');
  const isFixed = useReadOnly();
  const [isAdding, setAdding] = useState(false);
  const move = useMoveTask(plan);
  const { tasks, permissions } = plan;
  const mayEdit = permissions.edit && !isFixed;
  const keys = tasks.map(({ id }) => id);
  const rows = tasks.map((task, index) =>
    mayEdit ? (
      <SortableTask
        key={task.id}
        task={task}
        place={{ isFirst: index === 0, isLast: index === tasks.length - 1 }}
        onMove={(steps) => move(task.id, index + steps)}
        onOpen={() => onOpen(task.id)}
      />
    ) : (
      <li key={task.id}>
        <PlanTaskRow task={task} onOpen={() => onOpen(task.id)} />
      </li>
    ),
  );
  const add = mayEdit && (
    <Button variant="default" leftSection={<IconPlus aria-hidden />} onClick={() => setAdding(true)}>
      {t('record.addTask')}
    </Button>
  );
  const empty = mayEdit ? (['record.emptyTitle', 'record.emptyText'] as const) : (['record.emptyTitle', 'record.emptyRead'] as const);
  return (
    <CardSection title={t('record.tasks')}>
      {plan.status === 'draft' && (
        <TasksForNobody tasks={tasks.filter(({ completed, responsibleId }) => !completed && responsibleId === null)} />
      )}
      {tasks.length === 0 && <EmptyState icon={IconChecklist} title={t(empty[0])} text={t(empty[1])} action={add} />}
      {tasks.length > 0 && mayEdit && (
        <SortableList
          label={t('record.tasks')}
          keys={keys}
          nameOf={(key) => tasks.find(({ id }) => id === key)?.title ?? ''}
          onMove={(from, to) => move(keys[from] ?? '', to)}
        >
          {rows}
        </SortableList>
      )}
      {tasks.length > 0 && !mayEdit && (
        <StackedList data-list gap={2} aria-label={t('record.tasks')}>
          {rows}
        </StackedList>
      )}
      {tasks.length > 0 && add && <div className={styles['add']}>{add}</div>}
      {isAdding && <TaskForm plan={plan} onClose={() => setAdding(false)} />}
    </CardSection>
  );
}

/** Moves a task at once, and back when the server refuses; what was moved can be moved back. */
function useMoveTask(plan: Plan): (taskId: string, place: number) => void {
  const t = useTexts<typeof en>('onoffboarding');
  const cache = useQueryClient();
  const { write } = useWrite(updateOrder, { changes: readsOfPlans });
  const last = useRef<Promise<number>>(undefined);
  // How each move that is not saved yet is taken back.
  const waiting = useRef<readonly (() => void)[]>([]);
  // Each move waits for the one before it, whose version it is made on.
  const save = (taskId: string, order: number): Promise<number> => {
    const before = last.current?.catch(() => 0) ?? Promise.resolve(0);
    const saved = before.then(async (former) => {
      const version = Math.max(former, plan.version);
      const answer = await write({ body: { onOffBoardingId: plan.id, id: taskId, order, version } });
      return answer.plan.version;
    });
    last.current = saved;
    return saved;
  };
  return (taskId, place) => {
    const ids = plan.tasks.map(({ id }) => id);
    const former = ids.indexOf(taskId);
    if (former === -1 || place === former || place < 0 || place >= ids.length) return;
    const order = new Map(moveTask(ids, taskId, place).map((id, index) => [id, index]));
    const rollBack = changeAnswer(cache, getPlan, { query: { id: plan.id } }, (answer) => ({
      plan: { ...answer.plan, tasks: answer.plan.tasks.toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0)) },
    }));
    waiting.current = [...waiting.current, rollBack];
    void runOrShowError(async () => {
      await save(taskId, place).catch((error: unknown) => {
        waiting.current[0]?.();
        waiting.current = afterRefusal(waiting.current);
        // A move before this one may have been saved.
        void invalidate(cache, getPlan);
        throw error;
      });
      waiting.current = waiting.current.slice(1);
      const undo = () => void runOrShowError(() => save(taskId, former));
      showToast({ title: t('toasts.orderKept'), milliseconds: undoMilliseconds, action: { label: t('toasts.undo'), run: undo } });
    });
  };
}
