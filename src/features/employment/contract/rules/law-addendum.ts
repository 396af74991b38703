import type { CheckedContract, LawFact } from './law-facts.ts';
import { dayOf } from './values.ts';

/** Working Environment Act § 14-8: a change is written at the latest on the day on which it takes effect. */
export function changeFacts({ contract: { values, clauses }, today }: CheckedContract): LawFact[] {
  const clause = 'addendumReference';
  const date = dayOf(values['effectiveDate']);
  const isEmpty = !clauses.some(({ key }) => key !== clause && key !== 'unchangedTerms');
  return [
    ...(isEmpty ? [{ key: 'changeMissing', clause } as const] : []),
    ...(date === undefined ? [] : [{ key: today > date ? 'changeLate' : 'changeDue', clause, params: { date } } as const]),
  ];
}
