import type { TaskPermissions } from '../contract/entities.ts';
import type { TaskAccess } from './task-owner.ts';
import type { TaskRow } from './store-task.ts';

interface Reader {
  companyUserId: string;
  access: Pick<TaskAccess, 'sees' | 'isOpen' | 'hasOwnCalls' | 'keepsCompleted'>;
}

type TaskFacts = Pick<TaskRow, 'responsibleId' | 'createdBy' | 'completedAt' | 'completedBy' | 'isDormant'>;

/** A task is seen by whoever has to do it, whoever gave it and still opens the record, and those who see all tasks about the record (tasks.3). */
export function maySeeTask({ companyUserId, access: { sees } }: Reader, { responsibleId, createdBy, isDormant }: TaskFacts): boolean {
  if (isDormant) return false;
  return responsibleId === companyUserId || sees === 'all' || (sees === 'own' && createdBy === companyUserId);
}

/** Whoever gave a task and those who see all change it; whoever has to do it completes it, also on a locked record (tasks.4). */
export function taskPermissions(reader: Reader, task: TaskFacts): TaskPermissions {
  const { companyUserId, access } = reader;
  const isOpen = task.completedAt === null;
  const isResponsible = task.responsibleId === companyUserId;
  const isKeeper = access.sees === 'all' || (access.sees === 'own' && task.createdBy === companyUserId);
  const changes = isKeeper && access.isOpen;
  const hasOwnCalls = access.hasOwnCalls ?? false;
  return {
    update: changes && isOpen && !hasOwnCalls,
    complete: (changes || isResponsible) && isOpen,
    reopen: (changes || isResponsible) && !isOpen && !access.keepsCompleted,
    delete: isKeeper && !hasOwnCalls,
  };
}
