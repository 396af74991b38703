import { useState } from 'react';
import type { Task } from '../contract/entities.ts';

/** A list of tasks that keeps the one whose form is open, also when others complete or delete it: what is typed would go with it (shell.26). */
export function useHeldTask(tasks: readonly Task[]): { shown: readonly Task[]; hold: (task: Task | undefined) => void } {
  const [held, hold] = useState<Task>();
  return { shown: withHeld(tasks, held), hold };
}

/** The tasks, with the held one where it was or at the top when it is no longer among them. */
export function withHeld<Item extends { taskId: string }>(tasks: readonly Item[], held: Item | undefined): readonly Item[] {
  return !held || tasks.some(({ taskId }) => taskId === held.taskId) ? tasks : [held, ...tasks];
}
