import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { listFile, listFormats, shownColumns } from '#kernel/contract/list-export.ts';
import { id, version } from './endpoints.ts';
import { editGate, editing, viewGate } from './gates.ts';
import { maxTasks, mostHandedBack, planTypes } from './kinds.ts';
import { Plan } from './plan.ts';
import { HandedTask, PlanTask, taskChangeFields, taskFields } from './task.ts';

const which = { encId: id, encOnOffBoardingId: id };
const answer = z.object({ task: PlanTask, plan: Plan });
/** Of the plan; the order of its tasks belongs to it. */
const planVersion = version;
/** Takes a completion back: a plan that it completed is published or reopened as before. */
const takesBack = z.boolean().default(false);

export const getTasks = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/onoffboarding/task/get-all',
  summary: 'Lists the caller’s tasks in published plans, by due date; with `scope`, all tasks in plans they may edit.',
  effect: 'read',
  body: z.object({ includeCompleted: z.boolean().default(false), scope: z.enum(['mine', 'all']).default('mine') }),
  answer: z.object({ tasks: z.array(PlanTask) }),
  errors: [],
});

export const createTask = endpoint({
  ...editGate,
  method: 'POST',
  path: '/onoffboarding/task/create',
  repeats: 'adds',
  summary: 'Adds a task to a plan, at the end or at `order`. A completed plan is reopened.',
  effect: 'write',
  body: z.object({
    ...taskFields,
    onOffBoardingId: id,
    version: planVersion,
    order: z.number().int().min(0).max(maxTasks).optional(),
  }),
  answer,
  errors: ['onoffboarding.TooManyTasks', 'onoffboarding.NotResponsible', 'onoffboarding.NoResponsible', 'onoffboarding.PlanExists'],
});

export const addHeldTasks = endpoint({
  ...editGate,
  method: 'POST',
  path: '/onoffboarding/plan/add-held-tasks',
  summary: 'Adds a task for each other responsibility of the person who is leaving that has none yet, due on the last day.',
  effect: 'write',
  body: z.object({ id, version: planVersion }),
  answer: z.object({ plan: Plan, added: z.number() }),
  errors: ['onoffboarding.NothingHeld', 'onoffboarding.TooManyTasks'],
});

export const updateTask = endpoint({
  ...editGate,
  method: 'POST',
  path: '/onoffboarding/task/update',
  summary: 'Changes an open task. Absent = unchanged. `version` is that of the task.',
  effect: 'write',
  body: z.object({ ...taskChangeFields, id, onOffBoardingId: id, version }),
  answer,
  errors: ['onoffboarding.TaskCompleted', 'onoffboarding.NotResponsible', 'onoffboarding.NoResponsible'],
});

export const deleteTask = endpoint({
  ...editGate,
  method: 'DELETE',
  path: '/onoffboarding/task/delete',
  summary: 'Deletes an open task from its plan. It can be restored for a day.',
  effect: 'write',
  body: z.object({ ...which, version: planVersion }),
  answer: z.object({ plan: Plan }),
  errors: ['onoffboarding.TaskCompleted'],
});

export const restoreTask = endpoint({
  ...editGate,
  method: 'POST',
  path: '/onoffboarding/task/restore',
  summary: 'Restores a deleted task to its place, with the same responsible person.',
  effect: 'write',
  body: z.object(which),
  answer,
  errors: ['onoffboarding.TooManyTasks', 'onoffboarding.NotResponsible', 'onoffboarding.PlanExists'],
});

export const markAsCompleted = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/onoffboarding/task/mark-as-completed',
  summary: 'Completes a task, with a comment as proof; use `/tasks/complete` to add files. Completing the last task completes the plan.',
  effect: 'write',
  body: z.object({
    ...which,
    comment: z
      .string()
      .trim()
      .max(1000, field('tooLong', { length: 1000 }))
      .default(''),
    /** Takes back that it was opened again: who completed it, when, and their words are as before. */
    asBefore: z.boolean().default(false),
  }),
  answer,
  errors: ['onoffboarding.NotPublished'],
});

