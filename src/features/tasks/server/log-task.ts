import type { Change } from '#kernel/server/audit.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { LoggedAs, TaskOwner } from './task-owner.ts';

interface Logged {
  owner: TaskOwner | undefined;
  taskId: string;
  ownerId: string;
}

/** The line of a task: whom or what it is about, and what changed of it. The log of a person's tasks is erased with them. */
export async function taskChange(company: Company, task: Logged, before: object | undefined, after: object): Promise<Change> {
  return { ...(await loggedAs(company, task)), ...(before && { before: { ...before } }), after: { ...after } };
}

async function loggedAs(company: Company, { owner, taskId, ownerId }: Logged): Promise<LoggedAs> {
  if (owner?.logged) return owner.logged(company, { taskId, ownerId });
  const person = owner?.personOf?.(ownerId);
  return { entity: 'task', entityId: taskId, ...(person ? { companyUserId: person } : { ownerId }) };
}
