import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import { ReferenceDate, type Plan } from '../../contract/plan.ts';
import type { PreviewTask } from '../../contract/preview.ts';

/** What can be changed of a plan itself. */
export interface EditValues extends Record<string, unknown> {
  companyUserId: string | null;
  referenceDate: string;
  endAccess: boolean;
}

export const valuesOf = ({ companyUserId, referenceDate, endAccess }: Plan): EditValues => ({ companyUserId, referenceDate, endAccess });

export const EditSchema: z.ZodType<unknown, EditValues> = z.object({
  companyUserId: z.string(field('required')).nullable().refine(Boolean, field('required')),
  referenceDate: z
    .string()
    .min(1, field('required'))
    .refine((day) => day === '' || ReferenceDate.safeParse(day).success, field('dateFormat')),
  endAccess: z.boolean(),
});

/** What the calls are given; the schema has seen that somebody is chosen. */
export function changesOf({ companyUserId, referenceDate, endAccess }: EditValues) {
  return { companyUserId: companyUserId ?? '', referenceDate, endAccess };
}

/** Whether tasks may have to follow. */
export function movesTasks(plan: Plan, { companyUserId, referenceDate }: EditValues): boolean {
  return plan.companyUserId !== companyUserId || plan.referenceDate !== referenceDate;
}

/** The open tasks of which something changes, old and new (plans.54). */
export function changedTasks(tasks: readonly PreviewTask[]): PreviewTask[] {
  return tasks.filter(
    ({ old, new: next, completed }) => !completed && old && (old.dueDate !== next.dueDate || old.responsibleId !== next.responsibleId),
  );
}

interface Chosen {
  /** The dates in the fields, by task. */
  typed: Readonly<Record<string, string>>;
  /** Whether relative dates follow. */
  updatesDates: boolean;
}

/** The dates that somebody typed over: those that are not what the plan would make of them; an emptied field clears. */
export function typedDates(tasks: readonly PreviewTask[], { typed, updatesDates }: Chosen): Record<string, string | null> {
  return Object.fromEntries(
    tasks.flatMap(({ id, old, new: next }) => {
      const value = id === null ? undefined : typed[id];
      if (id === null || value === undefined) return [];
      const usual = (updatesDates ? next.dueDate : old?.dueDate) ?? '';
      return value === usual ? [] : [[id, value === '' ? null : value]];
    }),
  );
}
