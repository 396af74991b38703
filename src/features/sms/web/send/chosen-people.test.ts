import { beforeEach, describe, expect, test, vi } from 'vitest';
import { leaveCompany } from '#kernel/web/company-left.ts';
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
  expect(chosenIn(text, people)).toEqual({ ids, leftOut, isGone: false });
});

describe('many people', () => {
  beforeEach(() => {
    const stored = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
    return () => vi.unstubAllGlobals();
  });
  const many = Array.from({ length: 500 }, (_, place) => person(`person-${place}`));
  const idsOf = (some: readonly { companyUserId: string }[]) => some.map(({ companyUserId }) => companyUserId);

  test('leave the address short, and are there again when the tab is loaded anew', () => {
    const text = chosenText(idsOf(many));
    expect(text.length).toBeLessThan(100);
    expect(chosenIn(text, many)).toMatchObject({ ids: { length: 500 }, leftOut: 0, isGone: false });
    expect(chosenText(idsOf(many))).toBe(text);
  });

  test('are forgotten after ten other selections, so that the tab is never full', () => {
    const [first, ...later] = Array.from({ length: 11 }, (_, start) => chosenText(idsOf(many.slice(start))));
    expect(chosenIn(first, many).isGone).toBe(true);
    expect(later.map((text) => chosenIn(text, many).ids.length)).toEqual([499, 498, 497, 496, 495, 494, 493, 492, 491, 490]);
  });

  test('are not those that were selected later, and are gone in another tab and when the company is left', () => {
    const [first, second] = [chosenText(idsOf(many.slice(0, 200))), chosenText(idsOf(many.slice(200)))];
    expect([first, second].map((text) => chosenIn(text, many).ids.length)).toEqual([200, 300]);
    const gone = { ids: [], leftOut: 0, isGone: true };
    expect(chosenIn('selection-elsewhere', many)).toEqual(gone);
    leaveCompany();
    expect(chosenIn(first, many)).toEqual(gone);
  });
});
