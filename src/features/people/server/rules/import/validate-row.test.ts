import { describe, expect, test } from 'vitest';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import type { ImportRemark } from '../../../contract/entities-import.ts';
import { kari, person } from '../../../testing/plan-of.ts';
import type { ExistingPerson, PlanChoices, PlanCircumstances } from './existing-person.ts';
import { indexPeople } from './find-person.ts';
import { validateRow } from './validate-row.ts';
import type { Values } from './read-cell.ts';
import type { RowRead } from './read-cell.ts';

interface RowCase {
  people?: ExistingPerson[];
  row?: Partial<RowRead>;
  choices?: Partial<PlanChoices>;
  at?: Partial<PlanCircumstances>;
}
const judge = (values: Values, { people = [kari], row, choices, at }: RowCase = {}) =>
  validateRow({ number: 2, values, problems: [], warnings: [], ...row }, indexPeople(people), {
    today: '2026-11-21',
    allowSynthetic: true,
    importedBy: 'me',
    grantableRoles: new Set<RoleKey>(['employee', 'manager']),
    newId: () => 'new',
    choices: { skip: new Set(), create: new Set(), leaveOutInvalid: false, ...choices },
    ...at,
  });
const words = (remarks: readonly ImportRemark[]) =>
  remarks.map(({ code, field, fieldCode }) => [code, field, fieldCode].filter(Boolean).join(' '));
const outcome = (...of: Parameters<typeof judge>) => {
  const { verdict, reasons, warnings } = judge(...of);
  return [verdict, words(reasons), words(warnings)];
};
const ann = { firstName: 'Ann', lastName: 'Li' };
const unread: ImportRemark = { code: 'unreadableDate', field: 'startDate', params: { value: 'snart' } };

