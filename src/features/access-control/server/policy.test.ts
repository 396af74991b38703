import { describe, expect, test } from 'vitest';
import { accessPermissions } from './policy.ts';

type Viewer = Parameters<typeof accessPermissions>[0];
type Subject = Parameters<typeof accessPermissions>[1];

const person: Subject = { id: 'kari', role: 'employee', isExternal: false, isInactive: false, isActive: true, hasMfa: true };
const viewer = (changes: Partial<Viewer>): Viewer => ({
  companyUserId: 'ola',
  role: 'manager',
  level: 'none',
  keepsPeople: false,
  team: new Set(['kari']),
  ...changes,
});
const full = viewer({ level: 'full', role: 'systemadmin', keepsPeople: true });

describe('the button to change whom a person reports to', () => {
  test.each<[string, Partial<Viewer>, Partial<Subject>, boolean]>([
    ['full access', { level: 'full', team: new Set() }, {}, true],
    ['whoever keeps all people', { keepsPeople: true, team: new Set() }, {}, true],
    ['a team lead, of their team', { level: 'team' }, {}, true],
    ['a team lead, of nobody else', { level: 'team' }, { id: 'per' }, false],
    ['a leader without the right', {}, {}, false],
    ['full access, of an external person', { level: 'full' }, { isExternal: true }, false],
    ['full access, of a deactivated person', { level: 'full' }, { isInactive: true }, false],
  ])('%s', (_, by, changes, expected) => {
    expect(accessPermissions(viewer(by), { ...person, ...changes }).updateReporting).toBe(expected);
  });
});

describe('the buttons that change a role', () => {
  test.each<[string, Viewer, Partial<Subject>, { setRole: boolean; upgrade: boolean; downgrade: boolean }]>([
    ['an employee', full, {}, { setRole: true, upgrade: true, downgrade: false }],
    ['a team lead', full, { role: 'manager' }, { setRole: true, upgrade: false, downgrade: true }],
    ['an external person', full, { role: 'accountant', isExternal: true }, { setRole: true, upgrade: false, downgrade: false }],
    ['a deactivated person', full, { role: 'manager', isInactive: true }, { setRole: false, upgrade: false, downgrade: false }],
    ['anybody, without full access', viewer({ level: 'team' }), {}, { setRole: false, upgrade: false, downgrade: false }],
  ])('%s', (_, by, changes, expected) => {
    expect(accessPermissions(by, { ...person, ...changes })).toMatchObject(expected);
  });
});

test('users may view as another active person whose role they could grant, never as themselves', () => {
  const as = (changes: Partial<Subject>, by = full) => accessPermissions(by, { ...person, ...changes }).viewAs;
  expect([as({}), as({ isActive: false }), as({ id: 'ola' }), as({}, viewer({ level: 'full' }))]).toEqual([true, false, false, false]);
  expect(as({ role: 'systemadmin' }, viewer({ role: 'hradmin', keepsPeople: true }))).toBe(false);
});

test('a second factor is reset by its owner and by a system admin, where it is on and the person has not left', () => {
  const resets = (by: Viewer, changes: Partial<Subject> = {}) => accessPermissions(by, { ...person, ...changes }).resetMfa;
  const self = viewer({ companyUserId: 'kari' });
  const answers = [
    resets(full),
    resets(self),
    resets(viewer({ role: 'hradmin' })),
    resets(full, { hasMfa: false }),
    resets(full, { isInactive: true }),
  ];
  expect(answers).toEqual([true, true, false, false, false]);
});
