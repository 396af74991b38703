import { expect, test } from 'vitest';
import { kari } from '../../testing/kari.ts';
import { actionsFor } from './life-actions.ts';

const allowed = { setActive: true, activate: false, deactivate: true, delete: true, resetMfa: true };
const pending = { ...kari, isActive: false, isPending: true, permissions: { ...kari.permissions, ...allowed } };

test('offers what the permissions of the person say, in the order of the menu', () => {
  expect(actionsFor(pending, false)).toEqual(['setActive', 'resetMfa', 'deactivate', 'delete']);
  expect(actionsFor({ ...pending, permissions: { ...pending.permissions, delete: false, setActive: false } }, false)).toEqual([
    'resetMfa',
    'deactivate',
  ]);
});

test('leaves to the settings and to home what one does with oneself there', () => {
  expect(actionsFor(pending, true)).toEqual(['deactivate', 'delete']);
});
