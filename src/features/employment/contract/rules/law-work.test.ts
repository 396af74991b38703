import { expect, test } from 'vitest';
import type { Value, Values } from '../template.ts';
import type { LawFact } from './law-facts.ts';
import { hoursWordsFacts, nonCompeteFacts, ownWordsFacts, pensionFacts, workFacts } from './law-work.ts';
import { parseLines } from './template-text.ts';

/** A contract with these values and clauses; null stands for the template's words. */
function checked(values: Values, own: Record<string, string | null> = {}, unused: string[] = []) {
  const clauses = Object.entries(own).map(([key, words], place) => {
    const text = parseLines([words ?? 'Malens ord.']);
    return { key, number: place + 1, title: key, blocks: [], text, templateText: null, isChanged: words !== null };
  });
  return { contract: { clauses, values, unresolved: [], unused, isAddendum: false }, today: '2026-11-24' };
}
const keysOf = (facts: readonly LawFact[]) => facts.map(({ key }) => key);

test.each<[Values, string[]]>([
  [{}, ['percentageMissing']],
  [{ positionCoverage: null }, ['percentageMissing']],
  [{ positionCoverage: 0 }, ['percentageMissing']],
  [{ positionCoverage: 0.1 }, []],
  [{ positionCoverage: 100 }, []],
  [{ positionCoverage: 100, leadingPosition: true }, ['leadingPosition']],
  [{ positionCoverage: 100, averageCalculation: true }, ['averageLimits']],
  [{ positionCoverage: 100, workHours: 'shifts' }, ['scheduleNotice', 'shiftHours']],
  [{ positionCoverage: 100, workHours: 'rotation' }, ['scheduleNotice', 'shiftHours']],
  [{ positionCoverage: 100, workHours: 'normal' }, []],
  [{ positionCoverage: 100, overtimeMayOccure: true }, ['overtimeLimits']],
  [{ positionCoverage: 100, overtimeMayOccure: true, leadingPosition: true }, ['leadingPosition']],
])('the work of %j: %j', (values, keys) => {
  expect(keysOf(workFacts(checked(values)))).toEqual(keys);
});

const averaged = { averageCalculation: true };
test.each<[string | null, Values, LawFact[]]>([
  [null, {}, []],
  ['40 timer i uken', {}, []],
  ['40,5 timer i uken', {}, [{ key: 'hoursOverLimit', clause: 'workingHours', params: { hours: 40 } }]],
  ['41 timer per uke', {}, [{ key: 'hoursOverLimit', clause: 'workingHours', params: { hours: 40 } }]],
  ['41 t/uke', {}, [{ key: 'hoursOverLimit', clause: 'workingHours', params: { hours: 40 } }]],
  ['41 hours per week', {}, [{ key: 'hoursOverLimit', clause: 'workingHours', params: { hours: 40 } }]],
  ['48 hours a week', averaged, []],
  ['48.5 hours a week', averaged, [{ key: 'hoursOverLimit', clause: 'workingHours', params: { hours: 48 } }]],
  ['38 timer i uken', { workHours: 'shifts' }, []],
  ['38,5 timer i uken', { workHours: 'shifts' }, [{ key: 'hoursOverLimit', clause: 'workingHours', params: { hours: 38 } }]],
  ['40 timer i uken', { workHours: 'rotation' }, [{ key: 'hoursOverLimit', clause: 'workingHours', params: { hours: 38 } }]],
  ['48 timer i uken', { ...averaged, workHours: 'rotation' }, []],
  ['9 timer om dagen', {}, []],
  ['9,5 timer om dagen', {}, [{ key: 'hoursADayOverLimit', clause: 'workingHours', params: { hours: 9 } }]],
  ['ti timer per dag', {}, [{ key: 'hoursADayOverLimit', clause: 'workingHours', params: { hours: 9 } }]],
  ['10 timer i døgnet', averaged, []],
  ['11 hours per day', averaged, [{ key: 'hoursADayOverLimit', clause: 'workingHours', params: { hours: 10 } }]],
  ['50 timer i uken, 11 timer om dagen', { leadingPosition: true }, []],
  ['Overtid: 40 % tillegg', {}, []],
  ['Overtid: 39,5 prosent', {}, [{ key: 'overtimeSupplement', clause: 'workingHours', params: { percent: 40 } }]],
  ['Overtime at 39 per cent', {}, [{ key: 'overtimeSupplement', clause: 'workingHours', params: { percent: 40 } }]],
  // Per cent of something else.
  ['80 % stilling, 20 % på kveld', {}, []],
])('of working hours "%s" with %j', (words, values, facts) => {
  expect(hoursWordsFacts(checked(values, { workingHours: words }))).toEqual(facts);
});

const scheme = [{ type: 'OTP', provider: 'Storebrand' }];
const injury = [{ type: 'Yrkesskadeforsikring', provider: 'If' }];
test.each<[string, Record<string, Value>, string[], string[]]>([
  ['both', { pensions: scheme, insurances: injury }, [], []],
  ['an injury insurance by its English name', { pensions: scheme, insurances: [{ type: 'Occupational injury', provider: 'If' }] }, [], []],
  ['no pension', { pensions: [], insurances: injury }, [], ['providerMissing']],
  ['no pension, as own words say', { pensions: [], insurances: injury }, ['pensions'], []],
  ['no insurance', { pensions: scheme, insurances: null }, [], ['providerMissing']],
  ['a provider of spaces', { pensions: [{ type: 'OTP', provider: ' ' }], insurances: injury }, [], ['providerMissing']],
  ['another insurance', { pensions: scheme, insurances: [{ type: 'Reise', provider: 'If' }] }, [], ['injuryInsuranceMissing']],
  ['another insurance beside it', { pensions: scheme, insurances: [{ type: 'Reise', provider: 'If' }, ...injury] }, [], []],
  ['a template without them', {}, [], []],
])('pension and insurance: %s', (_name, values, unused, keys) => {
  expect(keysOf(pensionFacts(checked(values, {}, unused)))).toEqual(keys);
});

test.each<[string | null | undefined, string[]]>([
  [undefined, []],
  [null, ['nonCompeteCosts']],
  ['I 12 måneder mot kompensasjon.', ['nonCompeteCosts']],
  ['For one year, with compensation.', ['nonCompeteCosts']],
  ['I 13 måneder mot vederlag.', ['nonCompeteCosts', 'nonCompeteTooLong']],
  ['For two years, compensated.', ['nonCompeteCosts', 'nonCompeteTooLong']],
  ['I 12 måneder.', ['nonCompeteCosts', 'nonCompeteWithoutCompensation']],
])('after the employment: %s', (words, keys) => {
  expect(keysOf(nonCompeteFacts(checked({}, words === undefined ? { tasks: 'x' } : { nonCompete: words })))).toEqual(keys);
});

test.each<[Values, Record<string, string | null>, LawFact[]]>([
  [{}, { tasks: null }, []],
  [{}, { tasks: null, salary: 'x', pension: 'y' }, [{ key: 'ownWords', clause: 'salary', params: { count: 2 } }]],
  [{ collectiveAgreementFlag: true }, {}, [{ key: 'choicesMatchAgreement', clause: 'collectiveAgreement' }]],
  [{ collectiveAgreementFlag: false }, {}, []],
])('own words beside %j: %j', (values, own, facts) => {
  expect(ownWordsFacts(checked(values, own))).toEqual(facts);
});
