import { expect, test } from 'vitest';
import { unreadAmong } from './unread-among.ts';

const told = (scopeId: string | null, readInProduct = false) => ({ scopeId, readInProduct });
const bell = { userNotifications: [told('a'), told('b', true), told(null)], hasOlderUnread: false };

test.each([
  ['what the bell has unread', ['a', 'b', 'c'], bell, ['a']],
  ['nothing when all is read', ['b', 'c'], bell, []],
  ['everything when there is unread beyond the bell', ['b', 'c'], { ...bell, hasOlderUnread: true }, ['b', 'c']],
])('marks %s', (_name, opened, known, expected) => {
  expect(unreadAmong(opened, known)).toEqual(expected);
});

test('marks no more at once than the call takes', () => {
  const many = Array.from({ length: 300 }, (_unused, index) => String(index));
  expect(unreadAmong(many, { ...bell, hasOlderUnread: true })).toHaveLength(200);
});
