import { expect, test } from 'vitest';
import { chosenIn, chosenText } from './chosen-people.ts';

const person = (companyUserId: string) => ({ companyUserId, fullName: companyUserId, department: null, hasNumber: true });
const people = ['kari', 'ola'].map(person);

test.each([
  [undefined, [], 0],
  ['', [], 0],
  [chosenText(['ola', 'kari']), ['ola', 'kari'], 0],
  [chosenText(['kari', 'kari']), ['kari'], 0],
  [chosenText(['kari', 'gone']), ['kari'], 1],
  [chosenText(['gone', 'else']), [], 2],
])('the address %s chooses %j and leaves out %d', (text, ids, leftOut) => {
  expect(chosenIn(text, people)).toEqual({ ids, leftOut });
});
