import { z } from 'zod';
import { fileChangeCodes } from '#features/files/contract/file-changes.ts';
import { maxFileBytes } from '#features/files/contract/limits.ts';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { uploadedMediaTypes } from '#kernel/contract/media-types.ts';
import { Comment, maxProofs, Task, taskFields } from './entities.ts';

// Which record it is decides who may do what: its kind names permission and feature (`TaskOwner`), and whoever has a task to do may always see and
// complete it.
const gate = { access: { signedIn: true }, company: 'required' } as const;
const owner = { ownerKind: z.string().min(1).max(40), ownerId: z.uuid(field('required')) };
const which = {
  taskId: z.uuid(field('required')),
  /** The version that the caller read; a task that has changed since is refused with 409. */
  version: z.number().int().positive().optional(),
};
const { title, description, responsibleId, dueDate, repeat } = taskFields;

export const createTask = endpoint({
  ...gate,
  method: 'POST',
  path: '/tasks/create',
  repeats: 'adds',
  summary: 'Creates a task about a record. With `repeat`, a new one is created when it is completed.',
  effect: 'write',
  body: z.object({
    ...owner,
    title,
    description: description.default(''),
    responsibleId,
    dueDate: dueDate.default(null),
    repeat: repeat.default(null),
  }),
  answer: z.object({ task: Task }),
  errors: ['tasks.NotAdded', 'tasks.NotResponsible', 'tasks.ClosedToResponsible', 'tasks.TooMany'],
});

export const getTasks = endpoint({
  ...gate,
  method: 'GET',
  path: '/tasks/get-by-owner',
  summary: 'Lists the tasks about a record that the caller may see: open ones by due date, and the latest completed ones.',
  effect: 'read',
  query: z.object(owner),
  answer: z.object({
    tasks: z.array(Task),
    /** Whether the caller may give tasks here. */
    mayAdd: z.boolean(),
  }),
  errors: [],
});

export const getOwnTasks = endpoint({
  ...gate,
  method: 'GET',
  path: '/tasks/get-own',
  summary: 'Lists all the caller’s open tasks, by due date.',
  effect: 'read',
  answer: z.object({ tasks: z.array(Task) }),
  errors: [],
});

export const updateTask = endpoint({
  ...gate,
  method: 'POST',
  path: '/tasks/update',
  summary: 'Changes an open task. Absent = unchanged, null = no date or no repeat.',
  effect: 'write',
  body: z.object({
    ...which,
    title: title.optional(),
    description: description.optional(),
    responsibleId: responsibleId.optional(),
    dueDate: dueDate.optional(),
    repeat: repeat.optional(),
  }),
  answer: z.object({ task: Task }),
  errors: ['tasks.Completed', 'tasks.NotResponsible', 'tasks.ClosedToResponsible'],
});

export const completeTask = endpoint({
  ...gate,
  method: 'POST',
  path: '/tasks/complete',
  summary: 'Completes a task, with a comment and files as proof. If it repeats, the next one is created.',
  effect: 'write',
  files: { field: 'files', maxBytes: maxFileBytes, maxCount: maxProofs, tooLarge: 'files.InvalidFileSize' },
  body: z.object({ ...which, comment: Comment.default('') }),
  answer: z.object({ task: Task, next: Task.nullable() }),
  errors: [...fileChangeCodes, 'tasks.Completed'],
});

export const reopenTask = endpoint({
  ...gate,
  method: 'POST',
  path: '/tasks/reopen',
  summary: 'Reopens a completed task. The next one in a series is deleted, unless someone has changed or completed it.',
  effect: 'write',
  body: z.object(which),
  answer: z.object({ task: Task }),
  errors: ['tasks.NotCompleted'],
});

export const deleteTask = endpoint({
  ...gate,
  method: 'DELETE',
  path: '/tasks/delete',
  summary: 'Permanently deletes a task and its proof.',
  effect: 'write',
  body: z.object(which),
  answer: z.object({}),
  errors: [],
});

export const getProof = endpoint({
  ...gate,
  method: 'GET',
  path: '/tasks/get-proof/{fileName}',
  summary: 'Downloads a file added as proof of a task. With `view`, a PDF, picture or plain text is shown instead.',
  effect: 'read',
  params: z.object({ fileName: z.string() }),
  query: z.object({ fileId: z.uuid(), view: z.enum(['true', 'false']).default('false') }),
  answer: { file: uploadedMediaTypes },
  errors: [],
});
