import { expect, test } from 'vitest';
import type { Values } from '../template.ts';
import {
  deductionFacts,
  holidayWordsFacts,
  noticeWordsFacts,
  overtimeWordsFacts,
  pensionWordsFacts,
  trialWordsFacts,
} from './law-own-words.ts';
import { parseLines } from './template-text.ts';

function checked(key: string, words: string, { values = {}, isChanged = true }: { values?: Values; isChanged?: boolean } = {}) {
  const clause = { key, number: 1, title: key, blocks: [], text: parseLines(words.split('\n')), templateText: null, isChanged };
  return { contract: { clauses: [clause], values, unresolved: [], unused: [], isAddendum: false }, today: '2026-11-24' };
}
const twelve = { startDate: '2027-07-01', expirationDate: '2028-06-30' };
const eleven = { ...twelve, expirationDate: '2028-06-29' };

test.each<[string, Values, string[]]>([
  ['Prøvetiden er seks måneder og kan forlenges.', {}, []],
  ['Prøvetiden er 6,5 måneder og kan forlenges.', {}, ['trialWordsTooLong']],
  ['Prøvetiden er 7 måneder og kan forlenges.', {}, ['trialWordsTooLong']],
  ['The trial lasts one year and may be extended.', {}, ['trialWordsTooLong']],
  ['Prøvetiden er 6 måneder; forlengelse er mulig.', twelve, []],
  ['Prøvetiden er 6 måneder; forlengelse er mulig.', eleven, ['trialWordsOverHalf']],
  // What is too long anyway is said once.
  ['Prøvetiden er 7 måneder; forlengelse er mulig.', eleven, ['trialWordsTooLong']],
  ['Prøvetiden er 26 uker og kan forlenges.', {}, []],
  ['Prøvetiden er 27 uker og kan forlenges.', {}, ['trialWordsTooLong']],
  ['Prøvetiden er 184 dager og kan forlenges.', {}, []],
  ['The trial lasts 185 days and may be extended.', {}, ['trialWordsTooLong']],
  // 366 days: half of them fit, one more does not.
  ['Prøvetiden er 183 dager; forlengelse er mulig.', twelve, []],
  ['Prøvetiden er 184 dager; forlengelse er mulig.', twelve, ['trialWordsOverHalf']],
  ['Prøvetiden kan forlenges. Oppsigelsesfristen er 14 dager.', {}, []],
  ['Prøvetiden kan forlenges. Oppsigelsesfristen er 13 dager.', {}, ['trialNoticeShort']],
  ['Prøvetiden kan forlenges. Oppsigelsesfristen er 300 dager.', {}, []],
  ['It may be extended. Notice is one week.', {}, ['trialNoticeShort']],
  ['It may be extended. Notice is one week.', { collectiveAgreementFlag: true }, ['trialNoticeByAgreement']],
  ['Prøvetiden er 3 måneder.', {}, ['trialExtensionMissing']],
  ['It may be an extension.', {}, []],
])('a trial "%s" of %j: %j', (words, values, keys) => {
  const expected = keys.map((key) => ({ key, clause: 'probationaryPeriod' }));
  expect(trialWordsFacts(checked('probationaryPeriod', words, { values }))).toEqual(expected);
});

test.each<[string, string[]]>([
  ['Oppsigelsesfristen er 30 dager, eller lengre etter loven.', []],
  ['Oppsigelsesfristen er 29 dager, eller lengre etter loven.', ['noticeUnderOneMonth']],
  ['The notice period is 29 days, or longer by law.', ['noticeUnderOneMonth']],
  ['Oppsigelsesfristen er 5 uker etter § 15-3.', []],
  ['Oppsigelsesfristen er fire uker etter § 15-3.', ['noticeUnderOneMonth']],
  ['The notice period is four weeks, § 15-3.', ['noticeUnderOneMonth']],
  ['Oppsigelsesfristen er tre måneder.', ['noticeFloorMissing']],
  // On trial less may be agreed, and other periods are not notice.
  ['Oppsigelsesfristen i prøvetiden er 14 dager, ellers lengre.', []],
  ['The notice period during probation is 14 days. Longer after.', []],
  ['Oppsigelsesfristen i prøvetiden er 7 dager, ellers lengre.', ['trialNoticeShort']],
  ['Møtet holdes innen 14 dager. Oppsigelsesfristen er lengre.', []],
  ['Oppsigelsesfristen i prøvetiden er 14 dager. Oppsigelsesfristen ellers er 14 dager, § 15-3.', ['noticeUnderOneMonth']],
])('notice "%s": %j', (words, keys) => {
  expect(noticeWordsFacts(checked('termination', words))).toEqual(keys.map((key) => ({ key, clause: 'termination' })));
});

