import { expect, test } from 'vitest';
import type { KeyArea } from '../../contract/entities.ts';
import { isChosen, isDivided, withUse } from './key-areas.ts';

const people: KeyArea = { feature: 'people', reading: ['Employees', 'EmployeesViewDetails'], changing: ['EmployeesEdit'] };
const lottery: KeyArea = { feature: 'lottery', reading: ['Winkit'], changing: [] };

test.each([
  ['an area with both uses', people, true],
  ['an area of one permission', lottery, false],
  ['an area in which only changes are allowed', { ...people, reading: [] }, false],
])('reading and changing apart: %s', (_name, area, expected) => {
  expect(isDivided(area)).toBe(expected);
});

test.each([
  ['nothing', [], false, false],
  ['a part of reading', ['Employees'], false, false],
  ['reading', ['Employees', 'EmployeesViewDetails'], true, false],
  ['changing', ['Employees', 'EmployeesViewDetails', 'EmployeesEdit'], true, true],
  ['changing alone', ['EmployeesEdit'], false, false],
] as const)('with %s chosen', (_name, chosen, reads, changes) => {
  expect([isChosen(people, 'reading', chosen), isChosen(people, 'changing', chosen)]).toEqual([reads, changes]);
});

test.each([
  ['reading on', { use: 'reading', isOn: true }, ['Winkit'], ['Winkit', 'Employees', 'EmployeesViewDetails']],
  ['changing on brings reading', { use: 'changing', isOn: true }, [], ['Employees', 'EmployeesViewDetails', 'EmployeesEdit']],
  [
    'changing off leaves reading',
    { use: 'changing', isOn: false },
    ['Employees', 'EmployeesViewDetails', 'EmployeesEdit'],
    ['Employees', 'EmployeesViewDetails'],
  ],
  [
    'reading off takes changing along',
    { use: 'reading', isOn: false },
    ['Winkit', 'Employees', 'EmployeesViewDetails', 'EmployeesEdit'],
    ['Winkit'],
  ],
] as const)('%s', (_name, { use, isOn }, chosen, expected) => {
  expect(withUse(people, use, { chosen, isOn })).toEqual(expected);
});

test('an area of one permission is one choice', () => {
  expect(withUse(lottery, 'reading', { chosen: [], isOn: true })).toEqual(['Winkit']);
  expect(isChosen(lottery, 'reading', ['Winkit'])).toBe(true);
});
