import { expect, test } from 'vitest';
import { withHeld } from './held-task.ts';

const [first, second] = [
  { taskId: 'first', title: 'Bestill nøkkelkort' },
  { taskId: 'second', title: 'Lever utstyr' },
];

test('keeps a task whose form is open when others complete it', () => {
  expect(withHeld([second], first)).toEqual([first, second]);
  expect(withHeld([], first)).toEqual([first]);
});

test('shows a task as it is now while it is in the list, and no other without a form', () => {
  const changed = { ...first, title: 'Bestill to nøkkelkort' };
  expect(withHeld([changed, second], first)).toEqual([changed, second]);
  expect(withHeld([second], undefined)).toEqual([second]);
});
