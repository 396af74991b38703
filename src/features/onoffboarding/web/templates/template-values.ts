import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import { newRepeatKey } from '#kernel/web/call.ts';
import { maxTasks, type PlanType } from '../../contract/kinds.ts';
import { longestWord, maxWords, type TaskConditions } from '../../contract/rules/conditions.ts';
import { templateFields, type PlanTemplate, type TemplateTaskInput } from '../../contract/template.ts';
import { inputOf, TaskSchema, valuesOf as valuesOfTask, type TaskValues } from '../task/task-values.ts';

/** A task of the template; the key tells it apart while it is edited. */
export interface KeyedTask extends TemplateTaskInput {
  key: string;
}

/** A template as it stands in its form. */
export interface TemplateValues extends Record<string, unknown> {
  name: string;
  type: PlanType;
  endAccess: boolean;
  tasks: readonly KeyedTask[];
}

export const emptyTemplate: TemplateValues = { name: '', type: 'Onboarding', endAccess: false, tasks: [] };

/** Stored tasks are called by their places, so that the same template always has the same values. */
export function valuesOf({ name, type, endAccess, tasks }: PlanTemplate, language: 'no' | 'en'): TemplateValues {
  return {
    name: name[language],
    type,
    endAccess,
    tasks: tasks.map(({ title, description, ...task }, place) => ({
      ...task,
      key: String(place),
      title: title[language],
      description: description[language],
    })),
  };
}

export const TemplateSchema: z.ZodType<unknown, TemplateValues> = z.object({
  name: templateFields.name,
  type: templateFields.type,
  endAccess: z.boolean(),
  // Each was judged in its own form.
  tasks: z.array(z.custom<KeyedTask>()).max(maxTasks, field('tooLarge', { length: maxTasks })),
});

/** The same as the calls want it; access ends only where somebody leaves. */
export function sentTemplate({ name, type, endAccess, tasks }: TemplateValues) {
  return { name: name.trim(), type, endAccess: type === 'Offboarding' && endAccess, tasks: tasks.map(({ key: _key, ...task }) => task) };
}

export const leaderChoices = ['any', 'only', 'not'] as const;
export const wordConditions = ['departments', 'locations', 'positions'] as const;

/** A task of a template as it stands in its form: that of a plan without a date, and for whom it is. */
export interface TemplateTaskValues extends TaskValues {
  departments: string[];
  locations: string[];
  positions: string[];
  contractTypes: string[];
  leaders: (typeof leaderChoices)[number];
}

export function valuesOfTemplateTask(task: KeyedTask | undefined): TemplateTaskValues {
  const { departments = [], locations = [], positions = [], contractTypes = [], isLeader } = task?.when ?? {};
  const leaders = isLeader === undefined ? 'any' : isLeader ? 'only' : 'not';
  return { ...valuesOfTask(task && { ...task, dueDate: null }), departments, locations, positions, contractTypes, leaders };
}

export function templateTaskOf(values: TemplateTaskValues, key: string = newRepeatKey()): KeyedTask {
  const { dueDate: _date, ...task } = inputOf(values);
  return { ...task, key, when: conditionsIn(values) };
}

/** Only what was chosen: an empty list would be for nobody. */
function conditionsIn({ departments, locations, positions, contractTypes, leaders }: TemplateTaskValues): TaskConditions {
  return {
    ...(departments.length > 0 && { departments }),
    ...(locations.length > 0 && { locations }),
    ...(positions.length > 0 && { positions }),
    ...(contractTypes.length > 0 && { contractTypes }),
    ...(leaders !== 'any' && { isLeader: leaders === 'only' }),
  };
}

const chosen = z
  .array(z.string().max(longestWord, field('tooLong', { length: longestWord })))
  .max(maxWords, field('tooLarge', { length: maxWords }));

export const TemplateTaskSchema: z.ZodType<unknown, TemplateTaskValues> = z.intersection(
  TaskSchema,
  z.object({ departments: chosen, locations: chosen, positions: chosen, contractTypes: chosen, leaders: z.enum(leaderChoices) }),
);
