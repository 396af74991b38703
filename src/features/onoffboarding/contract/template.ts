import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import { longestDescription, longestName, longestTitle, maxTasks, planTypes, relativeResponsibles } from './kinds.ts';
import { TaskConditions } from './rules/conditions.ts';
import { RelativeDueDate, RelativeDueDateInput } from './task.ts';

const Words = z.object({ no: z.string(), en: z.string() });
export type Words = z.output<typeof Words>;

/** A task as templates have it; of the company’s own templates both languages are the same. */
export const TemplateTask = z.object({
  title: Words,
  description: Words,
  relativeDueDate: RelativeDueDate.nullable(),
  relativeResponsible: z.enum(relativeResponsibles).nullable(),
  /** A named person; only in the company’s own templates. */
  responsibleId: z.string().nullable(),
  visibleToEmployee: z.boolean(),
  when: TaskConditions,
});
export type TemplateTask = z.output<typeof TemplateTask>;

export const PlanTemplate = z.object({
  templateId: z.string(),
  name: Words,
  description: Words,
  type: z.enum(planTypes),
  isBuiltIn: z.boolean(),
  /** Whether plans of it end access with the employment. */
  endAccess: z.boolean(),
  /** Of a built-in one the version of its words, of an own one how often it was saved. */
  version: z.string(),
  tasks: z.array(TemplateTask),
});
export type PlanTemplate = z.output<typeof PlanTemplate>;

/** A built-in template among the documents of the content. */
export const TemplateDocument = PlanTemplate.omit({ templateId: true, isBuiltIn: true }).extend({
  key: z.string(),
  tasks: z.array(TemplateTask.omit({ responsibleId: true }).extend({ when: TaskConditions.default({}) })),
});
export type TemplateDocument = z.output<typeof TemplateDocument>;

/** A task of a template as the company writes it. */
export const TemplateTaskInput = z.object({
  title: z
    .string(field('required'))
    .trim()
    .min(1, field('required'))
    .max(longestTitle, field('tooLong', { length: longestTitle })),
  description: z
    .string()
    .trim()
    .max(longestDescription, field('tooLong', { length: longestDescription }))
    .default(''),
  relativeDueDate: RelativeDueDateInput.nullable().default(null),
  relativeResponsible: z.enum(relativeResponsibles, field('select')).nullable().default(null),
  responsibleId: z.uuid().nullable().default(null),
  visibleToEmployee: z.boolean().default(false),
  when: TaskConditions.default({}),
});
export type TemplateTaskInput = z.output<typeof TemplateTaskInput>;

export const templateFields = {
  name: z
    .string(field('required'))
    .trim()
    .min(1, field('required'))
    .max(longestName, field('tooLong', { length: longestName })),
  type: z.enum(planTypes, field('select')),
  endAccess: z.boolean().default(false),
  tasks: z.array(TemplateTaskInput).max(maxTasks, field('tooLarge', { length: maxTasks })),
};
