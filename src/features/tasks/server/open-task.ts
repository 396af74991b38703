import { listFilesOf } from '#features/files/server/public.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { refuseStale } from '#kernel/server/refuse-stale.ts';
import type { Services } from '#kernel/server/services.ts';
import type { Task, TaskPermissions } from '../contract/entities.ts';
import { maySeeTask, taskPermissions } from './policy.ts';
import { readPlace, readTask, type TaskRow } from './store-task.ts';
import { accessToTasks, taskOwners, type TaskAccess, type TaskOwner } from './task-owner.ts';

type TaskCall = Pick<CallContext, 'company' | 'actor' | 'services' | 'today' | 'fail'>;

/** The kind of a record, and what the caller may do with the tasks about this one. */
export interface OpenedRecord {
  owner: TaskOwner;
  access: TaskAccess;
}

/** A record by its kind and id; refuses when there is none, or when the caller sees nothing of it. */
export async function openRecord(
  { company, actor, services, fail }: TaskCall,
  { ownerKind, ownerId }: { ownerKind: string; ownerId: string },
  options?: { lock?: boolean },
): Promise<OpenedRecord> {
  const owner = services.registers.of(taskOwners).get(ownerKind) ?? fail('common.NotFound');
  const [access] = await accessToTasks(company, owner, [{ member: actor.member, ownerId }], options);
  if (!access) return fail('common.NotFound');
  return access.sees === 'none' ? fail('common.Forbidden') : { owner, access };
}

export interface OpenedTask extends OpenedRecord {
  task: TaskRow;
  permissions: TaskPermissions;
}

/** A task that the caller may see and change in this way, locked; refuses when it has changed since the caller read it. */
export async function openTask(
  call: TaskCall,
  { taskId, version }: { taskId: string; version?: number | undefined },
  needed: keyof TaskPermissions | readonly (keyof TaskPermissions)[],
): Promise<OpenedTask> {
  const { company, actor, services, fail } = call;
  const place = (await readPlace(company, taskId)) ?? fail('common.NotFound');
  const owner = services.registers.of(taskOwners).get(place.ownerKind) ?? fail('common.NotFound');
  await owner.lock?.(company, place.ownerId);
  const task = (await readTask(company, taskId, { lock: true })) ?? fail('common.NotFound');
  const [access] = await accessToTasks(company, owner, [{ member: actor.member, ownerId: task.ownerId }]);
  if (!access) return fail('common.NotFound');
  const reader = { companyUserId: actor.member.companyUserId, access };
  if (!maySeeTask(reader, task)) fail('common.NotFound');
  await refuseStale(fail, { read: version, stored: task.version }, async () => ({ task: (await presentTasks(call, [task]))[0] }));
  const permissions = taskPermissions(reader, task);
  if (![needed].flat().some((name) => permissions[name])) fail('common.Forbidden');
  return { task, owner, access, permissions };
}

/** Tasks in the form of the answer, as far as the reader may see them; a constant number of statements for each kind of record. */
export async function presentTasks(
  { company, actor, services, today }: Pick<TaskCall, 'company' | 'actor' | 'services' | 'today'>,
  rows: readonly TaskRow[],
): Promise<Task[]> {
  const { member } = actor;
  const opened = await recordsOf(
    { company, services },
    rows.map((row) => ({ ...row, member })),
  );
  const files = await listFilesOf(
    company,
    'task',
    rows.flatMap(({ taskId, completedAt }) => (completedAt ? [taskId] : [])),
  );
  return rows.flatMap((row, place): Task[] => {
    const { owner, access } = opened[place] ?? {};
    if (!owner || !access) return [];
    const reader = { companyUserId: member.companyUserId, access };
    if (!maySeeTask(reader, row)) return [];
    const { createdBy: _by, completedBy: _completer, completedAt, createdAt, repeatFrom: _from, isDormant: _dormant, ...task } = row;
    return [
      {
        ...task,
        ownerName: access.name,
        page: access.sees === 'none' ? null : owner.pageOf(row.ownerId),
        isOverdue: completedAt === null && row.dueDate !== null && row.dueDate < today,
        createdDate: createdAt.toISOString(),
        completedDate: completedAt?.toISOString() ?? null,
        proofs: files.filter(({ ownerId }) => ownerId === row.taskId).map(({ fileId, fileName, size }) => ({ fileId, fileName, size })),
        permissions: taskPermissions(reader, row),
      },
    ];
  });
}

/** The records of tasks as members see them, in the order given; a constant number of statements for each kind. */
export async function recordsOf(
  { company, services }: { company: Company; services: Pick<Services, 'registers'> },
  lookups: readonly { ownerKind: string; ownerId: string; member: CallContext['actor']['member'] }[],
): Promise<(OpenedRecord | undefined)[]> {
  const found = new Map<object, OpenedRecord>();
  for (const owner of services.registers.of(taskOwners).values()) {
    const theirs = lookups.filter(({ ownerKind }) => ownerKind === owner.kind);
    const accesses = await accessToTasks(company, owner, theirs);
    for (const [place, one] of theirs.entries()) {
      const access = accesses[place];
      if (access) found.set(one, { owner, access });
    }
  }
  return lookups.map((one) => found.get(one));
}

/** The task, read again after it was changed. */
export async function reloadTask(call: TaskCall, taskId: string): Promise<Task> {
  const row = (await readTask(call.company, taskId)) ?? call.fail('common.NotFound');
  const [task] = await presentTasks(call, [row]);
  return task ?? call.fail('common.NotFound');
}
