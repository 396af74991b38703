import { TasksPanel } from './public.ts';

/** Tasks about a person, as a tab of the profile (tasks.10). */
export function PersonTasks({ companyUserId }: { companyUserId: string }) {
  return <TasksPanel key={companyUserId} ownerKind="person" ownerId={companyUserId} />;
}
