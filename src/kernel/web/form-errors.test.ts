import { expect, test } from 'vitest';
import { formPath, hiddenTexts, linesBelow, placeRefusal, sortFieldErrors } from './form-errors.ts';

test.each([
  ['firstName', 'firstName'],
  ['address.city', 'address.city'],
  ['emergencyContacts[0].phone', 'emergencyContacts.0.phone'],
  ['rows[12][3]', 'rows.12.3'],
])('turns the path %s into %s', (path, expected) => {
  expect(formPath(path)).toBe(expected);
});

test('sorts what the form shows from what it does not, the first message of a field first', () => {
  const first = { path: 'contacts[0].phone', code: 'phone' } as const;
  const second = { path: 'contacts[0].phone', code: 'required' } as const;
  const hidden = { path: 'version', code: 'invalid' } as const;
  expect(sortFieldErrors([first, second, hidden], new Set(['contacts.0.phone']))).toEqual({
    fields: { 'contacts.0.phone': first },
    elsewhere: [hidden],
  });
});

const taken = { path: 'emailAddress', code: 'notUnique' } as const;
const missing = { path: 'lastName', code: 'required' } as const;
test.each([
  ['of fields alone beside them', [taken, missing], true, { saidBeside: undefined, isSaidBelow: false }],
  ['with a text of its own about one field beside that field only', [taken], false, { saidBeside: 'emailAddress', isSaidBelow: false }],
  ['with a text of its own about several fields below them', [taken, missing], false, { saidBeside: undefined, isSaidBelow: true }],
  ['of fields that the form does not show below it', [{ ...taken, path: 'version' }], true, { saidBeside: undefined, isSaidBelow: true }],
  [
    'of a shown field and another one below them',
    [taken, { ...missing, path: 'version' }],
    false,
    { saidBeside: undefined, isSaidBelow: true },
  ],
  ['without fields below the form', [], false, { saidBeside: undefined, isSaidBelow: true }],
])('shows a refusal %s', (_case, errors, isAboutFields, placed) => {
  const shown = new Set(['emailAddress', 'lastName']);
  expect(placeRefusal(errors, { shown, isAboutFields })).toMatchObject(placed);
});

test('says what is wrong with hidden fields once each', () => {
  expect(linesBelow(['It was not saved.'], ['Required', 'Required', 'Too long'])).toEqual(['It was not saved.', 'Required', 'Too long']);
});

test('says once what the form itself refuses of fields that it does not show', () => {
  const errors = { 'days.0.date': 'Not a date', 'days.1.date': 'Not a date', name: 'Too long', 'days.2.date': null };
  expect(hiddenTexts(errors, new Set(['name']))).toEqual(['Not a date']);
  expect(hiddenTexts(errors, new Set(Object.keys(errors)))).toEqual([]);
});
