import { eraseOwnerFiles } from '#features/files/server/public.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { deleteTask as deleteContract, reopenTask as contract } from '../contract/endpoints.ts';
import { taskChange } from './log-task.ts';
import { openTask, reloadTask } from './open-task.ts';
import { deleteTaskRow, deleteUntouchedFollower, writeCompletion } from './store-task.ts';
import { taskFiles } from './task-files.ts';

/** Opens a completed task again; its proof stays with it. */
export const reopenTask: Handler<typeof contract> = async (context, { body }) => {
  const { company, fail, audit } = context;
  const { task, owner } = await openTask(context, body, ['reopen', 'complete']);
  if (!task.completedAt) fail('tasks.NotCompleted');
  await writeCompletion(company, task.taskId, null);
  const { title } = task;
  audit(await taskChange(company, { ...task, owner }, { title, isCompleted: true }, { title, isCompleted: false }));
  await owner.moved?.(context, task);
  const gone = await deleteUntouchedFollower(company, task.taskId);
  if (gone) audit(await taskChange(company, { owner, taskId: gone, ownerId: task.ownerId }, { title }, {}));
  return { task: await reloadTask(context, task.taskId) };
};

/** Deletes a task with its proof. */
export const deleteTask: Handler<typeof deleteContract> = async (context, { body }) => {
  const { task, owner } = await openTask(context, body, 'delete');
  await eraseOwnerFiles(context, { type: taskFiles, id: task.taskId });
  await deleteTaskRow(context.company, task.taskId);
  const { title, responsibleId, dueDate } = task;
  context.audit(await taskChange(context.company, { ...task, owner }, { title, responsibleId, dueDate }, {}));
  return {};
};
