import { describe, expect, test } from 'vitest';
import { clauseKeys } from '../../contract/kinds.ts';
import { checkValues } from '../../contract/rules/check-values.ts';
import { composeContract, firstElements, runsOf, type ComposedContract } from '../../contract/rules/compose.ts';
import type { ContractTemplate, TemplateVariable, Value } from '../../contract/template.ts';
import { builtIn, filledFor, templateOf } from '../../testing/templates.ts';

const languages = ['no', 'en'] as const;
const each = builtIn.flatMap((template) => languages.map((language) => ({ key: template.key, template, language })));

interface ContractCase {
  key?: string;
  language?: 'no' | 'en';
  given?: Record<string, Value>;
  on?: string[];
}
function composed({ key = 'permanent', language = 'no', given = {}, on = [] }: ContractCase = {}): ComposedContract {
  const template = templateOf(key);
  const elements = firstElements(template).map((one) => (on.includes(one.key) ? { ...one, active: true } : one));
  return composeContract({ template, language, given: { ...filledFor(key), ...given }, elements });
}
const textOf = ({ clauses }: ComposedContract, key?: string) =>
  clauses
    .filter((one) => key === undefined || one.key === key)
    .flatMap(({ blocks }) => blocks.flatMap((block) => runsOf(block).map(({ text }) => text)))
    .join('');

describe('each built-in template', () => {
  test.each(each)('$key in $language has all clauses in order, with title, toggle and help', ({ template, language }) => {
    expect(template.version).toBe('1.3.0');
    expect(template.baseElements.map(({ key }) => key)).toEqual(clauseKeys);
    expect(template.baseElements.map(({ sequence }) => sequence)).toEqual(clauseKeys.map((_, index) => index + 1));
    for (const { title, toggleLabel, helpText } of template.baseElements) {
      expect([title[language], toggleLabel[language], helpText[language]].every((text) => text.length > 3)).toBe(true);
    }
  });

  test.each(each)('$key in $language names only variables that it has', ({ template, language }) => {
    const known = new Set([...template.variables.map(({ key }) => key), 'blockSequence']);
    const lines = [
      ...template.baseElements.map(({ blockText }) => blockText),
      ...template.contentBlocks.map((block) => block.lines),
    ].flat();
    const named = lines.flatMap((line) => ('block' in line ? [] : [...line[language].matchAll(/\{(\w+)\}/g)].map(([, key]) => key)));
    const asked = lines.flatMap(({ when = [] }) => when.map(({ variable }) => variable));
    // A condition of another template’s switch never holds.
    const ofManagers = ['leadingPosition', 'overtimePayment', 'overtimeMayOccure', 'includedInBonusArrangements'];
    expect([...named, ...asked.filter((key) => !ofManagers.includes(key))].filter((key) => key === undefined || !known.has(key))).toEqual(
      [],
    );
    expect(template.variables.filter(({ label, helpText }) => label[language].length < 3 || !helpText?.[language])).toEqual([]);
    expect(template.contentBlocks.flatMap(({ variables }) => variables).filter((key) => !known.has(key))).toEqual([]);
  });

  test.each(each)('$key in $language leaves no variable open, whatever two adjustments are combined', ({ template, language }) => {
    let tried = 0;
    for (const given of pairs(template)) {
      tried += 1;
      const all = { ...filledFor(template.key), ...given };
      const elements = firstElements(template).map((one) => ({ ...one, active: true }));
      const { unresolved, clauses } = composeContract({ template, language, given: all, elements });
      if (unresolved.length > 0 || clauses.some(({ blocks }) => blocks.length === 0)) expect([given, unresolved]).toEqual([given, []]);
    }
    expect(tried).toBeGreaterThan(300);
  });

  test.each(each)('$key is complete with what the tests fill in ($language)', ({ template }) => {
    expect(checkValues(template, composed({ key: template.key }).values, '2026-11-24')).toEqual([]);
  });
});

