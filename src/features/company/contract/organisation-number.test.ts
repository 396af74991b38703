import { describe, expect, test } from 'vitest';
import { looksLikeNumber, normalOrganisationNumber, organisationNumberFault, writtenOrganisationNumber } from './organisation-number.ts';

describe('an organisation number', () => {
  test.each(['123456785', '987654325', '310000019', '311234560', '312500000', '313103102', '923609016'])('%s is possible', (number) => {
    expect(organisationNumberFault(number)).toBeUndefined();
  });

  test.each([
    ['123456789', 'checkDigit'],
    ['987654321', 'checkDigit'],
    ['310000018', 'checkDigit'],
    ['988077918', 'checkDigit'],
    ['000000000', 'checkDigit'],
    ['31123456', 'exactDigits'],
    ['3100000190', 'exactDigits'],
    ['', 'exactDigits'],
    ['12345678a', 'exactDigits'],
    ['١٢٣٤٥٦٧٨٥', 'exactDigits'],
  ])('%s is refused: %s', (number, fault) => {
    expect(organisationNumberFault(number)).toBe(fault);
  });

  test.each([
    ['123 456 785', '123456785'],
    ['NO123456785MVA', '123456785'],
    ['no 123 456 785 mva', '123456785'],
    ['123456785 MVA', '123456785'],
    ['\u00a0123\u00a0456\u00a0785', '123456785'],
  ])('is read from the way people write it: %s', (text, number) => {
    expect(normalOrganisationNumber(text)).toBe(number);
    expect(organisationNumberFault(text)).toBeUndefined();
  });
});

test.each([
  ['NO 123 456 785 MVA', true],
  ['1234567', true],
  ['123456', false],
  ['1881 Opplysningen', false],
  ['1234567 AS', false],
  ['', false],
])('takes %j for a number: %s', (text, expected) => {
  expect(looksLikeNumber(text)).toBe(expected);
});

test('is written in groups of three', () => {
  expect(writtenOrganisationNumber('123456785')).toBe('123\u00a0456\u00a0785');
});
