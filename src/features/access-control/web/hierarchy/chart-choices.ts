import { nameOf } from './chart.ts';
import type { Chart } from './chart.ts';

/** All people of the chart as choices, by name with their job. */
export function choicesOf({ byId }: Chart, isOffered: (id: string) => boolean = () => true) {
  return [...byId.values()].flatMap(({ person }) => {
    if (!isOffered(person.id)) return [];
    return [{ value: person.id, label: [nameOf(person), person.position].filter(Boolean).join(' · ') }];
  });
}
