import { leadersOf, membersByPerson, type PeopleEvent } from '#features/people/server/public.ts';
import type { Membership } from '#kernel/server/actor.ts';
import { taskChange } from './log-task.ts';
import { notifyOfAssigned } from './notify-responsible.ts';
import { recordsOf } from './open-task.ts';
import { readAdmins, readHeldTasks, readPeopleWithAccess, writeSuccessors, type HeldTask } from './store-hand-over.ts';
import { kindsThatNotify, taskOwners } from './task-owner.ts';

type HandOverEvent = Pick<PeopleEvent, 'company' | 'services' | 'today' | 'by' | 'audit'>;

/** Gives the open tasks of somebody to others, or to nobody where none may have them (tasks.9). */
export async function handOver(event: HandOverEvent, from: string): Promise<void> {
  const { company, services } = event;
  const tasks = await readHeldTasks(company, [from], { except: kindsThatNotify(services) });
  if (tasks.length === 0) return;
  await giveTasks(event, tasks, await findSuccessors(event, from));
}

/** Gives each task to the first of these people who may have it: not to whom it is about, nor to whom its record is closed. */
async function giveTasks(event: HandOverEvent, tasks: readonly HeldTask[], successors: readonly Membership[]): Promise<void> {
  const { company, services, by, audit } = event;
  const owners = services.registers.of(taskOwners);
  const pairs = tasks.flatMap((task) => successors.map((member) => ({ ...task, member })));
  const records = await recordsOf(event, pairs);
  const chosen = new Map<string, string>();
  for (const [place, { taskId, ownerKind, ownerId, member }] of pairs.entries()) {
    const isAboutThem = owners.get(ownerKind)?.personOf?.(ownerId) === member.companyUserId;
    if (records[place] && !isAboutThem && !chosen.has(taskId)) chosen.set(taskId, member.companyUserId);
  }
  const given = tasks.map((task) => ({ ...task, from: task.responsibleId, responsibleId: chosen.get(task.taskId) ?? null }));
  await writeSuccessors(company, given);
  for (const { taskId, ownerKind, ownerId, title, from, responsibleId } of given) {
    const change = { owner: owners.get(ownerKind), taskId, ownerId };
    audit?.(await taskChange(company, change, { title, responsibleId: from }, { title, responsibleId }));
  }
  await notifyOfAssigned(event, given, by);
}

/**
 * The managers from the nearest on, then HR administrators, then system administrators; those who cannot sign in come after all others, so that
 * they get tasks only where nobody else may have them (tasks.9).
 */
async function findSuccessors({ company, services }: HandOverEvent, from: string): Promise<Membership[]> {
  const ids = [...new Set([...(await leadersOf(company, from)), ...(await readAdmins(company))])].filter((id) => id !== from);
  const members = await membersByPerson({ company, services }, ids);
  const active = ids.flatMap((id) => {
    const member = members.get(id);
    return member?.state === 'active' && !member.isExternal ? [member] : [];
  });
  const withAccess = await readPeopleWithAccess(company, ids);
  const signsIn = ({ companyUserId }: Membership) => withAccess.has(companyUserId);
  return [...active.filter(signsIn), ...active.filter((member) => !signsIn(member))];
}
