import { expect, test } from 'vitest';
import { kari } from '../../testing/kari.ts';
import { actionsFor, otherActionsFor } from './life-actions.ts';

const allowed = { setActive: true, activate: false, upgrade: true, downgrade: false, deactivate: true, delete: true, resetMfa: true };
const other = { isSelf: false, hasAccessControl: true };
const pending = { ...kari, isActive: false, isPending: true, permissions: { ...kari.permissions, ...allowed } };

test('offers what the permissions of the person say, in the order of the menu', () => {
  expect(actionsFor(pending, other)).toEqual(['setActive', 'upgrade', 'resetMfa', 'deactivate', 'delete']);
  expect(actionsFor({ permissions: { ...pending.permissions, delete: false, setActive: false } }, other)).toEqual([
    'upgrade',
    'resetMfa',
    'deactivate',
  ]);
});

test('leaves to the settings and to home what one does with oneself there', () => {
  expect(actionsFor(pending, { ...other, isSelf: true })).toEqual(['upgrade', 'deactivate', 'delete']);
});

test('offers no change of role where the company does not use access control', () => {
  expect(actionsFor(pending, { ...other, hasAccessControl: false })).toEqual(['setActive', 'resetMfa', 'deactivate', 'delete']);
});

const everything = { isSelf: false, hasAccessControl: true, decidesAbsence: true };
const mayAll = { ...kari, isActive: true, isExternal: false, permissions: { ...kari.permissions, view: true, setRole: true } };

test.each([
  ['both', mayAll, everything, ['setRole', 'prompt']],
  ['no role where access control is not used', mayAll, { ...everything, hasAccessControl: false }, ['prompt']],
  ['no role to whom it may not be given', { ...mayAll, permissions: { ...mayAll.permissions, setRole: false } }, everything, ['prompt']],
  ['no reminder to who does not decide about absence', mayAll, { ...everything, decidesAbsence: false }, ['setRole']],
  ['no reminder to oneself', mayAll, { ...everything, isSelf: true }, ['setRole']],
  ['no reminder of somebody external', { ...mayAll, isExternal: true }, everything, ['setRole']],
  ['no reminder of somebody who is not active', { ...mayAll, isActive: false }, everything, ['setRole']],
  ['no reminder of somebody in another team', { ...mayAll, permissions: { ...mayAll.permissions, view: false } }, everything, ['setRole']],
])('leads to role and vacation: %s', (_name, person, asked, expected) => {
  expect(otherActionsFor(person, asked)).toEqual(expected);
});
