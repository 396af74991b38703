import { IconClockExclamation } from '@tabler/icons-react';
import { StatusBadge } from '#ui/StatusBadge.tsx';
import type { PlanTask } from '../../contract/task.ts';
import { usePlanWords } from '../plan-words.ts';

/** When a task is due; late ones stand out. */
export function DueDate({ task }: { task: Pick<PlanTask, 'dueDate' | 'isOverdue'> }) {
  const words = usePlanWords();
  if (!task.isOverdue) return <span>{words.due(task)}</span>;
  return (
    <StatusBadge tone="bad" icon={IconClockExclamation}>
      {words.due(task)}
    </StatusBadge>
  );
}
