import { expect, test } from 'vitest';
import { erasureState } from './erasure-rules.ts';

test.each([
  ['no day', null, false, 'none'],
  ['a day gone by', '2026-11-25', true, 'overdue'],
  ['today', '2026-11-26', false, 'soon'],
  ['the thirtieth day from now', '2026-12-26', false, 'soon'],
  ['the day after that', '2026-12-27', false, 'later'],
] as const)('%s', (_name, dueDate, isOverdue, state) => {
  expect(erasureState({ dueDate, isOverdue }, '2026-11-26')).toBe(state);
});
