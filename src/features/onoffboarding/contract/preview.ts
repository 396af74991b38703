import { z } from 'zod';
import { relativeResponsibles } from './kinds.ts';
import { DueDateReason, RelativeDueDate } from './task.ts';
import { conditionKeys } from './template.ts';

const Dated = z.object({ dueDate: z.string().nullable(), responsibleId: z.string().nullable(), responsibleFullName: z.string().nullable() });

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
  dueDateReason: DueDateReason,
});
export type PreviewTask = z.output<typeof PreviewTask>;

/** A task of the template that is not for this person, with the first condition that does not hold. */
export const LeftOut = z.object({ title: z.string(), reason: z.enum(conditionKeys) });
export type LeftOut = z.output<typeof LeftOut>;
