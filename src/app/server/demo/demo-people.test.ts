import { expect, test } from 'vitest';
import { addressOf, chooseStaff } from './demo-people.ts';
import { seededRandom } from './seeded-random.ts';
import { makeStaff } from './staff.ts';

const days = Array.from({ length: 28 }, (_unused, day) => `2026-12-${String(day + 1).padStart(2, '0')}`);

test.each([8, 20, 45, 60, 700])('the employee reports to the manager, on whichever day the demo is made: %d people', (count) => {
  for (const today of days) {
    const chance = seededRandom(20_261_121);
    const taken = new Set<string>();
    const people = chooseStaff(makeStaff({ count, today, chance, taken }), { chance, taken, firstCompany: undefined });
    const placeOf = (part: string) => people.findIndex(({ fields }) => fields.emailAddress === addressOf(part));
    expect(placeOf('manager')).toBeGreaterThan(0);
    expect(people[placeOf('manager')]).toMatchObject({ role: 'manager', state: 'active', hasAccess: true });
    expect(people[placeOf('employee')]).toMatchObject({ role: 'employee', state: 'active', manager: placeOf('manager') });
  }
});
