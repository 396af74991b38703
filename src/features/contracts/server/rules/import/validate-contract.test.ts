import { describe, expect, test } from 'vitest';
import { indexNamed } from '#kernel/server/sheets/rules/find-named.ts';
import { existingLease } from '../../../testing/contract-plan.ts';
import type { ContractCircumstances, ExistingContract, NamedPerson } from './existing-contract.ts';
import { indexContracts, validateContract, keyOf } from './validate-contract.ts';
import type { ContractValues } from './read-contract-cell.ts';
import type { ContractRowRead } from './read-contracts.ts';

const person = (companyUserId: string, fullName: string, isPossible = true): NamedPerson => {
  const [firstName, lastName] = fullName.split(' ');
  return { companyUserId, fullName, firstName, lastName, isPossible };
};
const people = [
  person('kari', 'Kari Hansen'),
  person('ola', 'Ola Moe'),
  person('siri', 'Siri Uten', false),
  person('a1', 'Anne Lie'),
  person('a2', 'Anne Lie'),
  person('b1', 'Bo Vik', false),
  person('b2', 'Bo Vik'),
];
const circumstances: ContractCircumstances = {
  day: { today: '2026-11-23', isFree: () => false, movesToWorkingDay: true },
  people: indexNamed(people, (one) => one),
  namesOfPeople: new Map(),
  responsible: 'kari',
  parties: [
    { partyId: 'equinor', registryId: '923609016', name: 'Equinor ASA' },
    { partyId: 'gdata', registryId: '974760673', name: 'Registeret' },
  ],
  categories: ['Forsikring'],
  skip: new Set([9]),
  newId: () => 'new',
};

interface RowCase {
  row?: Partial<ContractRowRead>;
  existing?: readonly ExistingContract[];
}
function validate(values: ContractValues, { row = {}, existing = [] }: RowCase = {}) {
  return validateContract(
    { number: 2, values, problems: [], warnings: [], ...row },
    indexContracts(existing, circumstances),
    circumstances,
  );
}
const plain = { party: 'Telenor', name: 'Mobil' };
const lease = { party: 'Fjordgata Eiendom AS', name: 'Leie av kontor', startDate: '2024-01-01' };
const leaseWith = (content: Partial<ExistingContract['content']>): ExistingContract => ({
  ...existingLease(),
  content: { ...existingLease().content, ...content },
});

test.each([
  ['the same in other letters', { party: ' TELENOR ', name: 'mobil', startDate: null }, 'telenor|mobil|'],
  ['its start', { party: 'Telenor', name: 'Mobil', startDate: '2024-01-01' }, 'telenor|mobil|2024-01-01'],
])('a contract is known by party, name and %s', (_name, content, key) => {
  expect(keyOf(content)).toBe(key);
});

describe('the verdict', () => {
  test.each<[string, ContractValues, RowCase, string, (string | undefined)[]]>([
    ['a whole row', plain, {}, 'import', []],
    ['one that the user leaves out', plain, { row: { number: 9, skip: { code: 'notAContract' } } }, 'skip', ['chosen']],
    ['one that is no contract', {}, { row: { skip: { code: 'headingRepeated' } } }, 'skip', ['headingRepeated']],
    ['one without a party', { name: 'Mobil' }, {}, 'refuse', ['party required']],
    ['one without a name', { party: 'Telenor' }, {}, 'refuse', ['name required']],
    ['one without both', {}, {}, 'refuse', ['party required', 'name required']],
    [
      'one with a cell that is unreadable',
      plain,
      { row: { problems: [{ code: 'unreadableDate', field: 'startDate' }] } },
      'refuse',
      ['startDate'],
    ],
    ['one with a value out of rule, which is all that is said of it', { party: 'x'.repeat(201) }, {}, 'refuse', ['party tooLong']],
    [
      'one that ends the day before it starts',
      { ...plain, startDate: '2025-01-01', endDate: '2024-12-31' },
      {},
      'refuse',
      ['endDate endBeforeStart'],
    ],
    ['one that ends the day it starts', { ...plain, startDate: '2025-01-01', endDate: '2025-01-01' }, {}, 'import', []],
    ['one with only an end', { ...plain, endDate: '2024-12-31' }, {}, 'import', []],
    ['one that two contracts fit', lease, { existing: [existingLease(), existingLease('other')] }, 'refuse', ['severalMatch']],
    ['one that one contract fits', lease, { existing: [existingLease()] }, 'import', []],
  ])('of %s', (_name, values, given, ...expected) => {
    const [verdict] = expected;
    const validated = validate(values, given);
    expect([
      validated.verdict,
      validated.reasons.map(({ code, field, fieldCode }) => (field ? [field, fieldCode].filter(Boolean).join(' ') : code)),
    ]).toEqual(expected);
    if (verdict !== 'import') expect([validated.content, validated.key]).toEqual([undefined, undefined]);
  });

  test('of an existing contract whose end the row moves before its start names the end', () => {
    const validated = validate({ ...lease, endDate: '2023-12-31' }, { existing: [existingLease()] });
    expect(validated).toMatchObject({
      verdict: 'refuse',
      reasons: [{ params: { value: '2023-12-31' } }],
      existing: { contractId: 'lease' },
    });
  });
});

