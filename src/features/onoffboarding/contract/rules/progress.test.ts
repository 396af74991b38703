import { expect, test } from 'vitest';
import { isLate, progressOf, tasksForPerson } from './progress.ts';

const tasks = (...rows: [completed: boolean, dueDate: string | null][]) =>
  rows.map(([isCompleted, dueDate], order) => ({ isCompleted, dueDate, order, id: order }));
const today = '2027-03-15';

test.each([
  [tasks(), 0, null, 0],
  [tasks([false, null]), 0, 0, 0],
  [tasks([true, null]), 100, null, 0],
  [tasks([true, null], [false, null], [false, null]), 33, 1, 0],
  [tasks([true, null], [true, null], [false, null]), 66, 2, 0],
  // Late is the day after the due day, and never a completed task.
  [tasks([false, '2027-03-14'], [false, '2027-03-15'], [true, '2027-03-01']), 33, 0, 1],
  // Without a date comes last, and the same date in the order of the plan.
  [tasks([false, null], [false, '2027-05-01'], [false, '2027-04-01'], [false, '2027-04-01']), 0, 2, 0],
])('of %o: %i percent, next %s, %i late', (list, percent, next, late) => {
  const found = progressOf(list, today);
  expect([found.percent, found.next?.id ?? null, found.late]).toEqual([percent, next, late]);
});

test('says 100 percent only when all are done', () => {
  const list = tasks(...Array.from({ length: 200 }, (_unused, index): [boolean, null] => [index > 0, null]));
  expect(progressOf(list, today)).toMatchObject({ total: 200, completed: 199, percent: 99 });
});

test.each([
  [false, '2027-03-14', true],
  [false, '2027-03-15', false],
  [true, '2027-03-14', false],
  [false, null, false],
])('completed %s, due %s: late %s', (isCompleted, dueDate, expected) => {
  expect(isLate({ isCompleted, dueDate }, today)).toBe(expected);
});

test('shows the person what is shown to them and what they are to do, and counts no other', () => {
  const own = { isCompleted: true, dueDate: null, order: 0, visibleToEmployee: false, responsibleId: 'person' };
  const shown = { isCompleted: false, dueDate: null, order: 1, visibleToEmployee: true, responsibleId: 'leader' };
  const hidden = { isCompleted: false, dueDate: '2027-01-01', order: 2, visibleToEmployee: false, responsibleId: 'leader' };
  const visible = tasksForPerson([own, shown, hidden], 'person');
  expect(visible).toEqual([own, shown]);
  expect(progressOf(visible, today)).toMatchObject({ percent: 50, late: 0, next: shown });
});
