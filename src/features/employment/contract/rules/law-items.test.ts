import { expect, test } from 'vitest';
import type { Values } from '../template.ts';
import { findRequiredItems } from './law-items.ts';
import { parseLines } from './template-text.ts';

const contractOf = (words: Record<string, { own: string } | { template: string }>, values: Values = {}) => ({
  clauses: Object.entries(words).map(([key, said]) => {
    const isChanged = 'own' in said;
    return {
      key,
      number: 1,
      title: '',
      blocks: [],
      text: parseLines([isChanged ? said.own : said.template]),
      templateText: null,
      isChanged,
    };
  }),
  values,
  unresolved: [],
  unused: [],
  isAddendum: false,
});
const levelOf = (item: string, ...contract: Parameters<typeof contractOf>) =>
  findRequiredItems(contractOf(...contract)).find(({ key }) => key === item)?.level;

test('a contract without clauses lacks everything in the order of the law, and says where to write it', () => {
  const found = findRequiredItems(contractOf({}));
  expect(found.map(({ key, level, clause }) => `${key} ${level} ${clause}`)).toEqual([
    'parties warn employmentAndAccession',
    'workplace warn placeOfWork',
    'work warn tasks',
    'start warn employmentAndAccession',
    'trial warn probationaryPeriod',
    'competence warn tasks',
    'holiday warn holidays',
    'notice warn termination',
    'pay warn salary',
    'hours warn workingHours',
    'breaks warn workingHours',
    'overtime warn workingHours',
    'socialSecurity warn pension',
    'collectiveAgreement inform collectiveAgreement',
  ]);
});

test.each<[string, Values, string | undefined]>([
  ['duration', { temporaryReason: null }, 'warn'],
  ['duration', {}, undefined],
  ['hirer', { agencyWork: true }, 'warn'],
  ['hirer', { agencyWork: false }, undefined],
])('%s is asked of a contract with %j: %s', (item, values, level) => {
  expect(levelOf(item, {}, values)).toBe(level);
});

test.each<[string, string, string, string, Values?]>([
  // [item, clause, words that state it, words that do not]
  ['parties', 'employmentAndAccession', '{employerName} {firstName} {lastName}', '{employerName} {firstName}'],
  ['workplace', 'placeOfWork', '{employerAddress}', 'Oslo'],
  ['workplace', 'placeOfWork', 'Arbeidsstedet er Oslo.', 'Sted avtales.'],
  ['workplace', 'placeOfWork', 'The place of work is Oslo.', 'The place is Oslo.'],
  ['work', 'tasks', '{position}', 'Selger'],
  ['start', 'employmentAndAccession', 'Fra {startDate}', 'Fra mai'],
  ['duration', 'employmentAndAccession', '{expirationDate} {temporaryReason}', '{expirationDate}', { temporaryReason: 'A' }],
  ['trial', 'probationaryPeriod', '{probationaryPeriod}', 'Prøvetid avtales.'],
  ['trial', 'probationaryPeriod', 'Det er ikke avtalt prøvetid.', 'Vi har avtalt mye.'],
  ['trial', 'probationaryPeriod', 'There is no trial.', 'There is a trial.'],
  ['trial', 'probationaryPeriod', 'The trial is three months.', 'Three months.'],
  ['competence', 'tasks', 'Kurs tilbys.', 'Du selger.'],
  ['holiday', 'holidays', 'Etter ferieloven.', 'Etter avtale.'],
  ['holiday', 'holidays', '{holidayRules}', '{position}'],
  ['notice', 'termination', 'The notice period is long.', 'Long.'],
  ['pay', 'salary', '{salaryAmount} {salaryInterval} {salaryPaymentDay}', '{salaryAmount} {salaryInterval}'],
  ['hours', 'workingHours', 'Turnus.', 'Etter avtale.'],
  ['breaks', 'workingHours', 'En pause.', 'En time.'],
  ['overtime', 'workingHours', 'Overtid etter § 10-6.', 'En time.'],
  ['hirer', 'placeOfWork', 'Hos innleier.', 'Hos oss.', { agencyWork: true }],
  ['hirer', 'placeOfWork', 'You are hired out.', 'You work.', { agencyWork: true }],
  ['socialSecurity', 'pension', '{pensions} {insurances}', '{pensions}'],
])('%s in %s: "%s", not "%s"', (item, clause, ...[stated, other, values]) => {
  expect([levelOf(item, { [clause]: { own: stated } }, values), levelOf(item, { [clause]: { own: other } }, values)]).toEqual([
    'found',
    'warn',
  ]);
});

test.each<[string, Parameters<typeof contractOf>[0], string]>([
  ['the template’s words state what their clause is for', { salary: { template: 'Hva som helst.' } }, 'found'],
  ['an empty clause states nothing', { salary: { template: ' ' } }, 'warn'],
  ['the words of another clause do not count', { pension: { own: '{salaryAmount} {salaryInterval} {salaryPaymentDay}' } }, 'warn'],
])('%s', (_name, words, level) => {
  expect(levelOf('pay', words)).toBe(level);
});

test('an item is found in the second clause that may state it', () => {
  const contract = contractOf({ tasks: { own: 'Selger' }, employmentAndAccession: { own: 'Som {position}' } });
  expect(findRequiredItems(contract).find(({ key }) => key === 'work')).toMatchObject({ level: 'found', clause: 'employmentAndAccession' });
});
