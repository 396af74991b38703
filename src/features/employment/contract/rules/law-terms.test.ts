import { expect, test } from 'vitest';
import type { Values } from '../template.ts';
import type { LawFact } from './law-facts.ts';
import { deadlineFacts, isOverHalf, noticeFacts, temporaryFacts, trialFacts } from './law-terms.ts';

const checked = (values: Values, { unused = [], today = '2026-11-24' }: { unused?: string[]; today?: string } = {}) => ({
  contract: { clauses: [], values, unresolved: [], unused, isAddendum: false },
  today,
});
const keysOf = (facts: readonly LawFact[]) => facts.map(({ key }) => key);

const term = { temporaryReason: 'A', startDate: '2027-01-04', expirationDate: '2027-12-31' };
test.each<[string, Values, string[]]>([
  ['a permanent position', { startDate: '2027-01-04' }, []],
  ['a term of a year', term, []],
  ['no reason', { ...term, temporaryReason: null }, ['temporaryReasonMissing']],
  ['a reason that is repealed', { ...term, temporaryReason: 'F' }, ['temporaryReasonRepealed']],
  ['no end', { ...term, expirationDate: null }, ['temporaryEndMissing']],
  ['an end that is no day', { ...term, expirationDate: '2027-13-01' }, ['temporaryEndMissing']],
  ['an end before the start', { ...term, expirationDate: '2027-01-03' }, ['temporaryEndMissing']],
  ['an end on the start', { ...term, expirationDate: '2027-01-04' }, ['temporaryEndMissing']],
  ['an end on the day after', { ...term, expirationDate: '2027-01-05' }, []],
  ['an end without a start', { ...term, startDate: null, expirationDate: '2040-01-01' }, []],
  ['a year exactly', { ...term, expirationDate: '2028-01-03' }, []],
  ['a day more than a year', { ...term, expirationDate: '2028-01-04' }, ['temporaryOverOneYear']],
  ['three years exactly', { ...term, expirationDate: '2030-01-03' }, ['temporaryOverOneYear']],
  ['a day more than three years', { ...term, expirationDate: '2030-01-04' }, ['temporaryOverThreeYears']],
  ['the same of a temporary replacement', { ...term, temporaryReason: 'B', expirationDate: '2030-01-04' }, ['temporaryOverThreeYears']],
  ['the same of a trainee', { ...term, temporaryReason: 'C', expirationDate: '2030-01-04' }, ['temporaryOverOneYear']],
  [
    'the same without a reason',
    { ...term, temporaryReason: null, expirationDate: '2030-01-04' },
    ['temporaryReasonMissing', 'temporaryOverOneYear'],
  ],
])('a temporary position: %s', (_name, values, keys) => {
  const found = keysOf(temporaryFacts(checked(values)));
  expect(found).toEqual('temporaryReason' in values ? ['temporaryDiscussion', ...keys] : keys);
});

test.each<[string, string, { name: string; startDate: string }[], string | null]>([
  ['ends the day before it', '2027-06-30', [{ name: 'Fast stilling', startDate: '2027-07-01' }], null],
  ['ends on its first day', '2027-07-01', [{ name: 'Fast stilling', startDate: '2027-07-01' }], '2027-07-01'],
  ['ends after it', '2027-12-31', [{ name: 'Fast stilling', startDate: '2027-07-01' }], '2027-07-01'],
  ['begins with it', '2027-12-31', [{ name: 'Fast stilling', startDate: '2027-01-04' }], null],
  ['begins the day before it', '2027-12-31', [{ name: 'Fast stilling', startDate: '2027-01-05' }], '2027-01-05'],
  [
    'begins between two',
    '2027-12-31',
    [
      { name: 'Vikariat', startDate: '2026-12-01' },
      { name: 'Fast stilling', startDate: '2027-07-01' },
    ],
    '2027-07-01',
  ],
  ['has none after it', '2027-12-31', [], null],
])('a temporary position beside a contract that waits: %s', (_name, expirationDate, waitingContracts, date) => {
  const found = temporaryFacts({ ...checked({ ...term, expirationDate }), waitingContracts }).filter(
    ({ key }) => key === 'temporaryIntoNext',
  );
  expect(found.map(({ params }) => params)).toEqual(date === null ? [] : [{ name: 'Fast stilling', date }]);
});

const twelve = { startDate: '2027-07-01', expirationDate: '2028-06-30' };
test.each<[Values, number, boolean]>([
  [twelve, 6, false],
  [{ ...twelve, expirationDate: '2028-06-29' }, 6, true],
  [{ ...twelve, expirationDate: '2027-12-31' }, 3, false],
  [{ ...twelve, expirationDate: '2027-12-30' }, 3, true],
  [twelve, 0, false],
  [{ startDate: '2027-07-01' }, 6, false],
  [{ expirationDate: '2028-06-29' }, 6, false],
  [{ ...twelve, startDate: 'snart' }, 12, false],
  // An end on or before the start is a finding of its own.
  [{ ...twelve, expirationDate: '2027-07-01' }, 6, false],
])('of %j a trial of %i months is more than half: %s', (values, months, expected) => {
  expect(isOverHalf(values, { months })).toBe(expected);
});