describe('what a contract says', () => {
  test.each<[string, ContractCase, string, string[], string[]]>([
    [
      'a permanent position',
      {},
      'employmentAndAccession',
      ['Ola Nordmann som Butikkmedarbeider', 'fast og begynner 4. januar 2027', '100 %'],
      ['midlertidig'],
    ],
    ['in English', { language: 'en' }, 'employmentAndAccession', ['permanent and begins on 4 January 2027', '100%'], []],
    [
      'a temporary position',
      { key: 'temporary' },
      'employmentAndAccession',
      ['til og med 31. januar 2028', '§ 14-9 (2) bokstav a'],
      ['fast'],
    ],
    [
      'a substitute',
      { key: 'temporary', language: 'en', given: { temporaryReason: 'B' } },
      'employmentAndAccession',
      ['section 14-9 (2) (b)'],
      [],
    ],
    [
      'how a position is divided',
      { given: { positionCoverageBreakdown: 'to dager i uken' } },
      'employmentAndAccession',
      ['to dager i uken'],
      [],
    ],
    [
      'a short notice on trial',
      { given: { probationaryTermination: '14 days' } },
      'probationaryPeriod',
      ['14 dager', 'fra den dagen'],
      ['måneden etter'],
    ],
    ['a month’s notice on trial', {}, 'probationaryPeriod', ['1 måned', 'den første dagen i måneden'], []],
    ['the head office', {}, 'placeOfWork', ['hovedkontor: Storgata 1, 5003 Bergen'], []],
    [
      'another place',
      { given: { workLocation: 'other', workStreetAddress: 'Kaien 3', workPostalCode: '6002', workCity: 'Ålesund' } },
      'placeOfWork',
      ['Kaien 3, 6002 Ålesund'],
      ['Storgata'],
    ],
    ['no fixed place', { given: { workLocation: 'notset' } }, 'placeOfWork', ['forskjellige steder', 'Storgata 1'], []],
    ['a free choice', { language: 'en', given: { workLocation: 'freeChoice' } }, 'placeOfWork', ['free choice', 'Storgata 1'], []],
    ['shifts', { given: { workHours: 'shifts' } }, 'workingHours', ['skiftarbeid', '§ 10-3'], ['37,5']],
    ['part time', { given: { positionCoverage: 60 } }, 'workingHours', ['i samsvar med stillingsprosenten'], []],
    ['average calculation', { given: { averageCalculation: true } }, 'workingHours', ['52 uker', '48 timer'], []],
    ['overtime', {}, 'workingHours', ['minst 40 prosent'], ['§ 10-12']],
    ['a leading position', { key: 'manager' }, 'workingHours', ['§ 10-12'], ['40 prosent']],
    [
      'a manager with overtime',
      { key: 'manager', given: { leadingPosition: false, overtimePayment: true, overtimeMayOccure: true } },
      'workingHours',
      ['40 prosent', 'kan forekomme', 'utbetales sammen med'],
      ['§ 10-12'],
    ],
    [
      'overtime of a leading position, which means nothing',
      { key: 'manager', given: { overtimeMayOccure: true } },
      'workingHours',
      [],
      ['kan forekomme'],
    ],
    [
      'pay',
      { given: { salaryInterval: 'Monthly', salaryPaymentDay: '15th' } },
      'salary',
      ['612\u00a0500 kroner per måned', 'den 15. i måneden'],
      ['bonus'],
    ],
    ['pay in English', { language: 'en' }, 'salary', ['NOK 612,500 per year', 'on the 1st of each month'], []],
    ['a bonus', { key: 'manager', given: { includedInBonusArrangements: true } }, 'salary', ['bonusordning'], []],
    [
      'benefits',
      { given: { extraBenefits: ['lunch', 'companyCar'], extraBenefitsOther: ['Trening'] } },
      'salary',
      ['lunsj og firmabil', 'Trening'],
      [],
    ],
    ['pension and insurance', {}, 'pension', ['(OTP): Storebrand', 'Yrkesskadeforsikring: Gjensidige'], []],
    [
      'holiday in working days',
      { given: { holidayRules: '4' } },
      'holidays',
      ['25 virkedager', '10,2 prosent', 'Annet fravær med lønn følger av lov'],
      [],
    ],
    ['paid absence', { given: { paidAbsence: ['Flytting, én dag'] } }, 'holidays', ['Flytting, én dag'], ['følger av lov']],
    ['notice', {}, 'termination', ['3 måneder, eller lengre', '§ 15-3'], []],
    ['notice of a temporary position', { key: 'temporary' }, 'termination', ['1 måned, eller'], []],
    ['notice of a manager', { key: 'manager' }, 'termination', ['6 måneder'], []],
    [
      'a collective agreement',
      { given: { collectiveAgreementFlag: true, collectiveAgreementId: '525', collectiveAgreementName: 'Landsoverenskomsten' } },
      'collectiveAgreement',
      ['Landsoverenskomsten (nr. 525)', 'Tariffavtalen oppgir hvem partene er'],
      ['Partene i tariffavtalen er'],
    ],
    [
      'the parties to a collective agreement',
      { given: { ...withDependents, collectiveAgreementFlag: true, collectiveAgreementParties: 'Virke og Handel og Kontor' } },
      'collectiveAgreement',
      ['Partene i tariffavtalen er Virke og Handel og Kontor'],
      ['oppgir hvem'],
    ],
    ['that there is none', { on: ['collectiveAgreement'] }, 'collectiveAgreement', ['ikke omfattet'], []],
    ['training', { given: { competenceAndEducation: ['Truckførerbevis'] } }, 'tasks', ['Truckførerbevis'], ['ikke rett til']],
  ])('%s', (...[, made, clause, says, not]) => {
    const text = textOf(composed(made), clause);
    for (const words of says) expect(text).toContain(words);
    for (const words of not) expect(text).not.toContain(words);
  });

  test.each<[string, ContractCase, string[]]>([
    ['permanent', {}, ['nonCompete', 'intellectualProperty', 'collectiveAgreement']],
    ['temporary', { key: 'temporary' }, ['nonCompete', 'intellectualProperty', 'collectiveAgreement']],
    ['manager', { key: 'manager' }, ['collectiveAgreement']],
    ['with a collective agreement', { given: { collectiveAgreementFlag: true } }, ['nonCompete', 'intellectualProperty']],
  ])('leaves out at first: %s', (_name, made, left) => {
    const { clauses } = composed(made);
    expect(clauseKeys.filter((key) => !clauses.some((one) => one.key === key))).toEqual(left);
    expect(clauses.map(({ number }) => number)).toEqual(clauses.map((_, index) => index + 1));
  });

  test('what is not filled in stands by its name and is listed with its clause', () => {
    const made = composed({ given: { salaryAmount: null, pensions: [{ type: 'OTP', provider: ' ' }] } });
    expect(made.unresolved).toEqual([
      { clause: 'salary', variable: 'salaryAmount' },
      { clause: 'pension', variable: 'pensions' },
    ]);
    expect(textOf(made, 'salary')).toContain('[Lønn]');
  });
});

