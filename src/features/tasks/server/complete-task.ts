import { applyFileChanges, noFileChanges, stageFiles } from '#features/files/server/public.ts';
import { membersByPerson } from '#features/people/server/public.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { dayIn } from '#kernel/server/clock.ts';
import { newId } from '#kernel/server/id.ts';
import { twoStepHandler, type PrepareContext } from '#kernel/server/serve.ts';
import type { completeTask as contract } from '../contract/endpoints.ts';
import { nextDue } from '../contract/rules/next-due.ts';
import { taskChange } from './log-task.ts';
import { openTask, recordsOf, reloadTask, type OpenedTask } from './open-task.ts';
import { insertTask, writeCompletion } from './store-task.ts';
import { taskFiles } from './task-files.ts';
import { notifyOfAssigned } from './notify-responsible.ts';

type CompleteCall = Pick<CallContext, 'company' | 'actor' | 'services' | 'now' | 'today' | 'audit'>;

/** Completes a task with its proof, all or nothing; one that repeats comes again. */
export const completeTask = twoStepHandler<typeof contract, Awaited<ReturnType<typeof stageFiles>>>(
  async (before, { body: { taskId }, files }) => {
    if (files.length > 0) await requireMayComplete(before, taskId);
    return stageFiles(before, files);
  },
  async (context, { body, files }) => {
    const { company, actor, now, fail, audit } = context;
    const opened = await openTask(context, body, ['complete', 'reopen']);
    const { task, owner } = opened;
    if (task.completedAt) fail('tasks.Completed');
    if (files.length > 0) await applyFileChanges(context, { type: taskFiles, id: task.taskId }, noFileChanges, context.prepared);
    await writeCompletion(company, task.taskId, { by: actor.member.companyUserId, now, comment: body.comment });
    const { title } = task;
    audit(await taskChange(company, { ...task, owner }, { title, isCompleted: false }, { title, isCompleted: true, files: files.length }));
    await owner.moved?.(context, task);
    const nextId = await addNext(context, opened);
    return { task: await reloadTask(context, task.taskId), next: nextId ? await reloadTask(context, nextId) : null };
  },
);

/** Judged before bytes are kept: anybody who is signed in may call. */
async function requireMayComplete({ actor, services, call, now, fail }: PrepareContext<typeof contract>, taskId: string): Promise<void> {
  const today = dayIn(actor.member.timeZone, now);
  const companyId = call.companyId ?? fail('common.CompanyRequired');
  await services.database.forCompany(companyId, (company) =>
    openTask({ company, actor, services, today, fail }, { taskId }, ['complete', 'reopen']),
  );
}

/** The next task of a series. */
async function addNext(context: CompleteCall, opened: OpenedTask): Promise<string | undefined> {
  const { task, owner, access } = opened;
  const { company, now, today, audit } = context;
  const { dueDate, repeat, repeatFrom, ownerId } = task;
  if (!repeat || dueDate === null || repeatFrom === null || !access.isOpen) return undefined;
  const by = context.actor.member.companyUserId;
  const next = {
    ...task,
    taskId: newId(),
    responsibleId: await nextResponsible(context, opened),
    dueDate: nextDue({ dueDate, repeat, from: repeatFrom }, today),
  };
  await insertTask(company, { ...next, followsId: task.taskId, by: task.createdBy, now });
  const { title } = next;
  audit(
    await taskChange(company, { owner, taskId: next.taskId, ownerId }, undefined, {
      title,
      responsibleId: next.responsibleId,
      dueDate: next.dueDate,
      repeat,
    }),
  );
  await notifyOfAssigned(context, next.responsibleId === task.responsibleId ? [] : [{ ...next, version: 1 }], by);
  return next.taskId;
}

/** Whoever has it, while they are here and the record is not closed to them; else who answers for the record, else who completed it (tasks.7). */
async function nextResponsible(context: CompleteCall, { task, access }: OpenedTask): Promise<string> {
  const by = context.actor.member.companyUserId;
  const candidates = [task.responsibleId, access.keeperId, by].flatMap((id) => id ?? []);
  const members = await membersByPerson(context, candidates);
  const here = candidates.flatMap((id) => {
    const member = members.get(id);
    return member?.state === 'active' && !member.isExternal ? [{ ...task, member }] : [];
  });
  const records = await recordsOf(context, here);
  return here.find((_one, place) => records[place])?.member.companyUserId ?? by;
}