test.each<[string, string, boolean]>([
  ['workingHours', 'Overtid er inkludert i lønnen.', true],
  ['salary', 'The salary includes compensation for overtime.', true],
  ['salary', 'Overtid inngår i lønnen.', true],
  ['salary', 'Overtid er innbakt.', true],
  ['tasks', 'Overtid er inkludert i lønnen.', false],
  ['salary', 'Overtid er ikke inkludert i lønnen.', false],
  ['salary', 'Overtime is not included.', false],
  ['workingHours', 'Overtid betales. Lunsj er inkludert.', false],
  ['workingHours', 'Overtid betales.\nLunsj er inkludert.', false],
])('in %s "%s" pays for overtime: %s', (key, words, isIncluded) => {
  expect(overtimeWordsFacts(checked(key, words))).toEqual(isIncluded ? [{ key: 'overtimeIncluded', clause: key }] : []);
  expect(overtimeWordsFacts(checked(key, words, { values: { leadingPosition: true } }))).toEqual([]);
});

test.each<[string, boolean]>([
  ['Innskudd 2 % av lønnen', false],
  ['Innskudd 1,9 % av lønnen', true],
  ['A contribution of 1 per cent', true],
  ['Innskudd etter loven', false],
])('a pension "%s" is below the least: %s', (words, isLess) => {
  expect(pensionWordsFacts(checked('pension', words))).toEqual(isLess ? [{ key: 'pensionUnderMinimum', clause: 'pension' }] : []);
});

test.each<[string, boolean]>([
  ['Ferien er 25 virkedager, feriepengene 10,2 prosent.', false],
  ['Ferien er 24 virkedager.', true],
  ['Du har 21 feriedager.', false],
  ['Du har 20 feriedager.', true],
  ['Ferien er 21 virkedager.', true],
  ['Your holiday is 24 working days.', true],
  ['You have 21 days of holiday.', false],
  ['You have 20 days of holiday.', true],
  ['Fire uker ferie.', true],
  ['Du har fire ukers ferie.', true],
  ['You have four weeks of holiday.', true],
  ['Fire uker og én dag ferie.', false],
  ['Fire uker ferie og en virkedag.', false],
  ['You have four weeks and one day of holiday.', false],
  ['You have four weeks of holiday and one working day.', false],
  ['Ferien er 25 virkedager, altså fire uker og en dag.', false],
  ['Du har 25 feriedager. Fire uker ferie kan tas sammen.', false],
  ['Fem uker ferie.', false],
  ['You have three weeks of holiday.', true],
  ['Feriepengene er 10,1 %.', true],
  ['Holiday pay is 10 percent.', true],
  // Days that are no holiday.
  ['Ferien følger loven. Søknad sendes 10 virkedager før.', false],
])('a holiday "%s" is below the law: %s', (words, isLess) => {
  expect(holidayWordsFacts(checked('holidays', words))).toEqual(isLess ? [{ key: 'holidayUnderLaw', clause: 'holidays' }] : []);
});

test.each<[string, boolean]>([
  ['Fradrag i kompensasjonen: 50 %.', false],
  ['Fradrag i kompensasjonen: 51 %.', true],
  ['We may deduct 60 per cent of the compensation.', true],
  ['Vi kan trekke 60 prosent.', true],
  ['Kompensasjonen er 70 prosent.', false],
  ['Kompensasjonen er 70 prosent. Det gjøres fradrag.', false],
])('"%s" deducts too much: %s', (words, isMuch) => {
  expect(deductionFacts(checked('nonCompete', words))).toEqual(isMuch ? [{ key: 'nonCompeteDeduction', clause: 'nonCompete' }] : []);
});

test.each([
  [trialWordsFacts, 'probationaryPeriod', 'Prøvetiden er 7 måneder.'],
  [noticeWordsFacts, 'termination', 'Oppsigelsesfristen er 3 dager.'],
  [overtimeWordsFacts, 'salary', 'Overtid er inkludert.'],
  [pensionWordsFacts, 'pension', 'Innskudd 1 %'],
  [holidayWordsFacts, 'holidays', 'Ferien er 2 uker.'],
  [deductionFacts, 'nonCompete', 'Fradrag: 60 %'],
])('the template’s words are not read: %o of %s', (rule, key, words) => {
  expect(rule(checked(key, words, { isChanged: false }))).toEqual([]);
  expect(rule(checked('other', words))).toEqual([]);
});
