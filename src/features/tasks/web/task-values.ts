import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import { taskFields, type Repeat, type Task } from '../contract/entities.ts';

export const repeatUnits = ['no', 'day', 'week', 'month', 'year'] as const;
type RepeatUnit = (typeof repeatUnits)[number];

/** The form values of a task. */
export interface TaskValues extends Record<string, unknown> {
  title: string;
  description: string;
  responsibleId: string | null;
  dueDate: string | null;
  unit: RepeatUnit;
  every: number | string;
}

export function valuesOf(task: Task | undefined): TaskValues {
  return {
    title: task?.title ?? '',
    description: task?.description ?? '',
    responsibleId: task?.responsibleId ?? null,
    dueDate: task?.dueDate ?? '',
    ...intervalOf(task?.repeat ?? null),
  };
}

/** Seven days are a week, and twelve months a year. */
function intervalOf(repeat: Repeat | null): Pick<TaskValues, 'unit' | 'every'> {
  if (!repeat) return { unit: 'no', every: 1 };
  const { number, unit } = repeat;
  const [longer, length] = unit === 'day' ? (['week', 7] as const) : (['year', 12] as const);
  return number % length === 0 ? { unit: longer, every: number / length } : { unit, every: number };
}

/** The repeat that a task is sent with. */
export function repeatOf({ unit, every }: Pick<TaskValues, 'unit' | 'every'>): Repeat | null {
  const number = Number(every);
  switch (unit) {
    case 'no':
      return null;
    case 'day':
    case 'month':
      return { number, unit };
    case 'week':
      return { number: number * 7, unit: 'day' };
    case 'year':
      return { number: number * 12, unit: 'month' };
  }
}

const fields = z.object({
  title: taskFields.title,
  description: taskFields.description,
  responsibleId: z.string(field('required')).nullable().refine(Boolean, field('required')),
  dueDate: taskFields.dueDate,
  unit: z.enum(repeatUnits),
  every: z.union([z.number(), z.string()]),
});

/** The contract's rules; a task that repeats needs a day, and a whole number of intervals. */
export const TaskSchema: z.ZodType<unknown, TaskValues> = fields
  .refine(({ unit, dueDate }) => unit === 'no' || dueDate !== null, { message: field('required'), path: ['dueDate'] })
  .refine((values) => taskFields.repeat.safeParse(repeatOf(values)).success, { message: field('invalid'), path: ['every'] });