describe('the verdict on a row', () => {
  test.each<[string, Values, RowCase, unknown[]]>([
    ['a newcomer', ann, {}, ['import', [], []]],
    ['what the person leaves out', ann, { choices: { skip: new Set([2]) } }, ['skip', ['chosen'], []]],
    ['what is no person', ann, { row: { skip: { code: 'notAPerson' } } }, ['skip', ['notAPerson'], []]],
    ['no last name', { firstName: 'Ann' }, {}, ['refuse', ['field lastName required'], []]],
    ['no first name', { lastName: 'Li' }, {}, ['refuse', ['field firstName required'], []]],
    ['a name that is wrong and so not missing', { ...ann, lastName: 'x'.repeat(51) }, {}, ['refuse', ['field lastName tooLong'], []]],
    [
      'a name that is wrong, though values may be left out',
      { ...ann, lastName: 'x'.repeat(51) },
      { choices: { leaveOutInvalid: true } },
      ['refuse', ['field lastName tooLong'], []],
    ],
    [
      'every fault, also of what alone would only be left out',
      { firstName: '1', lastName: '2', emailAddress: 'ann@', mobilePhoneNumber: '12', salaryAccountNumber: '123!' },
      { row: { problems: [unread] } },
      [
        'refuse',
        [
          'unreadableDate startDate',
          'field firstName properFormat',
          'field lastName properFormat',
          'field mobilePhoneNumber phone',
          'field salaryAccountNumber tooShort',
          'field salaryAccountNumber properFormat',
          'field emailAddress email',
        ],
        ['valueLeftOut emailAddress email'],
      ],
    ],
    ['no name of somebody who is there', { emailAddress: 'kari@firma.no' }, {}, ['import', [], []]],
    ['a value that was not read', ann, { row: { problems: [unread] } }, ['refuse', ['unreadableDate startDate'], []]],
    [
      'a value that was not read and may be left out',
      ann,
      { row: { problems: [unread] }, choices: { leaveOutInvalid: true } },
      ['import', [], ['valueLeftOut startDate']],
    ],
    [
      'a role that was not read',
      ann,
      { row: { problems: [{ code: 'unreadableWord', field: 'role' }] }, choices: { leaveOutInvalid: true } },
      ['refuse', ['unreadableWord role'], []],
    ],
    [
      'a problem of no field',
      ann,
      { row: { problems: [{ code: 'roundedNumber' }] }, choices: { leaveOutInvalid: true } },
      ['refuse', ['roundedNumber'], []],
    ],
    ['an e-mail that does not fit', { ...ann, emailAddress: 'ann(at)x.no' }, {}, ['import', [], ['valueLeftOut emailAddress email']]],
    ['a private e-mail that does not fit', { ...ann, secondaryEmail: 'ann' }, {}, ['import', [], ['valueLeftOut secondaryEmail email']]],
    [
      'an e-mail that does not fit of somebody with a number',
      { firstName: 'Kari', employeeNumber: '12', emailAddress: 'kari', startDate: '2026-01-01' },
      { people: [kari] },
      ['import', [], ['valueLeftOut emailAddress email']],
    ],
    ['a Norwegian account', { ...ann, salaryAccountNumber: '86011117947' }, {}, ['import', [], []]],
    ['an IBAN', { ...ann, salaryAccountNumber: 'GB29NWBK60161331926819' }, {}, ['import', [], ['foreignAccount salaryAccountNumber']]],
    [
      'an account of another length',
      { ...ann, salaryAccountNumber: '123456789012' },
      {},
      ['import', [], ['foreignAccount salaryAccountNumber']],
    ],
    [
      'the foreign account that somebody has',
      { emailAddress: 'kari@firma.no', salaryAccountNumber: '123456789012' },
      { people: [person('kari', { ...kari.values, salaryAccountNumber: '123456789012' })] },
      ['import', [], []],
    ],
    ['a birthday to come', { ...ann, birthday: '2026-11-22' }, {}, ['refuse', ['field birthday dateInFuture'], []]],
    [
      'a birthday to come that may be left out',
      { ...ann, birthday: '2026-11-22' },
      { choices: { leaveOutInvalid: true } },
      ['import', [], ['valueLeftOut birthday dateInFuture']],
    ],
    [
      'two keys of two people',
      { firstName: 'Kari', lastName: 'Hansen', emailAddress: 'kari@firma.no', employeeNumber: '9' },
      { people: [kari, person('nine', { employeeNumber: '9' })] },
      ['refuse', ['keysConflict'], []],
    ],
    ['a role one may give', { ...ann, role: 'manager' }, {}, ['import', [], []]],
    ['a role above one’s own', { ...ann, role: 'hradmin' }, {}, ['refuse', ['roleAboveOwn role'], []]],
    [
      'a role taken from above',
      { emailAddress: 'kari@firma.no', role: 'employee' },
      { people: [{ ...kari, role: 'hradmin' }] },
      ['refuse', ['roleAboveOwn role'], []],
    ],
    [
      'the role that somebody has',
      { emailAddress: 'kari@firma.no', role: 'hradmin' },
      { people: [{ ...kari, role: 'hradmin' }] },
      ['import', [], []],
    ],
    [
      'somebody deactivated',
      { emailAddress: 'kari@firma.no' },
      { people: [{ ...kari, state: 'inactive' }] },
      ['refuse', ['personInactive'], []],
    ],
    ['a last day yesterday', { ...ann, endDate: '2026-11-20' }, {}, ['import', [], ['alreadyLeft endDate']]],
    ['a last day today', { ...ann, endDate: '2026-11-21' }, {}, ['import', [], []]],
    [
      'a last day yesterday of somebody there',
      { emailAddress: 'kari@firma.no', endDate: '2026-11-20' },
      {},
      ['import', [], ['endDatePassed endDate']],
    ],
    [
      'a last day yesterday of somebody deactivated',
      { emailAddress: 'kari@firma.no', endDate: '2026-11-20' },
      { people: [{ ...kari, state: 'inactive' }] },
      ['skip', ['leftBefore'], []],
    ],
    [
      'a last day today of somebody deactivated',
      { emailAddress: 'kari@firma.no', endDate: '2026-11-21' },
      { people: [{ ...kari, state: 'inactive' }] },
      ['refuse', ['personInactive'], []],
    ],
    ['a last day today of somebody there', { emailAddress: 'kari@firma.no', endDate: '2026-11-21' }, {}, ['import', [], []]],
    ['somebody found by name', { firstName: 'Kari', lastName: 'Hansen', birthday: '1983-07-10' }, {}, ['import', [], ['matchedByName']]],
    [
      'a namesake with nothing else',
      { firstName: 'Kari', lastName: 'Hansen', endDate: '2026-01-01' },
      {},
      ['skip', ['sameNameExists'], ['alreadyLeft endDate']],
    ],
    [
      'a namesake whom the person wants',
      { firstName: 'Kari', lastName: 'Hansen' },
      { choices: { create: new Set([2]) } },
      ['import', [], ['sameName']],
    ],
    ['a namesake with an address', { firstName: 'Kari', lastName: 'Hansen', emailAddress: 'k2@x.no' }, {}, ['import', [], ['sameName']]],
    ['a namesake with a number', { firstName: 'Kari', lastName: 'Hansen', employeeNumber: '99' }, {}, ['import', [], ['sameName']]],
    ['a namesake with a birthday', { firstName: 'Kari', lastName: 'Hansen', birthday: '1990-01-01' }, {}, ['import', [], ['sameName']]],
  ])('%s', (_name, values, wish, expected) => {
    expect(outcome(values, wish)).toEqual(expected);
  });

  test('what was remarked before stays, whatever the verdict', () => {
    const row = { warnings: [{ code: 'zeroRestored' as const }] };
    expect([judge(ann, { row }).warnings, judge(ann, { row, choices: { skip: new Set([2]) } }).warnings]).toEqual([
      row.warnings,
      row.warnings,
    ]);
    expect(judge(ann, { row: { number: 7 } }).number).toBe(7);
  });
});

