import type { TaskPermissions } from '../contract/entities.ts';
import type { TaskAccess } from './task-owner.ts';
import type { TaskRow } from './store-task.ts';

interface Reader {
  companyUserId: string;
  access: Pick<TaskAccess, 'sees' | 'isOpen'>;
}

type Seen = Pick<TaskRow, 'responsibleId' | 'createdBy' | 'completedAt' | 'completedBy'>;

/** A task is seen by whoever has to do it, whoever gave it and still opens the record, and those who see all tasks about the record (tasks.3). */
export function maySeeTask({ companyUserId, access: { sees } }: Reader, { responsibleId, createdBy }: Seen): boolean {
  return responsibleId === companyUserId || sees === 'all' || (sees === 'own' && createdBy === companyUserId);
}

/** Whoever gave a task and those who see all change it; whoever has to do it completes it, also on a locked record (tasks.4). */
export function taskPermissions(reader: Reader, task: Seen): TaskPermissions {
  const { companyUserId, access } = reader;
  const isOpen = task.completedAt === null;
  const isResponsible = task.responsibleId === companyUserId;
  const isKeeper = access.sees === 'all' || (access.sees === 'own' && task.createdBy === companyUserId);
  const changes = isKeeper && access.isOpen;
  return {
    update: changes && isOpen,
    complete: (changes || isResponsible) && isOpen,
    reopen: (changes || isResponsible) && !isOpen,
    delete: isKeeper,
  };
}
