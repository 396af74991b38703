import { z } from 'zod';
import { relativeResponsibles } from './kinds.ts';
import { LeftOutWhy } from './rules/conditions.ts';
import { RelativeDueDate } from './task.ts';
import { DueDateWhy, ResponsibleWhy } from './why.ts';

const Dated = z.object({
  dueDate: z.string().nullable(),
  responsibleId: z.string().nullable(),
  responsibleFullName: z.string().nullable(),
});

/** A task as it is and as it would be. */
export const PreviewTask = z.object({
  /** Null for one that does not exist yet. */
  id: z.string().nullable(),
  title: z.string(),
  description: z.string(),
  order: z.number(),
  relativeDueDate: RelativeDueDate.nullable(),
  relativeResponsible: z.enum(relativeResponsibles).nullable(),
  visibleToEmployee: z.boolean(),
  completed: z.boolean(),
  old: Dated.nullable(),
  new: Dated,
  dueDateWhy: z.array(DueDateWhy),
  responsibleWhy: z.array(ResponsibleWhy),
});
export type PreviewTask = z.output<typeof PreviewTask>;

/** A task of the template that is not for this person, with everything that keeps it out. */
export const LeftOut = z.object({ title: z.string(), why: z.array(LeftOutWhy) });
export type LeftOut = z.output<typeof LeftOut>;
