import { itemPermissionsChanged } from '#features/access-control/server/public.ts';
import { eraseOwnerFiles } from '#features/files/server/public.ts';
import { deleteNotificationsOf } from '#features/notifications/server/public.ts';
import {
  consequencesOf,
  personDeactivated,
  personErasing,
  personLeaving,
  recordsWanted,
  rolesChanged,
} from '#features/people/server/public.ts';
import { on, type Contribution } from '#kernel/server/registers.ts';
import { handOver, handOverClosed, handOverLost } from './hand-over.ts';
import { countTasksOf, deleteTasksAbout, findPeopleWithTasks, readTaskIdsAbout } from './store-leaver.ts';
import { taskFiles } from './task-files.ts';

/** Open tasks go to the manager of whoever leaves or no longer may have them; with an erased person go the tasks about them (tasks.9). */
export const listenToLeavers: readonly Contribution[] = [
  on(recordsWanted, ({ company, companyUserIds }) => findPeopleWithTasks(company, companyUserIds)),
  on(personLeaving, async ({ company, companyUserId, purpose }) => {
    const { held, about } = await countTasksOf(company, companyUserId);
    return consequencesOf({ tasks: held, tasksAbout: purpose === 'delete' ? about : 0 });
  }),
  // After those to whom records belong have handed them over, with the tasks about them.
  on(rolesChanged, handOverLost),
  on(itemPermissionsChanged, handOverClosed),
  on(personDeactivated, (event) => handOver(event, event.companyUserId)),
  on(personErasing, async (event) => {
    const { company, companyUserId } = event;
    const about = await readTaskIdsAbout(company, companyUserId);
    for (const id of about) await eraseOwnerFiles(event, { type: taskFiles, id });
    await deleteNotificationsOf(company, about);
    await deleteTasksAbout(company, companyUserId);
    await handOver(event, companyUserId);
  }),
];
