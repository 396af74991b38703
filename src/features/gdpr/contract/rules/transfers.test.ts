import { expect, test } from 'vitest';
import { treatmentFields } from '../treatment-fields.ts';
import { isThirdCountry } from './transfers.ts';

test.each([
  ['NO', false],
  ['IS', false],
  ['LI', false],
  ['GR', false],
  ['GB', true],
  ['CH', true],
  ['US', true],
])('a transfer to %s leaves the EEA: %s', (country, expected) => {
  expect(isThirdCountry(country)).toBe(expected);
});

test('countries of the EEA are no transfers of a treatment', () => {
  const { transferCountries } = treatmentFields;
  expect(transferCountries.parse(['SE', 'US', 'DE'])).toEqual(['US']);
  expect([transferCountries.parse(['SE']), transferCountries.parse([]), transferCountries.parse(null)]).toEqual([[], [], null]);
});
