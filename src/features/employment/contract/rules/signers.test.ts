import { describe, expect, test } from 'vitest';
import { firstBaseData, type EmploymentDocument } from '../document.ts';
import type { Values } from '../template.ts';
import { contactsToSign, signersOf } from './signers.ts';

const values: Values = { firstName: 'Ola', lastName: ' Nordmann ', email: 'ola@example.com', countryCode: '+47', mobileNumber: '41234567' };
const kari = { signeeFirstName: 'Kari', signeeLastName: 'Nordmann', signeeEmail: 'kari@example.com', signeeRole: 'Daglig leder' };

test.each([
  ['who is named', values, kari, ['Kari Nordmann', 'kari@example.com', '', 'Daglig leder']],
  ['the contact person', { ...values, employerManager: 'Åse Aasen' }, {}, ['Åse Aasen', '', '', '']],
  ['nobody yet', values, {}, ['', '', '', '']],
])('for the employer signs %s, first', (_name, given, signee, expected) => {
  const [first] = signersOf(given, { ...firstBaseData, ...signee });
  expect([first.side, first.name, first.email, first.phone, first.role]).toEqual(['employer', ...expected]);
});

test.each<[string, Values, string[]]>([
  ['with a number', values, ['Ola Nordmann', 'ola@example.com', '+47 41234567']],
  ['without a number the country code says nothing', { ...values, mobileNumber: null }, ['Ola Nordmann', 'ola@example.com', '']],
  ['not filled in', {}, ['', '', '']],
])('then the employee signs: %s', (_name, given, expected) => {
  const [, last] = signersOf(given, { ...firstBaseData, ...kari });
  expect([last.side, last.name, last.email, last.phone]).toEqual(['employee', ...expected]);
});

describe('whom it is sent to', () => {
  const nobody = { name: '', email: '', phoneCountryCode: '+47', phone: '' };
  const content = (given: Values, signee: object) => ({
    variables: Object.entries(given).map(([key, value]) => ({ key, value })),
    baseData: { ...firstBaseData, ...signee },
  });

  test.each<[string, Values, object, unknown[]]>([
    [
      'both, as the contract names them',
      { ...values, countryCode: '+46' },
      kari,
      [
        { ...nobody, name: 'Kari Nordmann', email: 'kari@example.com' },
        { name: 'Ola Nordmann', email: 'ola@example.com', phoneCountryCode: '+46', phone: '41234567' },
      ],
    ],
    ['nobody is filled in yet', {}, {}, [nobody, nobody]],
  ])('%s', (_name, given, signee, [employer, employee]) => {
    const document = { companyUserId: 'p1', content: content(given, signee) as EmploymentDocument['content'] };
    expect(contactsToSign(document)).toEqual([
      { companyUserId: null, ...(employer as object) },
      { companyUserId: 'p1', ...(employee as object) },
    ]);
  });

  test('without its text nobody is known', () => {
    expect(contactsToSign({ companyUserId: 'p1', content: null })).toEqual([]);
  });
});