test.each([
  [183, false],
  [184, true],
])('of twelve months with 366 days a trial of %i days is more than half: %s', (days, expected) => {
  expect(isOverHalf(twelve, { days })).toBe(expected);
});

test.each<[string, Values, string[], LawFact[]]>([
  ['six months', { probationaryPeriod: '6' }, [], []],
  ['seven months', { probationaryPeriod: '7' }, [], [{ key: 'trialOverSixMonths', clause: 'probationaryPeriod', params: { months: 7 } }]],
  ['seven months that own words have left out', { probationaryPeriod: '7' }, ['probationaryPeriod'], []],
  ['none', { probationaryPeriod: null }, [], []],
  [
    'more than half of the term',
    { ...twelve, probationaryPeriod: '6', expirationDate: '2028-06-29' },
    [],
    [{ key: 'trialOverHalf', clause: 'probationaryPeriod', params: { months: 6 } }],
  ],
  ['seven days’ notice', { probationaryTermination: '7 days' }, [], [{ key: 'trialNoticeShort', clause: 'probationaryPeriod' }]],
  [
    'seven days’ notice by agreement',
    { probationaryTermination: '7 days', collectiveAgreementFlag: true },
    [],
    [{ key: 'trialNoticeByAgreement', clause: 'probationaryPeriod' }],
  ],
  ['seven days’ notice that own words have left out', { probationaryTermination: '7 days' }, ['probationaryTermination'], []],
  ['fourteen days’ notice', { probationaryTermination: '14 days' }, [], []],
])('a trial: %s', (_name, values, unused, facts) => {
  expect(trialFacts(checked(values, { unused }))).toEqual(facts);
});

test.each<[string, Values, string[], LawFact[]]>([
  ['a month', { terminationPeriod: '1' }, [], [{ key: 'noticeGrows', clause: 'termination', params: { months: 1 } }]],
  ['three months', { terminationPeriod: '3' }, [], [{ key: 'noticeGrows', clause: 'termination', params: { months: 3 } }]],
  ['half a month', { terminationPeriod: 0.5 }, [], [{ key: 'noticeUnderOneMonth', clause: 'termination', params: { months: 0.5 } }]],
  ['none', { terminationPeriod: '0' }, [], [{ key: 'noticeUnderOneMonth', clause: 'termination', params: { months: 0 } }]],
  ['not filled in', { terminationPeriod: '' }, [], []],
  ['no number', { terminationPeriod: 'avtales' }, [], []],
  ['left out by own words', { terminationPeriod: '1' }, ['terminationPeriod'], []],
  ['not of this template', {}, [], []],
])('notice: %s', (_name, values, unused, facts) => {
  expect(noticeFacts(checked(values, { unused }))).toEqual(facts);
});

const start = { startDate: '2027-01-04' };
test.each<[string, Values, string, string, string]>([
  ['long before', start, '2026-11-24', 'contractDue', '2027-01-11'],
  ['on the seventh day', start, '2027-01-11', 'contractDue', '2027-01-11'],
  ['on the eighth day', start, '2027-01-12', 'contractLate', '2027-01-11'],
  ['of a month, on the first day', { ...start, expirationDate: '2027-02-03' }, '2027-01-04', 'contractDue', '2027-01-04'],
  ['of a month, on the second day', { ...start, expirationDate: '2027-02-03' }, '2027-01-05', 'contractLate', '2027-01-04'],
  ['of a month and a day', { ...start, expirationDate: '2027-02-04' }, '2027-01-05', 'contractDue', '2027-01-11'],
  ['of an agency’s employee', { ...start, agencyWork: true }, '2027-01-05', 'contractLate', '2027-01-04'],
  ['of no agency’s employee', { ...start, agencyWork: false }, '2027-01-05', 'contractDue', '2027-01-11'],
])('when the contract must be there: %s', (_name, values, ...[today, key, date]) => {
  expect(deadlineFacts(checked(values, { today }))).toEqual([{ key, clause: 'employmentAndAccession', params: { date } }]);
});

test.each([[{}], [{ startDate: '' }], [{ startDate: '2027-02-30T' }]])('without a start, %j, no day is named', (values) => {
  expect(deadlineFacts(checked(values))).toEqual([]);
});

test('a contract that waits and is called by its template has its name in both languages', () => {
  const waiting = { name: 'Fast ansettelse', templateName: { no: 'Fast ansettelse', en: 'Permanent position' }, startDate: '2027-07-01' };
  const found = temporaryFacts({ ...checked(term), waitingContracts: [waiting] });
  expect(found.map(({ params }) => params)).toContainEqual({
    name: 'Fast ansettelse',
    nameNo: 'Fast ansettelse',
    nameEn: 'Permanent position',
    date: '2027-07-01',
  });
});
