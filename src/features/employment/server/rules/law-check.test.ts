import { describe, expect, test } from 'vitest';
import { ruleLevels, requiredItems, type Finding } from '../../contract/findings.ts';
import { isBlocked } from '../../contract/rules/law-check.ts';
import { checked, type LawCase } from '../../testing/checked-law.ts';
import { enLaw } from '../../texts/en-law.ts';
import { noLaw } from '../../texts/no-law.ts';

const T = 'temporary';
const M = 'manager';

/** The built-in templates have the variables and clauses that the rules read. */
test.each<[string, LawCase, string, Finding['level'] | undefined]>([
  ['no reason', { key: T, given: { temporaryReason: null } }, 'temporaryReasonMissing', 'block'],
  ['a permanent position needs none', {}, 'temporaryReasonMissing', undefined],
  ['no end', { key: T, given: { expirationDate: null } }, 'temporaryEndMissing', 'block'],
  ['no percentage', { given: { positionCoverage: null } }, 'percentageMissing', 'block'],
  ['seven months on trial', { given: { probationaryPeriod: '7' } }, 'trialOverSixMonths', 'block'],
  [
    'seven months chosen, five written',
    { given: { probationaryPeriod: '7' }, own: { probationaryPeriod: 'Prøvetiden er 5 måneder.' } },
    'trialOverSixMonths',
    undefined,
  ],
  ['seven days on trial', { given: { probationaryTermination: '7 days' } }, 'trialNoticeShort', 'warn'],
  ['one month’s notice', { given: { terminationPeriod: '1' } }, 'noticeGrows', 'inform'],
  ['no insurance', { given: { insurances: [] } }, 'providerMissing', 'block'],
  [
    'no pension scheme, said in own words',
    { given: { pensions: [] }, own: { pension: 'Virksomheten har ikke plikt til å ha tjenestepensjon. {insurances}' } },
    'providerMissing',
    undefined,
  ],
  ['injury insurance', {}, 'injuryInsuranceMissing', undefined],
  ['an agency’s, on the second day', { given: { agencyWork: true }, today: '2027-01-05' }, 'contractLate', 'warn'],
  ['shifts', { given: { workHours: 'shifts' } }, 'shiftHours', 'inform'],
  ['overtime may occur', { key: M, given: { leadingPosition: false, overtimeMayOccure: true } }, 'overtimeLimits', 'inform'],
  ['a leading position', { key: M }, 'leadingPosition', 'warn'],
  ['averaged hours', { given: { averageCalculation: true } }, 'averageLimits', 'inform'],
  ['a non-compete clause', { on: ['nonCompete'] }, 'nonCompeteCosts', 'warn'],
  ['none', {}, 'nonCompeteCosts', undefined],
  ['40.5 hours', { own: { workingHours: 'Arbeidstiden er 40,5 timer i uken.' } }, 'hoursOverLimit', 'warn'],
  ['29 days’ notice', { own: { termination: 'The notice period is 29 days.' } }, 'noticeUnderOneMonth', 'warn'],
  ['24 days’ holiday', { own: { holidays: 'Ferien er 24 virkedager.' } }, 'holidayUnderLaw', 'warn'],
  ['own words', { own: { tasks: 'Som {position}.' } }, 'ownWords', 'inform'],
  ['no own words', {}, 'ownWords', undefined],
  ['a collective agreement', { given: { collectiveAgreementFlag: true } }, 'choicesMatchAgreement', 'inform'],
])('%s: %o: %s', (_name, made, key, level) => {
  expect(checked(made).find((one) => one.key === key)?.level).toBe(level);
});

