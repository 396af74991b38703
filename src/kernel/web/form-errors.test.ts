import { expect, test } from 'vitest';
import { formPath, sortFieldErrors } from './form-errors.ts';

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
