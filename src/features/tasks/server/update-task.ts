import type { Handler } from '#kernel/server/serve.ts';
import type { updateTask as contract } from '../contract/endpoints.ts';
import { taskChange } from './log-task.ts';
import { openTask, reloadTask } from './open-task.ts';
import { requireRepeatable, requireResponsible } from './require-content.ts';
import { writeTask, type TaskContent, type TaskRow } from './store-task.ts';
import { notifyOfAssigned } from './notify-responsible.ts';

/** Changes an open task. */
export const updateTask: Handler<typeof contract> = async (context, { body }) => {
  const { company, actor, fail, audit } = context;
  const { task, owner } = await openTask(context, body, ['update', 'reopen']);
  if (task.completedAt) fail('tasks.Completed');
  const content = changed(task, body);
  requireRepeatable(fail, content);
  const isGiven = body.responsibleId !== undefined && body.responsibleId !== task.responsibleId;
  if (isGiven && body.responsibleId) await requireResponsible(context, body.responsibleId, { ...task, owner });
  await writeTask(company, task.taskId, content);
  audit(await taskChange(company, { ...task, owner }, logged(task), logged(content)));
  if (isGiven) await notifyOfAssigned(context, [{ ...task, ...content, version: task.version + 1 }], actor.member.companyUserId);
  return { task: await reloadTask(context, task.taskId) };
};

type TaskChanges = Partial<Pick<TaskContent, 'title' | 'description' | 'dueDate' | 'repeat'>> & { responsibleId?: string | undefined };

function changed(
  task: TaskRow,
  { title, description, responsibleId, dueDate, repeat }: { [Key in keyof TaskChanges]: TaskChanges[Key] | undefined },
) {
  const content = {
    title: title ?? task.title,
    description: description ?? task.description,
    responsibleId: responsibleId ?? task.responsibleId,
    dueDate: dueDate === undefined ? task.dueDate : dueDate,
    repeat: repeat === undefined ? task.repeat : repeat,
  };
  // A series goes on from its first day until its day or its interval is changed.
  const isSameSeries =
    content.dueDate === task.dueDate && content.repeat?.number === task.repeat?.number && content.repeat?.unit === task.repeat?.unit;
  return { ...content, repeatFrom: content.repeat && (isSameSeries ? task.repeatFrom : content.dueDate) };
}

function logged({ title, responsibleId, dueDate, repeat }: TaskContent) {
  return { title, responsibleId, dueDate, repeat };
}
