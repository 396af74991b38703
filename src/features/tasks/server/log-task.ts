import type { Change } from '#kernel/server/audit.ts';
import type { TaskOwner } from './task-owner.ts';

interface Logged {
  owner: TaskOwner | undefined;
  taskId: string;
  ownerId: string;
}

/** The line of a task: whom or what it is about, and what changed of it. The log of a person's tasks is erased with them. */
export function taskChange({ owner, taskId, ownerId }: Logged, before: object | undefined, after: object): Change {
  const person = owner?.personOf?.(ownerId);
  return {
    entity: 'task',
    entityId: taskId,
    ...(person && { companyUserId: person }),
    ...(before && { before: { ...before } }),
    after: { ...after },
  };
}
