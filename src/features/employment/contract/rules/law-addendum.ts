import type { CheckedContract, LawFact } from './law-facts.ts';
import { lacksPercentage } from './law-work.ts';
import { dayOf } from './values.ts';

/** Working Environment Act § 14-8: a change is written at the latest on the day on which it takes effect. A new position has a percentage (§ 14-6). */
export function changeFacts({ contract: { values, clauses }, today }: CheckedContract): LawFact[] {
  const clause = 'addendumReference';
  const date = dayOf(values['effectiveDate']);
  const isEmpty = !clauses.some(({ key }) => key !== clause && key !== 'unchangedTerms');
  return [
    ...(values['changesPosition'] === true && lacksPercentage(values)
      ? [{ key: 'percentageMissing', clause: 'newPosition' } as const]
      : []),
    ...(isEmpty ? [{ key: 'changeMissing', clause } as const] : []),
    ...(date === undefined ? [] : [{ key: today > date ? 'changeLate' : 'changeDue', clause, params: { date } } as const]),
  ];
}
