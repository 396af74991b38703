import { nameOf } from './chart.ts';
import type { Chart } from './chart.ts';

/** Everybody of the chart to choose from, by name with their work. */
export function choicesOf({ byId }: Chart, isOffered: (id: string) => boolean = () => true) {
  return [...byId.values()].flatMap(({ person }) => {
    if (!isOffered(person.id)) return [];
    return [{ value: person.id, label: [nameOf(person), person.position].filter(Boolean).join(' · ') }];
  });
}
