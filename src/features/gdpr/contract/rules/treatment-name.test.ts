import { expect, test } from 'vitest';
import { nameRefusal } from './treatment-name.ts';

const longest = 'å'.repeat(200);

test.each<[string, string, ReturnType<typeof nameRefusal>]>([
  ['Lønn', 'Payroll', undefined],
  ['', 'Payroll', undefined],
  ['7', '', undefined],
  ['', '', 'gdpr.InvalidNameFormat'],
  ['---', '', 'gdpr.InvalidNameFormat'],
  ['Lønn', '!', 'gdpr.InvalidNameFormat'],
  ['Lønn\n', '', 'gdpr.InvalidNameFormat'],
  ['Lønn \u{1F4B0}', '', 'gdpr.InvalidNameFormat'],
  ['Lønn', 'Pay\u202Eroll', 'gdpr.InvalidNameFormat'],
  ['Office® og Teams™ ©2026', '', undefined],
  [longest, longest, undefined],
  [`${longest}å`, '', 'gdpr.NameTooBig'],
  ['Lønn', `${longest}å`, 'gdpr.NameTooBig'],
  // One letter each, though JavaScript counts two.
  ['\u{10330}'.repeat(200), '', undefined],
])('the name %j and %j is answered with %s', (no, en, refusal) => {
  expect(nameRefusal({ no, en })).toBe(refusal);
});
