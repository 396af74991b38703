import { dueDateOf, type Reference, type TaskTiming } from './due-date.ts';
import { responsibleOf, type FoundResponsible, type PlanPeople, type TaskResponsible } from './responsible.ts';
import type { DueDateWhy, ResponsibleWhy } from '../why.ts';

/** What the dates and people of a plan's task come from, and what they are now. */
export interface PlannedTask extends TaskTiming, TaskResponsible {
  id: string;
  isCompleted: boolean;
}

export interface DateChange {
  id: string;
  from: string | null;
  to: string | null;
  why: readonly DueDateWhy[];
}

export interface ResponsibleChange {
  id: string;
  from: string | null;
  to: string | null;
  why: readonly ResponsibleWhy[];
}

/** The dates that change with the reference date: of open tasks whose date is relative (plans.54). */
export function changedDates(tasks: readonly PlannedTask[], reference: Reference): DateChange[] {
  return tasks
    .filter(({ isCompleted, relativeDueDate }) => !isCompleted && relativeDueDate !== null)
    .map((task) => ({ id: task.id, from: task.dueDate, counted: dueDateOf(task, reference) }))
    .filter(({ from, counted }) => from !== counted.date)
    .map(({ id, from, counted: { date, why } }) => ({ id, from, to: date, why }));
}

/** Whose an open task becomes. Where the maker of the plan has left, whoever got their tasks keeps them (plans.54). */
export function responsibleAfter(task: TaskResponsible, people: PlanPeople): FoundResponsible {
  const found = responsibleOf(task, people);
  const { relativeResponsible, responsibleId } = task;
  const isKept = found.responsibleId === null && relativeResponsible === 'planCreator' && responsibleId !== null;
  if (!isKept || people.candidates.get(responsibleId)?.mayHaveTasks !== true) return found;
  return { responsibleId, why: [{ key: 'named' }] };
}

/** Who gets other tasks with another person, manager or creator: of open tasks whose responsible is relative (plans.54). */
export function changedResponsibles(tasks: readonly PlannedTask[], people: PlanPeople): ResponsibleChange[] {
  return tasks
    .filter(({ isCompleted, relativeResponsible }) => !isCompleted && relativeResponsible !== null)
    .map((task) => ({ id: task.id, from: task.responsibleId, found: responsibleAfter(task, people) }))
    .filter(({ from, found }) => from !== found.responsibleId)
    .map(({ id, from, found: { responsibleId, why } }) => ({ id, from, to: responsibleId, why }));
}

/** What is written: the changes, and over them the dates that somebody typed, which stay from then on (plans.54). */
export interface PlanChanges {
  dates?: readonly DateChange[];
  responsibles?: readonly ResponsibleChange[];
  typed?: ReadonlyMap<string, string | null>;
}

/** The tasks after a change; completed ones are never touched. */
export function withChanges<Task extends PlannedTask>(tasks: readonly Task[], changes: PlanChanges): Task[] {
  const dates = new Map(changes.dates?.map(({ id, to }) => [id, to]));
  const responsibles = new Map(changes.responsibles?.map(({ id, to }) => [id, to]));
  return tasks.map((task) => {
    if (task.isCompleted) return task;
    const typed = changes.typed?.get(task.id);
    const timing = typed === undefined ? { dueDate: valueOr(dates, task.id, task.dueDate) } : { dueDate: typed, relativeDueDate: null };
    return { ...task, ...timing, responsibleId: valueOr(responsibles, task.id, task.responsibleId) };
  });
}

function valueOr(values: ReadonlyMap<string, string | null>, id: string, otherwise: string | null): string | null {
  const value = values.get(id);
  return value === undefined ? otherwise : value;
}