/** Own words of a clause, and what is then missing of what the law requires. */
test.each<[string, LawCase, string[]]>([
  ['the permanent template', {}, []],
  ['the manager template', { key: M }, []],
  ['the temporary template', { key: T }, []],
  ['own words with the variables', { own: { salary: 'Du får {salaryAmount} {salaryInterval} {salaryPaymentDay}.' } }, []],
  ['own words without them', { own: { salary: 'Du får god lønn.' } }, ['pay']],
  ['own words with one less', { own: { salary: 'Du får {salaryAmount} {salaryInterval}.' } }, ['pay']],
  ['an empty clause', { own: { termination: ' ' } }, ['notice']],
  ['notice in own words', { own: { termination: 'Oppsigelsesfristen er tre måneder.' } }, []],
  ['hours without breaks and overtime', { own: { workingHours: 'Arbeidstiden er {workHours}.' } }, ['breaks', 'overtime']],
  [
    'a beginning without the end',
    { key: T, own: { employmentAndAccession: '{employerName} {firstName} {lastName} {position} {startDate}' } },
    ['duration'],
  ],
  ['a beginning without names', { own: { employmentAndAccession: 'Vi ansetter deg fra {startDate}.' } }, ['parties']],
  ['no pension', { without: 'pension' }, ['socialSecurity']],
  ['an agency’s employee', { given: { agencyWork: true } }, []],
  ['an agency’s employee, with who hires them', { given: { agencyWork: true, hirer: 'Fjord Bygg AS' } }, []],
  [
    'an agency’s employee, in own words',
    { given: { agencyWork: true }, own: { placeOfWork: 'Arbeidsstedet er {employerAddress}.' } },
    ['hirer'],
  ],
  [
    'an agency’s, and who hires them in own words',
    { given: { agencyWork: true }, own: { placeOfWork: 'Place of work: that of the hirer.' } },
    [],
  ],
])('%s: %o', (_name, made, missing) => {
  const found = checked(made).filter(({ key, level }) => level === 'warn' && requiredItems.some((item) => item === key));
  expect(found.map(({ key }) => key)).toEqual(missing);
  expect(found.every(({ clause }) => clause !== null)).toBe(true);
});

test('a collective agreement is not missing where none applies', () => {
  expect(checked({}).find(({ key }) => key === 'collectiveAgreement')?.level).toBe('inform');
  expect(checked({ on: ['collectiveAgreement'] }).find(({ key }) => key === 'collectiveAgreement')?.level).toBe('found');
});

test('what blocks comes first, and a finding says the day it is about', () => {
  const findings = checked({ key: T, given: { expirationDate: '2027-03-31', pensions: [] } });
  expect(findings.slice(0, 2).map(({ key }) => key)).toEqual(['trialOverHalf', 'providerMissing']);
  expect(isBlocked(findings)).toBe(true);
  expect(isBlocked(checked({}))).toBe(false);
  expect(checked({}).find(({ key }) => key === 'contractDue')?.params).toEqual({ date: '2027-01-11' });
});

describe('what publishing is blocked by', () => {
  test('is what the law leaves no doubt about, and nothing else', () => {
    const blocking = Object.entries(ruleLevels).flatMap(([key, level]) => (level === 'block' ? key : []));
    expect(blocking.toSorted()).toEqual(
      [
        'percentageMissing',
        'providerMissing',
        'temporaryEndMissing',
        'temporaryReasonMissing',
        'trialOverHalf',
        'trialOverSixMonths',
      ].toSorted(),
    );
  });
});

test.each([
  ['English', enLaw, 'Working Environment Act section'],
  ['Norwegian', noLaw, 'arbeidsmiljøloven §'],
])('each finding has words in %s that cite the law, and no letters of § 14-6', (_name, words, act) => {
  expect(Object.keys(words.items)).toEqual([...requiredItems]);
  expect(Object.keys(words.rules).toSorted()).toEqual(Object.keys(ruleLevels).toSorted());
  // That a person's next contract begins is about the register.
  const { temporaryIntoNext: _ofRegister, ...ofLaw } = words.rules;
  for (const sentence of [...Object.values(words.items), ...Object.values(ofLaw)]) {
    expect(sentence).toContain(act);
    expect(sentence).not.toMatch(/14-6 (?:\(1\) )?(?:letter |bokstav )?\(?[a-q]\)?\)/);
  }
});
