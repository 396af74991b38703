import type { PartOfRecord } from '#kernel/web/entry.ts';
import { TasksPanel } from './public.ts';

/** Tasks about a person, as a tab of the profile (tasks.10). */
export function PersonTasks({ recordId }: PartOfRecord) {
  return <TasksPanel key={recordId} ownerKind="person" ownerId={recordId} />;
}