export const markAsNotCompleted = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/onoffboarding/task/mark-as-not-completed',
  summary: 'Reopens a completed task and its plan. An open task does not change.',
  effect: 'write',
  body: z.object({ ...which, asBefore: takesBack }),
  answer,
  errors: ['onoffboarding.NotPublished', 'onoffboarding.PlanExists'],
});

export const markAllAsCompleted = endpoint({
  ...editGate,
  method: 'POST',
  path: '/onoffboarding/task/mark-all-as-completed',
  summary: 'Completes all open tasks and the plan. Returns the tasks that were open, so it can be undone.',
  effect: 'write',
  body: z.object({ onOffBoardingId: id, version }),
  answer: z.object({ plan: Plan, completedTaskIds: z.array(z.string()) }),
  errors: ['onoffboarding.NotPublished', 'onoffboarding.NoTasks'],
});

export const reopenTasks = endpoint({
  ...editGate,
  method: 'POST',
  path: '/onoffboarding/task/mark-many-as-not-completed',
  summary: 'Reopens completed tasks in a plan, all or none, and the plan. Open tasks do not change.',
  effect: 'write',
  body: z.object({
    onOffBoardingId: id,
    taskIds: z
      .array(id)
      .min(1, field('required'))
      .max(maxTasks, field('tooLarge', { length: maxTasks })),
    asBefore: takesBack,
  }),
  answer: z.object({ plan: Plan }),
  errors: ['onoffboarding.PlanExists'],
});

export const updateOrder = endpoint({
  ...editGate,
  method: 'POST',
  path: '/onoffboarding/task/update-order',
  summary: 'Moves a task to another place in the plan.',
  effect: 'write',
  body: z.object({ onOffBoardingId: id, id, order: z.number().int().min(0).max(maxTasks), version: planVersion }),
  answer: z.object({ plan: Plan }),
  errors: ['onoffboarding.PlanCompleted'],
});

export const handOverTasks = endpoint({
  ...editGate,
  method: 'POST',
  path: '/onoffboarding/task/hand-over',
  repeats: 'adds',
  summary:
    'Hands over one person’s open tasks to another, in all plans the caller may edit. With the `tasks` of an earlier answer and the two people exchanged, it is undone: those that nobody has changed since go back.',
  effect: 'write',
  body: z.object({
    companyUserId: id,
    newCompanyUserId: id,
    /** What an earlier call handed over, to undo it. */
    tasks: z
      .array(HandedTask)
      .min(1, field('required'))
      .max(mostHandedBack, field('tooLarge', { length: mostHandedBack }))
      .optional(),
  }),
  answer: z.object({ handedOver: z.number(), tasks: z.array(HandedTask) }),
  errors: ['onoffboarding.NotResponsible', 'onoffboarding.CannotGoBack'],
});

export const taskColumns = [
  'person',
  'planType',
  'referenceDate',
  'order',
  'title',
  'responsible',
  'dueDate',
  'isOverdue',
  'visibleToEmployee',
  'description',
] as const;
export type TaskColumn = (typeof taskColumns)[number];

/** Several values of one filter mean any of them. */
export const TaskFilter = z.object({
  types: z.array(z.enum(planTypes)).max(2).optional(),
  planIds: z.array(z.uuid()).max(1000).optional(),
  companyUserIds: z.array(z.uuid()).max(200).optional(),
  responsibleIds: z.array(z.uuid()).max(200).optional(),
  isOverdue: z.boolean().optional(),
});
export type TaskFilter = z.output<typeof TaskFilter>;

export const exportTasks = endpoint({
  ...listFile,
  access: editing,
  path: '/onoffboarding/export',
  summary: 'Exports the open tasks of published plans the caller may edit, with chosen columns. The export is logged.',
  body: z.object({
    filter: TaskFilter.default({}),
    columns: shownColumns(taskColumns),
    format: z.enum(listFormats, field('select')),
  }),
  errors: [],
});
