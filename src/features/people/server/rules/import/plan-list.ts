import { chooseManagerColumn } from './choose-manager-column.ts';
import type { ExistingPerson, PlanCircumstances } from './existing-person.ts';
import type { Plan } from './plan.ts';
import { planImport } from './plan-import.ts';
import type { StaffList } from './read-list.ts';

/** The part of a list that a plan is made from. */
export type ListRead = Pick<StaffList, 'columns' | 'managers' | 'rows'>;

export interface PlannedList {
  plan: Plan;
  /** The columns as they were read in the end: which of them names the manager depends on the people. */
  columns: StaffList['columns'];
}

/** Plans the import of a list into a company with these people. */
export function planList(list: ListRead, people: readonly ExistingPerson[], circumstances: PlanCircumstances): PlannedList {
  const { rows, columns } = chooseManagerColumn(list, people);
  return { plan: planImport(rows, people, circumstances), columns };
}
