import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import { PageLink } from '#kernel/contract/page-link.ts';
import { Day, Moment, wholeNumber } from '#kernel/contract/values.ts';
import { dayUnits, longestDescription, longestTitle, maxDays, planTypes, relativeResponsibles } from './kinds.ts';
import { DueDateWhy } from './why.ts';

const days = wholeNumber(-maxDays, maxDays);

/** How far from the reference date; negative is before it. */
export const RelativeDueDate = z.object({ days, unit: z.enum(dayUnits, field('select')) });
export type RelativeDueDate = z.output<typeof RelativeDueDate>;

/** A bare number means days. */
export const RelativeDueDateInput = z.union([
  days.transform((number): RelativeDueDate => ({ days: number, unit: 'day' })),
  RelativeDueDate,
]);

const title = z
  .string(field('required'))
  .trim()
  .min(1, field('required'))
  .max(longestTitle, field('tooLong', { length: longestTitle }));
const description = z
  .string()
  .trim()
  .max(longestDescription, field('tooLong', { length: longestDescription }));

/** The input of a task. A relative date or responsible comes before a fixed one. */
export const taskFields = {
  title,
  description: description.default(''),
  dueDate: Day.nullable().default(null),
  relativeDueDate: RelativeDueDateInput.nullable().default(null),
  responsibleId: z.uuid().nullable().default(null),
  relativeResponsible: z.enum(relativeResponsibles, field('select')).nullable().default(null),
  visibleToEmployee: z.boolean().default(false),
};
export const TaskInput = z.object(taskFields);
export type TaskInput = z.output<typeof TaskInput>;

/** The same for a change: absent is unchanged. */
export const taskChangeFields = {
  title: title.optional(),
  description: description.optional(),
  dueDate: Day.nullable().optional(),
  relativeDueDate: RelativeDueDateInput.nullable().optional(),
  responsibleId: z.uuid().nullable().optional(),
  relativeResponsible: z.enum(relativeResponsibles, field('select')).nullable().optional(),
  visibleToEmployee: z.boolean().optional(),
};

export const PlanTaskPermissions = z.object({ view: z.boolean(), edit: z.boolean(), delete: z.boolean(), complete: z.boolean() });
export type PlanTaskPermissions = z.output<typeof PlanTaskPermissions>;

export const NamedPerson = z.object({ companyUserId: z.string(), name: z.string() });

/** One task of a plan. */
export const PlanTask = z.object({
  id: z.string(),
  onOffBoardingId: z.string(),
  title: z.string(),
  description: z.string(),
  /** From 0 without gaps among all tasks of the plan. */
  order: z.number(),
  dueDate: z.string().nullable(),
  /** How the date comes about, step by step; of a completed task what it was told to be. */
  dueDateWhy: z.array(DueDateWhy),
  isOverdue: z.boolean(),
  responsibleId: z.string().nullable(),
  responsibleFullName: z.string().nullable(),
  /** False for somebody who cannot sign in, and has to be told otherwise. */
  responsibleHasAccess: z.boolean(),
  visibleToEmployee: z.boolean(),
  relativeResponsible: z.enum(relativeResponsibles).nullable(),
  relativeDueDate: RelativeDueDate.nullable(),
  completed: z.boolean(),
  completedBy: NamedPerson.nullable(),
  completedDate: Moment.nullable(),
  /** What was written when it was completed, and the files. */
  comment: z.string(),
  proofs: z.array(z.object({ fileId: z.string(), fileName: z.string(), size: z.number() })),
  permissions: PlanTaskPermissions,
  planType: z.enum(planTypes),
  planReferenceDate: z.string(),
  appliesToCompanyUser: NamedPerson,
  /** Where the task is done, for one about something that the person holds. */
  page: PageLink.nullable(),
  version: z.number(),
});
export type PlanTask = z.output<typeof PlanTask>;

/** A task that was handed over, as it was then. */
export const HandedTask = z.object({ id: z.uuid(), version: z.number().int().positive() });
export type HandedTask = z.output<typeof HandedTask>;