describe('who is responsible', () => {
  test.each<[string, string | undefined, string, string | undefined]>([
    ['nobody named', undefined, 'kari', undefined],
    ['one person', 'Moe, Ola', 'ola', undefined],
    ['somebody unknown', 'Per Ukjent', 'kari', 'responsibleUnknown'],
    ['somebody without access', 'Siri Uten', 'kari', 'responsibleWithoutAccess'],
    ['two people', 'Anne Lie', 'kari', 'responsibleAmbiguous'],
    ['two people of whom one has access', 'Bo Vik', 'b2', undefined],
  ])('%s', (_name, responsible, id, code) => {
    const { content, warnings } = validate({ ...plain, ...(responsible && { responsible }) });
    expect(content?.responsibleId).toBe(id);
    expect(warnings).toEqual(code ? [{ code, field: 'responsible', params: { value: responsible } }] : []);
  });

  test('an existing contract stays with its own', () => {
    const validated = validate({ ...lease, responsible: 'Per Ukjent' }, { existing: [existingLease()] });
    expect(validated.content?.responsibleId).toBe('ola');
  });

  test('a contract whose person has gone gets the one chosen', () => {
    expect(validate(lease, { existing: [leaseWith({ responsibleId: null })] }).content?.responsibleId).toBe('kari');
  });

  test('a long text is shown by its first 200 letters', () => {
    expect(validate({ ...plain, responsible: 'x'.repeat(201) }).warnings[0]?.params).toEqual({ value: 'x'.repeat(200) });
  });
});

describe('the content', () => {
  test('of a new contract has the usual values', () => {
    expect(validate(plain).content).toEqual({
      party: 'Telenor',
      partyId: null,
      name: 'Mobil',
      category: null,
      responsibleId: 'kari',
      signedBy: null,
      status: 1,
      typeId: 1,
      currency: 'NOK',
      value: null,
      interval: 1,
      startDate: null,
      endDate: null,
      renewalInterval: null,
      noticePeriod: null,
      terminatedOn: null,
      hasNotification: true,
      trafficLight: null,
      contactInformation: [],
      parentContractId: null,
    });
  });

  test('of an existing contract is what is there, and what the row says', () => {
    const existing = [existingLease()];
    expect(validate(lease, { existing }).content).toEqual(existing[0]?.content);
    expect(validate({ ...lease, endDate: null, value: '30000', noticePeriod: null }, { existing }).content).toEqual({
      ...existing[0]?.content,
      endDate: null,
      value: '30000.00',
      noticePeriod: null,
    });
  });

  const year = { number: 12, unit: 'month' } as const;
  test.each<[string, ContractValues, RowCase, number]>([
    ['an interval and an end', { ...plain, endDate: '2026-12-31', renewalInterval: year }, {}, 1],
    ['only an end', { ...plain, endDate: '2026-12-31' }, {}, 2],
    ['only an interval', { ...plain, renewalInterval: year }, {}, 1],
    ['neither', plain, {}, 1],
    ['its own word', { ...plain, endDate: '2026-12-31', typeId: 1 }, {}, 1],
    ['what an existing one was', { ...lease, renewalInterval: null }, { existing: [existingLease()] }, 1],
  ])('renews or ends by %s', (_name, values, given, typeId) => {
    expect(validate(values, given).content?.typeId).toBe(typeId);
  });

  test.each<[string, ContractValues, RowCase, string | null]>([
    ['a new one', { ...plain, status: 3 }, {}, '2026-11-23'],
    ['an active one', { ...plain, status: 1 }, {}, null],
    ['one that is under termination already', lease, { existing: [leaseWith({ status: 3, terminatedOn: '2026-05-01' })] }, '2026-05-01'],
    ['one that is active again', { ...lease, status: 1 }, { existing: [leaseWith({ status: 3, terminatedOn: '2026-05-01' })] }, null],
  ])('is terminated on the day on which its status became so: %s', (_name, values, given, day) => {
    expect(validate(values, given).content?.terminatedOn).toBe(day);
  });

  test.each<[string, string | undefined, string | null]>([
    ['none', undefined, 'Leie'],
    ['one in use, in other letters', 'FORSIKRING', 'Forsikring'],
    ['a new one', 'Renhold', 'Renhold'],
    ['one that is only spaces', '  ', null],
  ])('has a category: %s', (_name, category, expected) => {
    expect(validate({ ...lease, ...(category !== undefined && { category }) }, { existing: [existingLease()] }).content?.category).toBe(
      expected,
    );
  });

  test('writes a new category as the first row did', () => {
    const index = indexContracts([], circumstances);
    const rows = ['Renhold', 'RENHOLD'].map((category) =>
      validateContract({ number: 2, values: { ...plain, category }, problems: [], warnings: [] }, index, circumstances),
    );
    expect(rows.map(({ content }) => content?.category)).toEqual(['Renhold', 'Renhold']);
  });
});

