import type { FileOwner } from '#features/files/server/public.ts';
import type { Membership } from '#kernel/server/actor.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import { maySeeTask, taskPermissions } from './policy.ts';
import { readTask } from './store-task.ts';
import { accessToTasks, taskOwners } from './task-owner.ts';

/** Proof: the files of a task. Whoever sees the task opens them; they are added when it is completed. */
export const taskFiles: FileOwner = {
  kind: 'task',
  names: { fileId: 'taskFileId', ownerId: 'taskId', list: 'taskFiles' },
  async rights(company: Company, member: Membership, taskId: string, { registers }: Pick<Services, 'registers'>) {
    const task = await readTask(company, taskId);
    const owner = task && registers.of(taskOwners).get(task.ownerKind);
    const [access] = owner ? await accessToTasks(company, owner, [{ member, ownerId: task.ownerId }]) : [];
    if (!task || !access) return undefined;
    const reader = { companyUserId: member.companyUserId, access };
    const { complete } = taskPermissions(reader, task);
    const see = maySeeTask(reader, task) ? 'all' : 'none';
    return { viewer: member.companyUserId, see, change: complete ? 'all' : 'none', log: access.sees === 'all', restrict: false };
  },
  audience: async () => ({ roles: [], companyUserIds: [] }),
};
