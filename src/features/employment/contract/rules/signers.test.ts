import { expect, test } from 'vitest';
import { firstBaseData } from '../document.ts';
import type { Values } from '../template.ts';
import { signersOf } from './signers.ts';

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
