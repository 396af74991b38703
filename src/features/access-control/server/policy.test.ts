import { describe, expect, test } from 'vitest';
import { accessPermissions } from './policy.ts';

type Keeper = Parameters<typeof accessPermissions>[0];
type Kept = Parameters<typeof accessPermissions>[1];

const person: Kept = { id: 'kari', role: 'employee', isExternal: false, isInactive: false, isActive: true, hasSignIn: true };
const keeper = (changes: Partial<Keeper>): Keeper => ({
  companyUserId: 'ola',
  role: 'manager',
  level: 'none',
  keepsPeople: false,
  team: new Set(['kari']),
  ...changes,
});
const full = keeper({ level: 'full', role: 'systemadmin', keepsPeople: true });

describe('the button to change whom a person reports to', () => {
  test.each<[string, Partial<Keeper>, Partial<Kept>, boolean]>([
    ['full access', { level: 'full', team: new Set() }, {}, true],
    ['whoever keeps all people', { keepsPeople: true, team: new Set() }, {}, true],
    ['a team lead, of their team', { level: 'team' }, {}, true],
    ['a team lead, of nobody else', { level: 'team' }, { id: 'per' }, false],
    ['a leader without the right', {}, {}, false],
    ['full access, of an external person', { level: 'full' }, { isExternal: true }, false],
    ['full access, of a deactivated person', { level: 'full' }, { isInactive: true }, false],
  ])('%s', (_, by, changes, expected) => {
    expect(accessPermissions(keeper(by), { ...person, ...changes }).updateReporting).toBe(expected);
  });
});

describe('the buttons that change a role', () => {
  test.each<[string, Keeper, Partial<Kept>, { setRole: boolean; upgrade: boolean; downgrade: boolean }]>([
    ['an employee', full, {}, { setRole: true, upgrade: true, downgrade: false }],
    ['a team lead', full, { role: 'manager' }, { setRole: true, upgrade: false, downgrade: true }],
    ['an external person', full, { role: 'accountant', isExternal: true }, { setRole: true, upgrade: false, downgrade: false }],
    ['a deactivated person', full, { role: 'manager', isInactive: true }, { setRole: false, upgrade: false, downgrade: false }],
    ['anybody, without full access', keeper({ level: 'team' }), {}, { setRole: false, upgrade: false, downgrade: false }],
  ])('%s', (_, by, changes, expected) => {
    expect(accessPermissions(by, { ...person, ...changes })).toMatchObject(expected);
  });
});

test('users may view as another active person whose role they could grant, never as themselves', () => {
  const as = (changes: Partial<Kept>, by = full) => accessPermissions(by, { ...person, ...changes }).viewAs;
  expect([as({}), as({ isActive: false }), as({ id: 'ola' }), as({}, keeper({ level: 'full' }))]).toEqual([true, false, false, false]);
  expect(as({ role: 'systemadmin' }, keeper({ role: 'hradmin', keepsPeople: true }))).toBe(false);
});

test('a second factor is reset by its owner and by a system admin, where there is a sign-in', () => {
  const resets = (by: Keeper, changes: Partial<Kept> = {}) => accessPermissions(by, { ...person, ...changes }).resetMfa;
  const self = keeper({ companyUserId: 'kari' });
  const answers = [resets(full), resets(self), resets(keeper({ role: 'hradmin' })), resets(full, { hasSignIn: false })];
  expect(answers).toEqual([true, true, false, false]);
});
