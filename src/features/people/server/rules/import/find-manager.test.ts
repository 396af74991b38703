import { expect, test } from 'vitest';
import { findManager, indexManagers, type Candidate } from './find-manager.ts';

const candidate = (id: string, values: Candidate['values'], rest: Partial<Candidate> = {}): Candidate => ({
  id,
  values,
  isExternal: false,
  isInactive: false,
  isLeftOut: false,
  ...rest,
});
const index = indexManagers([
  candidate('berg', { firstName: 'Anne Marie', lastName: 'Berg', emailAddress: 'Anne@Firma.no', employeeNumber: '01001' }),
  candidate('per1', { firstName: 'Per', lastName: 'Li', employeeNumber: '1' }),
  candidate('per2', { firstName: 'Per', lastName: 'Li', employeeNumber: 'A-2' }),
  candidate('per3', { firstName: 'Per', lastName: 'Li', employeeNumber: '3' }, { isLeftOut: true }),
  candidate('gone', { firstName: 'Gro', lastName: 'Vik' }, { isInactive: true }),
  candidate('books', { firstName: 'Rex', lastName: 'Nor' }, { isExternal: true }),
  candidate('both', { firstName: 'Siv', lastName: 'Ask' }, { isExternal: true, isInactive: true }),
  candidate('left', { firstName: 'Tor', lastName: 'Eid' }, { isLeftOut: true }),
]);

test.each([
  ['Anne Marie Berg', 'berg'],
  ['anne@FIRMA.no', 'berg'],
  ['001001', 'berg'],
  ['Per Li 1', 'per1'],
  ['Per Li (99)', 'managerAmbiguous'],
  ['Per Li (3)', 'managerNotImported'],
  ['Arne', 'managerUnknown'],
  ['Dunn', 'managerUnknown'],
  ['Ukjent Person', 'managerUnknown'],
  ['ukjent@firma.no', 'managerUnknown'],
  ['9', 'managerUnknown'],
  ['', 'managerUnknown'],
  ['Tor Eid', 'managerNotImported'],
  ['Gro Vik', 'managerInactive'],
  ['Rex Nor', 'managerExternal'],
  ['Siv Ask', 'managerExternal'],
])('by "%s" is meant %s', (text, expected) => {
  const found = findManager(text, index);
  expect(found).toEqual(
    expected.startsWith('manager') ? { warning: { code: expected, field: 'reportingTo', params: { value: text } } } : { id: expected },
  );
});

test('a row that is left out does not stand beside one of its name', () => {
  const two = indexManagers([
    candidate('in', { firstName: 'Eva', lastName: 'Sol' }),
    candidate('out', { firstName: 'Eva', lastName: 'Sol' }, { isLeftOut: true }),
  ]);
  expect(findManager('Eva Sol', two)).toEqual({ id: 'in' });
});
