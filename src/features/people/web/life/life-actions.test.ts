import { expect, test } from 'vitest';
import { kari } from '../../testing/kari.ts';
import { actionsFor } from './life-actions.ts';

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
