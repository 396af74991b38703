import { describe, expect, test } from 'vitest';
import { ruleLevels, requiredItems, type Finding } from '../../contract/findings.ts';
import { isBlocked } from '../../contract/rules/law-check.ts';
import { checked, type Judged } from '../../testing/checked-law.ts';
import { enLaw } from '../../texts/en-law.ts';
import { noLaw } from '../../texts/no-law.ts';

const T = 'temporary';
const M = 'manager';
const twelve = { startDate: '2027-07-01', expirationDate: '2028-06-30' };

/** What is found with its level, or that it is not. */
test.each<[string, Judged, string, Finding['level'] | undefined]>([
  ['no reason', { key: T, given: { temporaryReason: null } }, 'temporaryReasonMissing', 'block'],
  ['a reason', { key: T }, 'temporaryReasonMissing', undefined],
  ['a permanent position needs none', {}, 'temporaryReasonMissing', undefined],
  ['no end', { key: T, given: { expirationDate: null } }, 'temporaryEndMissing', 'block'],
  ['an end on the start', { key: T, given: { expirationDate: '2027-01-04' } }, 'temporaryEndMissing', 'block'],
  ['an end on the day after', { key: T, given: { expirationDate: '2027-01-05' } }, 'temporaryEndMissing', undefined],
  ['reason F', { key: T, given: { temporaryReason: 'F' } }, 'temporaryReasonRepealed', 'warn'],
  ['three years exactly', { key: T, given: { expirationDate: '2030-01-03' } }, 'temporaryOverThreeYears', undefined],
  ['a day more than three years', { key: T, given: { expirationDate: '2030-01-04' } }, 'temporaryOverThreeYears', 'warn'],
  [
    'three years of a trainee',
    { key: T, given: { expirationDate: '2031-01-04', temporaryReason: 'C' } },
    'temporaryOverThreeYears',
    undefined,
  ],
  ['a year exactly', { key: T, given: { expirationDate: '2028-01-03' } }, 'temporaryOverOneYear', undefined],
  ['a day more than a year', { key: T, given: { expirationDate: '2028-01-04' } }, 'temporaryOverOneYear', 'inform'],
  ['no percentage', { given: { positionCoverage: null } }, 'percentageMissing', 'block'],
  ['0 per cent', { given: { positionCoverage: 0 } }, 'percentageMissing', 'block'],
  ['1 per cent', { given: { positionCoverage: 1 } }, 'percentageMissing', undefined],
  ['six months in a permanent position', {}, 'trialOverSixMonths', undefined],
  ['seven months on trial', { given: { probationaryPeriod: '7' } }, 'trialOverSixMonths', 'block'],
  ['six months of twelve', { key: T, given: twelve }, 'trialOverHalf', undefined],
  ['six months of a day less than twelve', { key: T, given: { ...twelve, expirationDate: '2028-06-29' } }, 'trialOverHalf', 'block'],
  [
    'three months of six',
    { key: T, given: { ...twelve, probationaryPeriod: '3', expirationDate: '2027-12-31' } },
    'trialOverHalf',
    undefined,
  ],
  [
    'three months of less',
    { key: T, given: { ...twelve, probationaryPeriod: '3', expirationDate: '2027-12-30' } },
    'trialOverHalf',
    'block',
  ],
  ['seven days on trial', { given: { probationaryTermination: '7 days' } }, 'trialNoticeShort', 'warn'],
  [
    'seven days by agreement',
    { given: { probationaryTermination: '7 days', collectiveAgreementFlag: true } },
    'trialNoticeShort',
    undefined,
  ],
  [
    'seven days by agreement',
    { given: { probationaryTermination: '7 days', collectiveAgreementFlag: true } },
    'trialNoticeByAgreement',
    'inform',
  ],
  ['fourteen days on trial', { given: { probationaryTermination: '14 days' } }, 'trialNoticeShort', undefined],
  ['one month’s notice', { given: { terminationPeriod: '1' } }, 'noticeGrows', 'inform'],
  ['one month’s notice', { given: { terminationPeriod: '1' } }, 'noticeUnderOneMonth', undefined],
  ['no pension provider', { given: { pensions: [{ type: 'OTP', provider: '' }] } }, 'providerMissing', 'block'],
  ['no insurance', { given: { insurances: [] } }, 'providerMissing', 'block'],
  ['both', {}, 'providerMissing', undefined],
  ['before the start', {}, 'contractDue', 'inform'],
  ['seven days after the start', { today: '2027-01-11' }, 'contractLate', undefined],
  ['eight days after the start', { today: '2027-01-12' }, 'contractLate', 'warn'],
  ['a month, on the first day', { key: T, given: { expirationDate: '2027-02-03' }, today: '2027-01-04' }, 'contractLate', undefined],
  ['a month, on the second day', { key: T, given: { expirationDate: '2027-02-03' }, today: '2027-01-05' }, 'contractLate', 'warn'],
  ['over a month, on the second day', { key: T, given: { expirationDate: '2027-02-04' }, today: '2027-01-05' }, 'contractLate', undefined],
  ['an agency’s, on the first day', { given: { agencyWork: true }, today: '2027-01-04' }, 'contractLate', undefined],
  ['an agency’s, on the second day', { given: { agencyWork: true }, today: '2027-01-05' }, 'contractLate', 'warn'],
  ['not an agency’s, on the second day', { given: { agencyWork: false }, today: '2027-01-05' }, 'contractLate', undefined],
  ['a temporary position', { key: T }, 'temporaryDiscussion', 'inform'],
  ['a permanent one', {}, 'temporaryDiscussion', undefined],
  [
    'six months in own words',
    { own: { probationaryPeriod: 'Prøvetiden er seks måneder og kan forlenges.' } },
    'trialWordsTooLong',
    undefined,
  ],
  ['seven months in own words', { own: { probationaryPeriod: 'Prøvetiden er 7 måneder.' } }, 'trialWordsTooLong', 'warn'],
  ['a year in own words', { own: { probationaryPeriod: 'The trial lasts one year.' } }, 'trialWordsTooLong', 'warn'],
  ['no extension in own words', { own: { probationaryPeriod: 'Prøvetiden er {probationaryPeriod}.' } }, 'trialExtensionMissing', 'inform'],
  ['an extension in own words', { own: { probationaryPeriod: 'It may be extended.' } }, 'trialExtensionMissing', undefined],
  ['the template’s words', {}, 'trialExtensionMissing', undefined],
  ['four weeks’ notice in own words', { own: { termination: 'Oppsigelsesfristen er 3 uker.' } }, 'noticeUnderOneMonth', 'warn'],
  ['30 days’ notice', { own: { termination: 'The notice period is 30 days.' } }, 'noticeUnderOneMonth', undefined],
  ['29 days’ notice', { own: { termination: 'The notice period is 29 days.' } }, 'noticeUnderOneMonth', 'warn'],
  ['14 days on trial', { own: { termination: 'Oppsigelsesfristen i prøvetiden er 14 dager.' } }, 'noticeUnderOneMonth', undefined],
  ['14 days for something else', { own: { termination: 'Møtet holdes innen 14 dager.' } }, 'noticeUnderOneMonth', undefined],
  ['notice without the law’s', { own: { termination: 'Oppsigelsesfristen er tre måneder.' } }, 'noticeFloorMissing', 'inform'],
  ['notice with the law’s', { own: { termination: 'Tre måneder, eller lengre etter § 15-3.' } }, 'noticeFloorMissing', undefined],
  ['9 hours a day', { own: { workingHours: '9 timer om dagen' } }, 'hoursADayOverLimit', undefined],
  ['9.5 hours a day', { own: { workingHours: '9,5 timer om dagen' } }, 'hoursADayOverLimit', 'warn'],
  [
    '10 hours a day averaged',
    { given: { averageCalculation: true }, own: { workingHours: '10 hours a day' } },
    'hoursADayOverLimit',
    undefined,
  ],
  [
    '11 hours a day averaged',
    { given: { averageCalculation: true }, own: { workingHours: '11 hours a day' } },
    'hoursADayOverLimit',
    'warn',
  ],
  ['11 hours of a leading position', { key: M, own: { workingHours: '11 hours a day' } }, 'hoursADayOverLimit', undefined],
  ['shifts', { given: { workHours: 'shifts' } }, 'shiftHours', 'inform'],
  ['no shifts', {}, 'shiftHours', undefined],
  ['overtime may occur', { key: M, given: { leadingPosition: false, overtimeMayOccure: true } }, 'overtimeLimits', 'inform'],
  ['overtime is not said to occur', { key: M, given: { leadingPosition: false } }, 'overtimeLimits', undefined],
  ['overtime within the pay', { own: { workingHours: 'Overtid er inkludert i lønnen.' } }, 'overtimeIncluded', 'warn'],
  [
    'overtime within the pay, said of the pay',
    { own: { salary: 'The salary includes compensation for overtime.' } },
    'overtimeIncluded',
    'warn',
  ],
  ['overtime within a manager’s pay', { key: M, own: { workingHours: 'Overtid er inkludert i lønnen.' } }, 'overtimeIncluded', undefined],
  ['overtime paid', { own: { workingHours: 'Overtid betales. Lunsj er inkludert.' } }, 'overtimeIncluded', undefined],
  ['half deducted', { key: M, own: { nonCompete: 'Fradrag i kompensasjonen: 50 %.' } }, 'nonCompeteDeduction', undefined],
  [
    'more than half deducted',
    { key: M, own: { nonCompete: 'We may deduct 60 per cent of the compensation.' } },
    'nonCompeteDeduction',
    'warn',
  ],
  ['70 per cent compensation', { key: M, own: { nonCompete: 'Kompensasjonen er 70 prosent.' } }, 'nonCompeteDeduction', undefined],
  ['two per cent pension', { own: { pension: 'Innskudd 2 % i {pensions}, {insurances}' } }, 'pensionUnderMinimum', undefined],
  ['one per cent pension', { own: { pension: 'Innskudd 1,9 % i {pensions}, {insurances}' } }, 'pensionUnderMinimum', 'warn'],
  ['no injury insurance', { given: { insurances: [{ type: 'Reiseforsikring', provider: 'If' }] } }, 'injuryInsuranceMissing', 'warn'],
  [
    'an injury insurance in English',
    { given: { insurances: [{ type: 'Occupational injury', provider: 'If' }] } },
    'injuryInsuranceMissing',
    undefined,
  ],
  ['injury insurance', {}, 'injuryInsuranceMissing', undefined],
  ['25 days’ holiday', { own: { holidays: 'Ferien er 25 virkedager, feriepengene 10,2 prosent.' } }, 'holidayUnderLaw', undefined],
  ['24 days’ holiday', { own: { holidays: 'Ferien er 24 virkedager.' } }, 'holidayUnderLaw', 'warn'],
  ['three weeks’ holiday', { own: { holidays: 'You have three weeks of holiday.' } }, 'holidayUnderLaw', 'warn'],
  ['10 per cent holiday pay', { own: { holidays: 'Feriepengene er 10 %.' } }, 'holidayUnderLaw', 'warn'],
  ['a leading position', { key: M }, 'leadingPosition', 'warn'],
  ['a manager who is not', { key: M, given: { leadingPosition: false } }, 'leadingPosition', undefined],
  ['averaged hours', { given: { averageCalculation: true } }, 'averageLimits', 'inform'],
  ['rotation', { given: { workHours: 'rotation' } }, 'scheduleNotice', 'inform'],
  ['normal hours', {}, 'scheduleNotice', undefined],
  ['40 hours', { own: { workingHours: 'Arbeidstiden er 40 timer i uken.' } }, 'hoursOverLimit', undefined],
  ['40.5 hours', { own: { workingHours: 'Arbeidstiden er 40,5 timer i uken.' } }, 'hoursOverLimit', 'warn'],
  [
    '48 hours averaged',
    { given: { averageCalculation: true }, own: { workingHours: 'Up to 48 hours a week.' } },
    'hoursOverLimit',
    undefined,
  ],
  ['49 hours averaged', { given: { averageCalculation: true }, own: { workingHours: 'Up to 49 hours a week.' } }, 'hoursOverLimit', 'warn'],
  ['45 hours of a leading position', { key: M, own: { workingHours: '45 timer i uken' } }, 'hoursOverLimit', undefined],
  ['39 per cent overtime', { own: { workingHours: 'Overtid: 39 % tillegg.' } }, 'overtimeSupplement', 'warn'],
  ['40 per cent overtime', { own: { workingHours: 'Overtid: 40 prosent.' } }, 'overtimeSupplement', undefined],
  ['a non-compete clause', { on: ['nonCompete'] }, 'nonCompeteCosts', 'warn'],
  ['none', {}, 'nonCompeteCosts', undefined],
  ['a manager', { key: M }, 'nonCompeteCosts', 'warn'],
  ['twelve months', { key: M, own: { nonCompete: 'Forbudet gjelder i 12 måneder mot kompensasjon.' } }, 'nonCompeteTooLong', undefined],
  ['thirteen months', { key: M, own: { nonCompete: 'Forbudet gjelder i 13 måneder.' } }, 'nonCompeteTooLong', 'warn'],
  ['two years', { key: M, own: { nonCompete: 'Forbudet gjelder i to år.' } }, 'nonCompeteTooLong', 'warn'],
  ['18 months in English', { key: M, own: { nonCompete: 'For eighteen months, with compensation.' } }, 'nonCompeteTooLong', 'warn'],
  ['without compensation', { key: M, own: { nonCompete: 'Forbudet gjelder i 12 måneder.' } }, 'nonCompeteWithoutCompensation', 'warn'],
  ['own words', { own: { tasks: 'Som {position}.' } }, 'ownWords', 'inform'],
  ['no own words', {}, 'ownWords', undefined],
  ['a collective agreement', { given: { collectiveAgreementFlag: true } }, 'choicesMatchAgreement', 'inform'],
])('%s: %o: %s', (_name, made, key, level) => {
  expect(checked(made).find((one) => one.key === key)?.level).toBe(level);
});

/** Own words of a clause, and what is then missing of what the law requires. */
test.each<[string, Judged, string[]]>([
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
  for (const sentence of [...Object.values(words.items), ...Object.values(words.rules)]) {
    expect(sentence).toContain(act);
    expect(sentence).not.toMatch(/14-6 (?:\(1\) )?(?:letter |bokstav )?\(?[a-q]\)?\)/);
  }
});
