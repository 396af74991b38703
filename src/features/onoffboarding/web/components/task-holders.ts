import type { PlanTask } from '../../contract/task.ts';

/** Somebody with open tasks, and in how many plans. */
export interface Holder {
  id: string;
  name: string;
  tasks: number;
  plans: number;
}

/** Who has how many of these tasks, by name. */
export function holdersOf(tasks: readonly Pick<PlanTask, 'responsibleId' | 'responsibleFullName' | 'onOffBoardingId'>[]): Holder[] {
  const byPerson = Map.groupBy(
    tasks.filter(({ responsibleId }) => responsibleId !== null),
    ({ responsibleId }) => responsibleId ?? '',
  );
  return [...byPerson]
    .map(([id, theirs]) => ({
      id,
      name: theirs[0]?.responsibleFullName ?? '',
      tasks: theirs.length,
      plans: new Set(theirs.map(({ onOffBoardingId }) => onOffBoardingId)).size,
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'nb'));
}