/** The adjustments two at a time, each with all its values. */
function* pairs(template: ContractTemplate): Generator<Record<string, Value>> {
  const adjustable = template.variables.filter(({ group, when }) => group === 'adjustment' && !when);
  for (const [index, one] of adjustable.entries()) {
    for (const other of adjustable.slice(index + 1)) yield* combined(someValues(one), someValues(other));
  }
}

const combined = (some: Record<string, Value>[], others: Record<string, Value>[]) =>
  some.flatMap((a) => others.map((b) => ({ ...withDependents, ...a, ...b })));

const withDependents = {
  workStreetAddress: 'Kaien 3',
  workPostalCode: '6002',
  workCity: 'Ålesund',
  collectiveAgreementId: '525',
  collectiveAgreementName: 'Landsoverenskomsten',
};

function someValues({ key, type, options = [] }: TemplateVariable): Record<string, Value>[] {
  if (type === 'select') return options.map(({ value }) => ({ [key]: value }));
  if (type === 'switch') return key === 'pensionAndInsurance' ? [] : [{ [key]: true }, { [key]: false }];
  if (type === 'texts') return [{ [key]: [] }, { [key]: ['Én', 'To'] }];
  if (type === 'choices') return [{ [key]: [] }, { [key]: options.map(({ value }) => value) }];
  return [];
}