describe('what is left out', () => {
  const leaveOutInvalid = true;

  test('a contact goes whole, or stays whole', () => {
    const contact = { 'emergencyContact.fullName': 'Ola', 'emergencyContact.relation': 'Far' };
    expect(judge({ ...ann, ...contact, 'emergencyContact.phone': '12' }, { choices: { leaveOutInvalid } })).toMatchObject({
      values: ann,
      contact: undefined,
      warnings: [{ code: 'valueLeftOut', field: 'emergencyContact.phone' }],
    });
    expect(judge({ ...ann, ...contact, 'emergencyContact.phone': '91234567' }).contact).toEqual({
      fullName: 'Ola',
      phoneCountryCode: '+47',
      phone: '91234567',
      relation: 'Far',
    });
  });

  test('the rest comes into its stored form, its contact too', () => {
    const judged = judge(
      {
        ...ann,
        emailAddress: 'x',
        mobilePhoneNumber: '912 34 567',
        'emergencyContact.fullName': 'Ola',
        'emergencyContact.phone': '91234567',
      },
      { choices: { leaveOutInvalid } },
    );
    expect([judged.values, judged.contact?.fullName]).toEqual([{ ...ann, mobilePhoneNumber: '91234567' }, 'Ola']);
  });

  test('a value that was left out is no key to anybody', () => {
    expect(judge({ ...ann, emailAddress: 'kari@', employeeNumber: '77' }, { choices: { leaveOutInvalid } })).toMatchObject({
      person: undefined,
      values: { ...ann, employeeNumber: '77' },
    });
  });
});

describe('the birthday that an identity number told', () => {
  const told: Partial<RowRead> = { warnings: [{ code: 'birthdayFromNumber', field: 'birthday' }, { code: 'zeroRestored' }] };
  const values = { emailAddress: 'kari@firma.no', birthday: '1990-01-01' };

  test('changes none that is there, and is not told of', () => {
    const judged = judge(values, { row: told });
    expect([judged.values, words(judged.warnings)]).toEqual([{ emailAddress: 'kari@firma.no' }, ['zeroRestored']]);
  });

  test('fills an empty one', () => {
    const { birthday: _none, ...rest } = kari.values;
    const judged = judge(values, { row: told, people: [{ ...kari, values: rest }] });
    expect([judged.values, words(judged.warnings)]).toEqual([values, ['birthdayFromNumber birthday', 'zeroRestored']]);
  });

  test('one that the list gives does change', () => {
    expect(judge(values).values).toEqual(values);
  });
});

describe('what nobody sets for themselves', () => {
  const own = { importedBy: 'kari', grantableRoles: new Set<RoleKey>(['employee', 'manager', 'hradmin']) };
  const stored: ExistingPerson = {
    ...kari,
    values: { ...kari.values, salaryAmount: '650000.00', salaryCurrency: 'NOK', salaryInterval: 'yearly', notes: 'God' },
  };
  const change = {
    emailAddress: 'kari@firma.no',
    role: 'hradmin',
    salaryAmount: '900000',
    salaryCurrency: 'SEK',
    salaryInterval: 'monthly',
    notes: 'Best',
    department: 'Ledelse',
  };

  test('pay, role and remarks are kept, the rest is changed', () => {
    const judged = judge(change, { people: [stored], at: own });
    expect([judged.verdict, judged.values]).toEqual(['import', { emailAddress: 'kari@firma.no', department: 'Ledelse' }]);
    expect(words(judged.warnings)).toEqual([
      'ownKept role',
      'ownKept salaryAmount',
      'ownKept salaryCurrency',
      'ownKept salaryInterval',
      'ownKept notes',
    ]);
  });

  test('the same values are nothing to keep', () => {
    const same = { emailAddress: 'kari@firma.no', role: 'employee', salaryAmount: '650000', salaryCurrency: 'NOK', notes: 'God' };
    expect(words(judge(same, { people: [stored], at: own }).warnings)).toEqual([]);
    expect(words(judge({ emailAddress: 'kari@firma.no', notes: 'Ny' }, { people: [kari], at: own }).warnings)).toEqual(['ownKept notes']);
    expect(words(judge({ emailAddress: 'kari@firma.no', salaryAmount: '0' }, { people: [kari], at: own }).warnings)).toEqual([
      'ownKept salaryAmount',
    ]);
  });

  test('others’ are changed', () => {
    expect(judge(change, { people: [stored], at: { ...own, importedBy: 'me' } }).values).toEqual(change);
  });
});
