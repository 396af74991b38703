import { leadersOf, membersByPerson, type PeopleEvent } from '#features/people/server/public.ts';
import type { Membership } from '#kernel/server/actor.ts';
import { taskChange } from './log-task.ts';
import { notifyOfAssigned, withdrawAssigned } from './notify-responsible.ts';
import { recordsOf } from './open-task.ts';
import { readAdmins, readHeldTasks, readPeopleWithAccess, writeSuccessors, type HeldTask } from './store-hand-over.ts';
import { kindsThatNotify, taskOwners } from './task-owner.ts';

type HandOverEvent = Pick<PeopleEvent, 'company' | 'services' | 'today' | 'by' | 'audit'>;

/** Gives the open tasks of somebody to others, or to nobody where none may have them (tasks.9). */
export async function handOver(event: HandOverEvent, from: string): Promise<void> {
  const { company, services } = event;
  const tasks = await readHeldTasks(company, { companyUserIds: [from] }, { except: kindsThatNotify(services) });
  if (tasks.length === 0) return;
  const successors = await findSuccessors(event, from);
  await giveTasks(event, tasks, () => successors);
}

/** Those who become external have no tasks any more, and those who change their role none about records that are closed to them now (tasks.2). */
export async function handOverLost(event: PeopleEvent): Promise<void> {
  const { company, services, companyUserIds } = event;
  const tasks = await readHeldTasks(company, { companyUserIds }, { except: kindsThatNotify(services) });
  const lost = await tasksNotFor(event, tasks);
  for (const from of new Set(lost.map(({ responsibleId }) => responsibleId))) {
    const successors = await findSuccessors(event, from);
    await giveTasks(
      event,
      lost.filter(({ responsibleId }) => responsibleId === from),
      () => successors,
    );
  }
}

/** Open tasks about records that a restriction has closed to whoever has them go to those who answer for these, else to who restricted them. */
export async function handOverClosed(event: HandOverEvent & { by: string; itemType: string }): Promise<void> {
  const { company, services, by, itemType } = event;
  if (!services.registers.of(taskOwners).has(itemType)) return;
  const tasks = await readHeldTasks(company, { ownerKind: itemType }, { except: kindsThatNotify(services) });
  const closed = await tasksNotFor(event, tasks);
  const member = (await membersByPerson(event, [by])).get(by);
  if (closed.length === 0 || !member) return;
  const records = await recordsOf(
    event,
    closed.map((task) => ({ ...task, member })),
  );
  // What is closed to who restricts one record is another's, and stays as it is.
  const theirs = closed.filter((_task, place) => records[place]);
  const keeperIds = new Map(closed.map(({ taskId }, place) => [taskId, records[place]?.access.keeperId ?? by]));
  const keepers = await membersByPerson(event, [...new Set(keeperIds.values())]);
  await giveTasks(event, theirs, ({ taskId }) => [keepers.get(keeperIds.get(taskId) ?? '') ?? member, member]);
}

/** A record that somebody else answers for. */
export interface HandedRecord {
  ownerId: string;
  from: string | null;
  to: string | null;
  /** The tasks that go with it; without them all that somebody still has to do about it. */
  taskIds?: readonly string[] | undefined;
}

/**
 * What somebody still has to do about records that they answered for goes with these to who answers for them now, who is told (tasks.9).
 * Answers the tasks that went. Undone, nobody is told anything, and what was told is withdrawn where it has not been read.
 */
export async function handOverWithRecords(
  event: HandOverEvent,
  ownerKind: string,
  records: readonly HandedRecord[],
  { isUndone = false } = {},
): Promise<Pick<HeldTask, 'taskId' | 'ownerId'>[]> {
  const handed = new Map(
    records.flatMap(({ ownerId, from, to, taskIds }) =>
      from === null || to === null || from === to ? [] : [[ownerId, { from, to, taskIds }] as const],
    ),
  );
  if (handed.size === 0) return [];
  const held = await readHeldTasks(event.company, { ownerKind, ownerIds: [...handed.keys()] }, { except: [] });
  const tasks = held.filter(({ taskId, ownerId, responsibleId }) => {
    const record = handed.get(ownerId);
    return record?.from === responsibleId && (record.taskIds?.includes(taskId) ?? true);
  });
  if (tasks.length === 0) return [];
  const members = await membersByPerson(event, [...new Set([...handed.values()].map(({ to }) => to))]);
  const successorsOf = ({ ownerId }: HeldTask) => {
    const successor = members.get(handed.get(ownerId)?.to ?? '');
    return successor ? [successor] : [];
  };
  await giveTasks(event, tasks, successorsOf, { isUndone });
  return tasks;
}

/** Those of these tasks that are not for whoever has them: an external person, or somebody to whom the record is closed. */
async function tasksNotFor(event: HandOverEvent, tasks: readonly HeldTask[]): Promise<HeldTask[]> {
  const members = await membersByPerson(event, [...new Set(tasks.map(({ responsibleId }) => responsibleId))]);
  const held = tasks.flatMap((task) => {
    const member = members.get(task.responsibleId);
    return member ? [{ ...task, member }] : [];
  });
  const records = await recordsOf(event, held);
  return held.filter(({ member }, place) => member.isExternal || !records[place]);
}

/** Gives each task to the first of its successors who may have it: not to whom it is about, nor to whom its record is closed. */
async function giveTasks(
  event: HandOverEvent,
  tasks: readonly HeldTask[],
  successorsOf: (task: HeldTask) => readonly Membership[],
  { isUndone = false } = {},
): Promise<void> {
  const { company, services, by, audit } = event;
  const owners = services.registers.of(taskOwners);
  const pairs = tasks.flatMap((task) => successorsOf(task).map((member) => ({ ...task, member })));
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
  if (isUndone) return withdrawAssigned(company, tasks);
  await notifyOfAssigned(
    event,
    given.map((task) => ({ ...task, version: task.version + 1 })),
    by,
  );
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
