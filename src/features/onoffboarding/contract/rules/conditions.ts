import type { Condition, ConditionKey } from '../template.ts';

/** What is known of the person when tasks are made. */
export interface ConditionFacts {
  department: string | null;
  location: string | null;
  position: string | null;
  contractType: string | null;
  isLeader: boolean;
}

/** The first condition that keeps a task from being made for a person; null when it is made (plans.60). */
export function failedCondition(when: Condition, facts: ConditionFacts): ConditionKey | null {
  if (!isAmong(when.departments, facts.department)) return 'departments';
  if (!isAmong(when.locations, facts.location)) return 'locations';
  if (!isAmong(when.positions, facts.position)) return 'positions';
  if (!isAmong(when.contractTypes, facts.contractType)) return 'contractTypes';
  return when.isLeader === undefined || when.isLeader === facts.isLeader ? null : 'isLeader';
}

/** No values are no condition. */
function isAmong(values: readonly string[] | undefined, has: string | null): boolean {
  if (!values || values.length === 0) return true;
  return has !== null && values.some((value) => comparable(value) === comparable(has));
}

// People type the names of departments and positions themselves.
const comparable = (name: string): string => name.trim().replace(/\s+/gu, ' ').toLocaleLowerCase('nb');
