import { expect, test, vi } from 'vitest';
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

test('five hundred people leave the address short, and are there again when the tab is loaded anew', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  const many = Array.from({ length: 500 }, (_, place) => person(`person-${place}`));
  const text = chosenText(many.map(({ companyUserId }) => companyUserId));
  expect(text.length).toBeLessThan(100);
  expect(chosenIn(text, many)).toMatchObject({ ids: { length: 500 }, leftOut: 0 });
  vi.unstubAllGlobals();
});
