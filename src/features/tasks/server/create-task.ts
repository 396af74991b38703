import { newId } from '#kernel/server/id.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { createTask as contract } from '../contract/endpoints.ts';
import { maxOpenTasks } from '../contract/entities.ts';
import { taskChange } from './log-task.ts';
import { openRecord, reloadTask } from './open-task.ts';
import { requireRepeatable, requireResponsible } from './require-content.ts';
import { countOpenTasks, insertTask } from './store-task.ts';
import { notifyOfAssigned } from './notify-responsible.ts';

/** Gives somebody a task about a record that the caller opens and that is not locked. */
export const createTask: Handler<typeof contract> = async (context, { body }) => {
  const { company, actor, now, fail, audit } = context;
  const { ownerKind, ownerId, ...content } = body;
  const { owner, access } = await openRecord(context, body, { lock: true });
  if (!access.mayAdd || !access.isOpen) fail('tasks.NotAdded', 403);
  requireRepeatable(fail, content);
  await requireResponsible(context, content.responsibleId, { owner, ownerId });
  if ((await countOpenTasks(company, body)) >= maxOpenTasks) fail('tasks.TooMany', 400, { details: { limit: maxOpenTasks } });
  const taskId = newId();
  const task = { ...content, taskId, ownerKind, ownerId, repeatFrom: content.repeat && content.dueDate };
  await insertTask(company, { ...task, followsId: null, by: actor.member.companyUserId, now });
  const { title, responsibleId, dueDate, repeat } = content;
  audit(await taskChange(company, { owner, taskId, ownerId }, undefined, { title, responsibleId, dueDate, repeat }));
  await notifyOfAssigned(context, [{ ...task, version: 1 }], actor.member.companyUserId);
  return { task: await reloadTask(context, taskId) };
};