describe('contacts', () => {
  const per = { name: 'Per Olsen', title: 'Selger', phoneCountryCode: '+46', phone: '812345678', email: 'per@x.no' };
  const eva = { name: 'Eva', title: null, phoneCountryCode: '+47', phone: null, email: null };
  const existing = [leaseWith({ contactInformation: [eva, per] })];
  test.each<[string, ContractValues, object[]]>([
    ['stay without one', {}, [eva, per]],
    [
      'get one of another name at their end',
      { contactName: 'Ida' },
      [eva, per, { name: 'Ida', title: null, phoneCountryCode: '+47', phone: null, email: null }],
    ],
    ['change one of that name in its place', { contactName: 'EVA', contactEmail: 'eva@x.no' }, [{ ...eva, email: 'eva@x.no' }, per]],
    ['keep what the row does not say', { contactName: 'per olsen' }, [eva, per]],
    [
      'get a number with its code',
      { contactName: 'Per Olsen', contactPhone: '+47 91234567' },
      [eva, { ...per, phoneCountryCode: '+47', phone: '91234567' }],
    ],
  ])('%s', (_name, values, contacts) => {
    expect(validate({ ...lease, ...values }, { existing }).content?.contactInformation).toEqual(contacts);
  });
});

describe('a number of an organisation', () => {
  test.each<[string, ContractValues, RowCase, [string | undefined, string | null | undefined, string | undefined]]>([
    ['of a party links it', { ...plain, registryId: '923609016' }, {}, ['Telenor', 'equinor', undefined]],
    ['of a party names it', { name: 'Gass', registryId: '923609016' }, {}, ['Equinor ASA', 'equinor', undefined]],
    ['of nobody becomes a party', { ...plain, registryId: '984851006' }, {}, ['Telenor', null, '984851006']],
    ['of nobody does not name one', { name: 'Gass', registryId: '984851006' }, {}, ['', undefined, undefined]],
    [
      'that the contract is linked to changes nothing',
      { ...lease, registryId: '923609016' },
      { existing: [leaseWith({ partyId: 'equinor' })] },
      [lease.party, 'equinor', undefined],
    ],
    [
      'of another party links to that',
      { ...lease, registryId: '974760673' },
      { existing: [leaseWith({ partyId: 'equinor' })] },
      [lease.party, 'gdata', undefined],
    ],
    ['none keeps the link', lease, { existing: [leaseWith({ partyId: 'equinor' })] }, [lease.party, 'equinor', undefined]],
  ])('%s', (_name, values, given, expected) => {
    const { party, content, newParty } = validate(values, given);
    expect([party, content?.partyId, newParty]).toEqual(expected);
  });
});

describe('a note', () => {
  const noteLeftOut = { code: 'noteLeftOut', field: 'notes' };
  test.each<[string, ContractValues, RowCase, string | undefined, object[]]>([
    ['goes with a new contract', { ...plain, notes: 'Husk' }, {}, 'Husk', []],
    ['is left out of one that exists', { ...lease, notes: 'Husk' }, { existing: [existingLease()] }, undefined, [noteLeftOut]],
    ['that is none needs no warning', lease, { existing: [existingLease()] }, undefined, []],
  ])('%s', (_name, values, given, ...expected) => {
    const validated = validate(values, given);
    expect([validated.note, validated.warnings]).toEqual(expected);
  });

  test('stands behind the warnings of the row and of the responsible', () => {
    const first = { code: 'firstOfSeveral', field: 'contactEmail' } as const;
    const validated = validate(
      { ...lease, notes: 'Husk', responsible: 'Per Ukjent' },
      { existing: [existingLease()], row: { warnings: [first] } },
    );
    expect(validated.warnings.map(({ code }) => code)).toEqual(['firstOfSeveral', 'responsibleUnknown', 'noteLeftOut']);
  });
});
