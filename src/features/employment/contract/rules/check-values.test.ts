import { expect, test } from 'vitest';
import { ContractTemplate, type Value } from '../template.ts';
import { checkValues } from './check-values.ts';
import { clearedBy, retiredChoices, valuesOf } from './values.ts';

const words = { no: 'Ord', en: 'Word' };
const base = { group: 'base', label: words } as const;
const template = ContractTemplate.parse({
  id: 'x',
  key: 'x',
  name: words,
  description: words,
  templateType: 'WorkContract',
  version: '1.0.0',
  isActive: true,
  isUnsafe: false,
  baseElements: [],
  contentBlocks: [],
  variables: [
    { ...base, key: 'firstName', type: 'text', check: 'name', mostLetters: 50 },
    { ...base, key: 'position', type: 'text', isRequired: true, mostLetters: 75 },
    { ...base, key: 'mobileNumber', type: 'text', check: 'phone', mostLetters: 15 },
    { ...base, key: 'countryCode', type: 'text', check: 'countryCode' },
    { ...base, key: 'postal', type: 'text', check: 'postalCode' },
    { ...base, key: 'email', type: 'text', check: 'email' },
    { ...base, key: 'agreement', type: 'text', check: 'agreement' },
    { ...base, key: 'coverage', type: 'percent', from: 0, to: 100 },
    { ...base, key: 'pay', type: 'money', from: 0, to: 9_999_999_999 },
    { ...base, key: 'startDate', type: 'date' },
    { ...base, key: 'expirationDate', type: 'date', from: -10, to: 2 },
    { ...base, key: 'lines', type: 'texts' },
    {
      ...base,
      key: 'reason',
      type: 'select',
      options: [
        { value: 'A', label: words, printed: words },
        { value: 'F', label: words, printed: words, isSelectable: false },
      ],
    },
    { ...base, key: 'leading', type: 'switch', default: true, clears: ['overtime'] },
    { ...base, key: 'overtime', type: 'switch', when: [{ variable: 'leading', isNot: [true] }] },
  ],
});
const today = '2026-11-24';

test.each<[string, Value, string | undefined]>([
  ['firstName', 'Øystein-André d’Arc Jr.', undefined],
  ['firstName', 'محمد', undefined],
  ['firstName', 'Nguyễn', undefined],
  ['firstName', `Å${'a'.repeat(49)}`, undefined],
  ['firstName', `Å${'a'.repeat(50)}`, 'tooLong'],
  ['firstName', 'R2D2', 'format'],
  ['firstName', '<b>Ola</b>', 'format'],
  ['firstName', 'Ola 😀', 'characters'],
  ['firstName', 'Ola\u202eGnal', 'characters'],
  ['firstName', 'Ola\u0007', 'characters'],
  ['position', 'Rørlegger 2 (svennebrev) – «fag»', undefined],
  ['position', ' ', 'missing'],
  ['position', 'x'.repeat(76), 'tooLong'],
  ['mobileNumber', '12345678', undefined],
  ['mobileNumber', '1234567', 'format'],
  ['mobileNumber', '123456789012345', undefined],
  ['mobileNumber', '1234567890123456', 'tooLong'],
  ['countryCode', '+47', undefined],
  ['countryCode', '+4712', 'format'],
  ['countryCode', '47', 'format'],
  ['postal', '0150', undefined],
  ['postal', 'SW1A 1AA', undefined],
  ['postal', '1', 'format'],
  ['postal', '1234567890123', 'format'],
  ['email', 'ola@example.com', undefined],
  ['email', 'ola@example', 'format'],
  ['agreement', 'Landsoverenskomsten – Virke 525', undefined],
  ['agreement', 'LO/Virke', 'format'],
  ['coverage', 0, undefined],
  ['coverage', 100, undefined],
  ['coverage', 100.5, 'tooLarge'],
  ['coverage', -1, 'tooSmall'],
  ['coverage', '60', 'format'],
  ['pay', 9_999_999_999, undefined],
  ['pay', 10_000_000_000, 'tooLarge'],
  ['startDate', '2027-02-30', 'format'],
  ['startDate', '1990-01-01', undefined],
  ['expirationDate', '2028-11-24', undefined],
  ['expirationDate', '2028-11-25', 'outOfRange'],
  ['expirationDate', '2016-11-24', undefined],
  ['expirationDate', '2016-11-23', 'outOfRange'],
  ['reason', 'F', undefined],
  ['reason', 'G', 'choice'],
  ['lines', ['Fri', 'Fest 🎉'], 'characters'],
  ['lines', ['Fri © 2026'], undefined],
])('%s %o: %s', (key, value, fault) => {
  const given = { position: 'Kokk', [key]: value };
  expect(checkValues(template, given, today).find(({ variable }) => variable === key)?.fault).toBe(fault);
});

test.each([
  ['2027-01-04', '2027-01-05', []],
  ['2027-01-04', '2027-01-04', [{ variable: 'expirationDate', fault: 'endBeforeStart' }]],
  ['2027-01-04', '', []],
])('from %s to %s: %o', (startDate, expirationDate, faults) => {
  expect(checkValues(template, { position: 'Kokk', startDate, expirationDate }, today)).toEqual(faults);
});

test('turning a switch off clears what goes with it, and nothing else does', () => {
  expect(clearedBy(template, { leading: true, overtime: true }, { leading: false })).toEqual({ overtime: null });
  expect(clearedBy(template, { leading: false }, { leading: false })).toEqual({});
  expect(clearedBy(template, { leading: true }, { leading: true })).toEqual({});
});

test('a reason that has gone is kept, but cannot be chosen', () => {
  expect(retiredChoices(template, { reason: 'A' }, { reason: 'F' })).toEqual(['reason']);
  expect(retiredChoices(template, { reason: 'F' }, { reason: 'F' })).toEqual([]);
  expect(retiredChoices(template, {}, { reason: 'A' })).toEqual([]);
});

test('what means nothing, is not known or is no choice is left out', () => {
  const values = valuesOf(template, 'no', { overtime: true, hobby: 'Ski', reason: 'G', position: 'Kokk' });
  expect([values['overtime'], values['hobby'], values['reason'], values['position']]).toEqual([undefined, undefined, undefined, 'Kokk']);
  expect(valuesOf(template, 'no', { leading: false, overtime: true })['overtime']).toBe(true);
});
