import { TasksPanel } from '#features/tasks/web/public.ts';
import type { PartOfRecord } from '#kernel/web/entry.ts';

/** The obligations of a contract: tasks with a day, as a tab of its page. */
export function ContractTasks({ recordId }: PartOfRecord) {
  return <TasksPanel key={recordId} ownerKind="contract" ownerId={recordId} />;
}
