import { describe, expect, test } from 'vitest';
import { isAccountNumber } from '#kernel/contract/account-number.ts';
import { isNationalNumber } from '#features/people/contract/check-digits.ts';
import { PersonFields } from '#features/people/contract/entities.ts';
import { seededRandom } from './seeded-random.ts';
import { makeStaff } from './staff.ts';

const today = '2026-11-21';
const days = Array.from({ length: 28 }, (_unused, day) => `2026-12-${String(day + 1).padStart(2, '0')}`);
const staffOf = (count: number, seed = 7, day = today) => makeStaff({ count, today: day, chance: seededRandom(seed), taken: new Set() });

describe('the made-up staff', () => {
  test('is the same each time', () => {
    expect(staffOf(120)).toEqual(staffOf(120));
    expect(staffOf(120)).not.toEqual(staffOf(120, 8));
  });

  test('has the same people in the same teams on whichever day it is made, each with a name of their own', () => {
    const peopleOf = (day: string) =>
      staffOf(60, 7, day).map(({ name, state, manager, fields: { emailAddress } }) => ({ name, state, manager, emailAddress }));
    for (const day of days) expect(peopleOf(day)).toEqual(peopleOf(today));
    expect(new Set(peopleOf(today).map(({ name }) => `${name.firstName} ${name.lastName}`)).size).toBe(60);
  });

  test.each([1, 2, 9, 30, 700, 10_000])('has as many people as asked for: %d', (count) => {
    expect(staffOf(count)).toHaveLength(count);
  });

  test('stands in four levels, and everybody but the director has an active manager who comes before them', () => {
    const staff = staffOf(700);
    const levelOf = (place: number): number => {
      const manager = staff[place]?.manager;
      return manager === undefined ? 1 : 1 + levelOf(manager);
    };
    expect(Math.max(...staff.map((_made, place) => levelOf(place)))).toBe(4);
    const managers = staff.map(({ manager }, place) => [manager, place] as const).slice(1);
    expect(managers.every(([manager, place]) => manager !== undefined && manager < place)).toBe(true);
    expect(managers.every(([manager]) => staff[manager ?? 0]?.role === 'manager' && staff[manager ?? 0]?.state === 'active')).toBe(true);
  });

  test('keeps every rule that real people keep', () => {
    for (const { name, fields } of staffOf(700)) {
      const result = PersonFields.safeParse({ ...fields, firstName: name.firstName, lastName: name.lastName });
      expect(result.error?.issues ?? []).toEqual([]);
      expect(
        fields.socialSecurityNumber === null || isNationalNumber(fields.socialSecurityNumber ?? '', { today, allowSynthetic: true }),
      ).toBe(true);
      expect(fields.salaryAccountNumber === null || isAccountNumber(fields.salaryAccountNumber ?? '')).toBe(true);
    }
  });

  test('has nothing left to ask of who is not ready yet but where pay goes', () => {
    const unready = staffOf(700).filter(({ state }) => state === 'pending');
    expect(unready.length).toBeGreaterThan(0);
    for (const { fields } of unready) {
      expect([fields.salaryAccountNumber, !!fields.socialSecurityNumber, !!fields.mobilePhoneNumber]).toEqual([null, true, true]);
    }
  });

  test('has everybody’s own address once, and people without one', () => {
    const addresses = staffOf(700).map(({ fields }) => fields.emailAddress ?? null);
    const given = addresses.filter((address) => address !== null);
    expect(new Set(given).size).toBe(given.length);
    expect(given.length).toBeLessThan(addresses.length);
  });

  test.each([8, 60, 700])('has people who left and people who are not ready yet, on whichever day it is made: %d', (count) => {
    for (const day of days) {
      const states = staffOf(count, 7, day).map(({ state }) => state);
      expect(new Set(states)).toEqual(new Set(['active', 'inactive', 'pending']));
    }
  });
});
