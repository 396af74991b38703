import { expect, test } from 'vitest';
import type { ComparedField } from '../../contract/kinds.ts';
import { normalForm, wordsOfName } from './normal-form.ts';

test.each<[ComparedField, string | null, string]>([
  ['firstName', '  Åse\u00a0 Marie ', 'Åse Marie'],
  ['firstName', 'A\u030ase', 'Åse'],
  ['lastName', null, ''],
  ['emailAddress', 'Kari@Blåbær.NO', 'kari@xn--blbr-roah.no'],
  ['mobilePhoneNumber', '+47 912 34 567', '+4791234567'],
  ['mobilePhoneNumber', '0047 91234567', '+4791234567'],
  ['mobilePhoneNumber', '912 34 567', '+4791234567'],
  ['mobilePhoneNumber', '+46 70 123 45 67', '+46701234567'],
  ['birthday', '1990-02-03T00:00:00', '1990-02-03'],
  ['startDate', '0001-01-01', ''],
  ['streetAddress', 'STORGATA  1', 'storgata 1'],
  ['city', 'Oslo', 'oslo'],
  ['country', 'no', ''],
  ['country', 'se', 'SE'],
  ['employeeNumber', '0017', '17'],
  ['employeeNumber', '000', '0'],
  ['employeeNumber', '0A7', '0a7'],
  ['department', 'Salg ', 'salg'],
  ['socialSecurityNumber', '018190 12365', '01819012365'],
  ['salaryAccountNumber', '8601.11.17947', '86011117947'],
])('%s %j is compared as "%s"', (field, value, expected) => {
  expect(normalForm(field, value)).toBe(expected);
});

test.each([
  ['Åse-Marie Ødegård', 'ODEGARD, Aase Marie', true],
  ['Kari Hansen', 'Hansen Kari', true],
  ['Kari Hansen', 'Kari Hanssen', false],
])('the words of "%s" and "%s" are the same: %s', (one, other, same) => {
  expect([...wordsOfName(one)].toSorted().join() === [...wordsOfName(other)].toSorted().join()).toBe(same);
});
