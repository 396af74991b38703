import type { Explainer } from '#features/access-control/server/public.ts';
import { maySeeTask } from './policy.ts';
import { readTask } from './store-task.ts';
import { accessToTasks, taskOwners } from './task-owner.ts';

/** Why a user sees a task: they have to do it, they gave it, or they see all tasks about its record (tasks.3). */
export const explainTask: Explainer['explain'] = async ({ company, services, asking }, member, taskId) => {
  const task = await readTask(company, taskId);
  const owner = task && services.registers.of(taskOwners).get(task.ownerKind);
  if (!task || !owner) return undefined;
  const { ownerId } = task;
  const [access, own] = await accessToTasks(company, owner, [
    { member, ownerId },
    { member: asking, ownerId },
  ]);
  if (!access || !own) return undefined;
  // What is closed to who asks is not there for them either.
  if (own.sees === 'none' && task.responsibleId !== asking.companyUserId) return undefined;
  const { companyUserId, role, levels } = member;
  const sees = maySeeTask({ companyUserId, access }, task);
  if (task.responsibleId === companyUserId) return { sees, reasons: [{ kind: 'responsible' }] };
  if (sees && access.sees === 'own') return { sees, reasons: [{ kind: 'creator' }] };
  const byRole = { kind: 'role', role, feature: owner.feature, level: levels[owner.feature] } as const;
  if (sees || access.sees === 'none') return { sees, reasons: [byRole] };
  const isAboutThem = owner.personOf?.(task.ownerId) === companyUserId;
  return { sees, reasons: [byRole, { kind: isAboutThem ? 'about' : 'onlyOwn' }] };
};
