import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import { Day } from '#kernel/contract/values.ts';
import { maxDays, relativeResponsibles } from '../../contract/kinds.ts';
import { taskFields, type PlanTask } from '../../contract/task.ts';

export const dueKinds = ['none', 'date', 'relative'] as const;
export const directions = ['before', 'after'] as const;
export const responsibles = [...relativeResponsibles, 'named'] as const;
export const units = ['day', 'workingDay'] as const;

/** A task as it stands in its form. */
export interface TaskValues extends Record<string, unknown> {
  title: string;
  description: string;
  when: (typeof dueKinds)[number];
  dueDate: string;
  number: number | string;
  unit: (typeof units)[number];
  direction: (typeof directions)[number];
  responsible: (typeof responsibles)[number];
  responsibleId: string | null;
  visibleToEmployee: boolean;
}

const ofNew: TaskValues = {
  title: '',
  description: '',
  when: 'relative',
  dueDate: '',
  number: 0,
  unit: 'workingDay',
  direction: 'before',
  responsible: 'reportingManager',
  responsibleId: null,
  visibleToEmployee: false,
};

type TaskFields = Pick<
  PlanTask,
  'title' | 'description' | 'visibleToEmployee' | 'dueDate' | 'relativeDueDate' | 'relativeResponsible' | 'responsibleId'
>;

/** Of a new one the values of most tasks. */
export function valuesOf(task: TaskFields | undefined): TaskValues {
  if (!task) return ofNew;
  const { title, description, visibleToEmployee, dueDate, relativeDueDate, relativeResponsible, responsibleId } = task;
  return {
    title,
    description,
    visibleToEmployee,
    ...whenOf({ dueDate, relativeDueDate }),
    responsible: relativeResponsible ?? 'named',
    responsibleId: relativeResponsible ? null : responsibleId,
  };
}

type Timing = Pick<TaskValues, 'when' | 'dueDate' | 'number' | 'unit' | 'direction'>;

function whenOf({ dueDate, relativeDueDate: relative }: Pick<PlanTask, 'dueDate' | 'relativeDueDate'>): Timing {
  const { number, unit } = ofNew;
  if (!relative) return { when: dueDate === null ? 'none' : 'date', dueDate: dueDate ?? '', number, unit, direction: 'before' };
  const direction = relative.days > 0 ? 'after' : 'before';
  return { when: 'relative', dueDate: '', number: Math.abs(relative.days), unit: relative.unit, direction };
}

/** The same as the calls want it: a relative date or responsible comes without a fixed one. */
export function inputOf(values: TaskValues) {
  const { title, description, when, dueDate, unit, visibleToEmployee, responsible, responsibleId } = values;
  const days = Number(values.number);
  return {
    title: title.trim(),
    description: description.trim(),
    dueDate: when === 'date' ? dueDate : null,
    relativeDueDate: when === 'relative' ? { days: values.direction === 'before' && days !== 0 ? -days : days, unit } : null,
    relativeResponsible: responsible === 'named' ? null : responsible,
    responsibleId: responsible === 'named' ? responsibleId : null,
    visibleToEmployee,
  };
}

const fields = z.object({
  title: taskFields.title,
  description: z.string().max(10_000, field('tooLong', { length: 10_000 })),
  when: z.enum(dueKinds),
  dueDate: z.string(),
  number: z.union([z.number(), z.string()]),
  unit: z.enum(units),
  direction: z.enum(directions),
  responsible: z.enum(responsibles),
  responsibleId: z.string().nullable(),
  visibleToEmployee: z.boolean(),
});

const isNumber = (value: number | string): boolean => {
  const days = Number(value);
  return value !== '' && Number.isInteger(days) && days >= 0 && days <= maxDays;
};

/** The contract's rules, each beside the field that is shown for it. */
export const TaskSchema: z.ZodType<unknown, TaskValues> = fields
  .refine(({ when, dueDate }) => when !== 'date' || dueDate !== '', { message: field('required'), path: ['dueDate'] })
  .refine(({ when, dueDate }) => when !== 'date' || dueDate === '' || Day.safeParse(dueDate).success, {
    message: field('dateFormat'),
    path: ['dueDate'],
  })
  .refine(({ when, number }) => when !== 'relative' || isNumber(number), {
    message: field('tooLarge', { length: maxDays }),
    path: ['number'],
  })
  .refine(({ responsible, responsibleId }) => responsible !== 'named' || responsibleId, {
    message: field('required'),
    path: ['responsibleId'],
  });
