import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import { PageLink } from '#kernel/contract/page-link.ts';
import { Day, Moment } from '#kernel/contract/values.ts';
import { languages, maxTasks, planTypes, sourceKinds } from './kinds.ts';
import { planStatuses } from './rules/plan-status.ts';
import { PlanTask, TaskInput } from './task.ts';

/** Where the tasks come from: a template by its id, or another plan. */
export const SourceInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('empty') }),
  z.object({ kind: z.literal('template'), id: z.string().min(1, field('required')).max(60) }),
  z.object({ kind: z.literal('plan'), id: z.uuid(field('required')) }),
]);
export type SourceInput = z.output<typeof SourceInput>;

/** Far enough from the ends of the calendar to count days from it. */
export const ReferenceDate = Day.refine((day) => day >= '1900-01-01' && day <= '2199-12-31', field('dateFormat'));

/** The input of a plan. `tasks` takes the place of those of the source. */
export const planFields = {
  type: z.enum(planTypes, field('select')),
  companyUserId: z.uuid(field('required')),
  referenceDate: ReferenceDate,
  source: SourceInput.default({ kind: 'empty' }),
  tasks: z
    .array(TaskInput)
    .max(maxTasks, field('tooLarge', { length: maxTasks }))
    .optional(),
  /** Whether access ends with the employment; only where somebody leaves for good. Absent: as the template says. */
  endAccess: z.boolean().optional(),
  /** Whether there is also a task for each thing that somebody who leaves holds elsewhere, due on the last day. */
  addHeldTasks: z.boolean().default(false),
  /** The language of the tasks of a built-in template. */
  language: z.enum(languages).default('no'),
};

export const PlanPermissions = z.object({
  view: z.boolean(),
  edit: z.boolean(),
  delete: z.boolean(),
  publish: z.boolean(),
  complete: z.boolean(),
});
export type PlanPermissions = z.output<typeof PlanPermissions>;

/** A plan that could be made for somebody who starts or leaves, or moved because the profile has another date. Nothing happens by itself. */
export const PlanProposal = z.object({
  companyUserId: z.string(),
  fullName: z.string(),
  type: z.enum(planTypes),
  /** As the profile says it. */
  date: z.string(),
  /** The open plan that has another date; null when there is none yet. */
  planId: z.string().nullable(),
});
export type PlanProposal = z.output<typeof PlanProposal>;

/** A plan in a list; numbers and percent are of the tasks that the reader may see. */
export const PlanRow = z.object({
  id: z.string(),
  type: z.enum(planTypes),
  companyUserId: z.string(),
  companyUserFullName: z.string(),
  /** First day of the employment, or the last one. */
  referenceDate: z.string(),
  /** The same as the profile says it; null when it says none. */
  profileDate: z.string().nullable(),
  source: z.object({ kind: z.enum(sourceKinds), id: z.string().nullable() }),
  status: z.enum(planStatuses),
  isPublished: z.boolean(),
  publishedDate: Moment.nullable(),
  completedDate: Moment.nullable(),
  completionPercent: z.number(),
  numberOfTasks: z.number(),
  numberOfCompletedTasks: z.number(),
  numberOfOverdueTasks: z.number(),
  nextTask: z
    .object({ id: z.string(), title: z.string(), dueDate: z.string().nullable(), responsibleFullName: z.string().nullable() })
    .nullable(),
  endAccess: z.boolean(),
  createdDate: Moment,
  createdByFullName: z.string().nullable(),
  version: z.number(),
  permissions: PlanPermissions,
});
export type PlanRow = z.output<typeof PlanRow>;

/** A plan in the trash. */
export const DeletedPlan = PlanRow.pick({
  id: true,
  type: true,
  companyUserId: true,
  companyUserFullName: true,
  referenceDate: true,
}).extend({
  numberOfTasks: z.number(),
  deletedDate: Moment,
});
export type DeletedPlan = z.output<typeof DeletedPlan>;

/** What the person holds elsewhere in the product, by the key of the dialog about people who leave, with the page to hand it over on. */
export const HeldThing = z.object({
  key: z.string(),
  count: z.number(),
  /** Where it is handed over; null for a reader who may not open it. */
  page: PageLink.nullable(),
  /** The task of the plan about it. */
  taskId: z.string().nullable(),
});
export type HeldThing = z.output<typeof HeldThing>;

/** A file to read before the first day. */
export const PreboardingFile = z.object({ fileId: z.string(), fileName: z.string(), size: z.number() });
export type PreboardingFile = z.output<typeof PreboardingFile>;

/** A plan with the tasks that the reader may see, in their order. */
export const Plan = PlanRow.extend({
  tasks: z.array(PlanTask),
  /** Of somebody who leaves, for those who edit the plan. */
  held: z.array(HeldThing),
  /** When the link for the time before the first day was sent and until when it opens; null without one. */
  preboarding: z.object({ sentDate: Moment, expiresDate: Moment }).nullable(),
  /** The company’s files that the person is given to read before the first day; for those who edit the plan. */
  preboardingFiles: z.array(PreboardingFile),
  /** Whether the reader may make a template of it. */
  mayBeTemplate: z.boolean(),
});
export type Plan = z.output<typeof Plan>;
