import type { PersonChoice } from '#kernel/web/person-options.ts';
import { nameOf } from './chart.ts';
import type { Chart } from './chart.ts';

/** All people of the chart as choices, by name with their job. */
export function choicesOf({ byId }: Chart, isOffered: (id: string) => boolean = () => true): PersonChoice[] {
  return [...byId.values()].flatMap(({ person }) => {
    if (!isOffered(person.id)) return [];
    return [{ id: person.id, name: nameOf(person), about: person.position }];
  });
}
