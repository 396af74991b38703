import { theCompany } from '../contract/entities.ts';
import { TasksPanel } from './public.ts';

/** Tasks about the company itself, as a tab of its page (tasks.10). */
export function CompanyTasks() {
  return <TasksPanel ownerKind="company" ownerId={theCompany} />;
}
