import type { IsFree } from '#kernel/contract/deadlines.ts';
import type { PlanType } from '../contract/kinds.ts';
import type { LeftOut } from '../contract/preview.ts';
import { leftOutBy } from '../contract/rules/conditions.ts';
import { dueDateOf } from '../contract/rules/due-date.ts';
import { responsibleOf } from '../contract/rules/responsible.ts';
import type { DueDateWhy, ResponsibleWhy } from '../contract/why.ts';
import { conditionFacts, type PeopleAround } from './around.ts';
import type { SourceTask } from './source.ts';
import type { PersonAround } from './store-around.ts';
import type { TaskContent } from './store-tasks.ts';

/** A plan that tasks are made for. */
export interface PlanToFill {
  type: PlanType;
  person: PersonAround;
  referenceDate: string;
  createdBy: string;
}

/** A task with its day and responsible, and why it has them. */
export interface FilledTask extends TaskContent {
  heldKind?: string;
  dueDateWhy: readonly DueDateWhy[];
  responsibleWhy: readonly ResponsibleWhy[];
}

/** The tasks of a source for one person: those that are for them, with day and responsible, and what is left out (plans.5). */
export function fillTasks(
  tasks: readonly SourceTask[],
  { type, person, referenceDate, createdBy }: PlanToFill,
  { around, isFree }: { around: PeopleAround; isFree: IsFree },
): { tasks: FilledTask[]; leftOut: LeftOut[] } {
  const facts = conditionFacts(person);
  const people = around.of(person.id, createdBy);
  const decided = tasks.map((task) => ({ task, why: leftOutBy(task.when, facts) }));
  return {
    leftOut: decided.flatMap(({ task, why }) => (why.length > 0 ? { title: task.title, why } : [])),
    tasks: decided.flatMap(({ task, why }) => {
      if (why.length > 0) return [];
      const { when: _when, ...content } = task;
      const due = dueDateOf(content, { type, referenceDate, isFree });
      const found = responsibleOf(content, people);
      return { ...content, dueDate: due.date, dueDateWhy: due.why, responsibleId: found.responsibleId, responsibleWhy: found.why };
    }),
  };
}

/** Those whom tasks name. */
export function namedIn(tasks: readonly { responsibleId: string | null }[]): string[] {
  return [...new Set(tasks.flatMap(({ responsibleId }) => responsibleId ?? []))];
}
