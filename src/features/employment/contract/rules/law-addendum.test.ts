import { expect, test } from 'vitest';
import type { Values } from '../template.ts';
import { changeFacts } from './law-addendum.ts';

const clause = (key: string) => ({ key, number: 1, title: '', blocks: [], text: [], templateText: null, isChanged: false });
const facts = (values: Values, today: string, keys = ['addendumReference', 'salary', 'unchangedTerms']) =>
  changeFacts({ contract: { clauses: keys.map(clause), values, unresolved: [], unused: [], isAddendum: true }, today });
const date = '2027-03-01';

test.each([
  ['2027-02-28', 'changeDue'],
  ['2027-03-01', 'changeDue'],
  ['2027-03-02', 'changeLate'],
])('on %s a change from 1 March is %s', (today, key) => {
  expect(facts({ effectiveDate: date }, today)).toEqual([{ key, clause: 'addendumReference', params: { date } }]);
});

test.each<[Values]>([[{}], [{ effectiveDate: null }], [{ effectiveDate: 'snart' }]])('without a day, %j, nothing is late', (values) => {
  expect(facts(values, date)).toEqual([]);
});

test.each([
  [['addendumReference', 'unchangedTerms'], true],
  [[], true],
  [['addendumReference', 'own-1', 'unchangedTerms'], false],
])('an addendum of %j changes nothing: %s', (keys, isEmpty) => {
  expect(facts({}, date, keys)).toEqual(isEmpty ? [{ key: 'changeMissing', clause: 'addendumReference' }] : []);
});

test.each<[Values, boolean]>([
  [{ changesPosition: true, positionCoverage: 0 }, true],
  [{ changesPosition: true, positionCoverage: null }, true],
  [{ changesPosition: true, positionCoverage: 0.1 }, false],
  [{ changesPosition: false, positionCoverage: 0 }, false],
  [{}, false],
])('an addendum of %j lacks its percentage: %s', (values, lacks) => {
  expect(facts(values, date)).toEqual(lacks ? [{ key: 'percentageMissing', clause: 'newPosition' }] : []);
});
