import { eraseOwnerFiles } from '#features/files/server/public.ts';
import { deleteNotificationsOf } from '#features/notifications/server/public.ts';
import {
  consequencesOf,
  leadersOf,
  membersByPerson,
  personDeactivated,
  personErasing,
  personLeaving,
  recordsWanted,
  type PersonEvent,
} from '#features/people/server/public.ts';
import { on, type Contribution } from '#kernel/server/registers.ts';
import { taskChange } from './log-task.ts';
import {
  countTasksOf,
  deleteTasksAbout,
  findPeopleWithTasks,
  handOverTasks,
  readFirstAdmin,
  readPeopleWithAccess,
  readTaskIdsAbout,
} from './store-leaver.ts';
import { taskFiles } from './task-files.ts';
import { kindsThatNotify, taskOwners } from './task-owner.ts';
import { notifyOfAssigned } from './notify-responsible.ts';

/** Open tasks go to the manager of whoever leaves; with an erased person go the tasks about them (tasks.9). */
export const listenToLeavers: readonly Contribution[] = [
  on(recordsWanted, ({ company, companyUserIds }) => findPeopleWithTasks(company, companyUserIds)),
  on(personLeaving, async ({ company, companyUserId, purpose }) => {
    const { held, about } = await countTasksOf(company, companyUserId);
    return consequencesOf({ tasks: held, tasksAbout: purpose === 'delete' ? about : 0 });
  }),
  on(personDeactivated, handOver),
  on(personErasing, async (event) => {
    const { company, companyUserId } = event;
    const about = await readTaskIdsAbout(company, companyUserId);
    for (const id of about) await eraseOwnerFiles(event, { type: taskFiles, id });
    await deleteNotificationsOf(company, about);
    await deleteTasksAbout(company, companyUserId);
    await handOver(event);
  }),
];

async function handOver(event: PersonEvent): Promise<void> {
  const { company, services, companyUserId, by, audit } = event;
  const successor = await successorOf(event);
  const tasks = await handOverTasks(company, { from: companyUserId, to: successor, except: kindsThatNotify(services) });
  const owners = services.registers.of(taskOwners);
  for (const { taskId, ownerKind, ownerId, title } of tasks) {
    const owner = owners.get(ownerKind);
    audit(
      await taskChange(company, { owner, taskId, ownerId }, { title, responsibleId: companyUserId }, { title, responsibleId: successor }),
    );
  }
  await notifyOfAssigned(
    event,
    tasks.map((task) => ({ ...task, responsibleId: successor })),
    by,
  );
}

/** The nearest manager who has access, else an HR administrator, else a system administrator; those without access only where nobody has any (tasks.9). */
async function successorOf({ company, services, companyUserId }: PersonEvent): Promise<string | null> {
  const leaders = await leadersOf(company, companyUserId);
  const members = await membersByPerson({ company, services }, leaders);
  const active = leaders.filter((id) => members.get(id)?.state === 'active');
  const withAccess = await readPeopleWithAccess(company, active);
  const leader = active.find((id) => withAccess.has(id));
  if (leader !== undefined) return leader;
  const admin = await readFirstAdmin(company, companyUserId);
  return admin?.hasAccess ? admin.id : (active[0] ?? admin?.id ?? null);
}
