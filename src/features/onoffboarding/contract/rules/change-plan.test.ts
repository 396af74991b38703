import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOfNumber, weekdayOf } from '#kernel/contract/days.ts';
import { changedDates, changedResponsibles, withChanges, type PlannedTask } from './change-plan.ts';
import type { PlanPeople } from './responsible.ts';

const isFree = (day: string) => [0, 6].includes(weekdayOf(day));
const reference = (referenceDate: string | null) => ({ type: 'Onboarding' as const, referenceDate, isFree });
const task = (id: string, changes: Partial<PlannedTask> = {}): PlannedTask => ({
  id,
  isCompleted: false,
  relativeDueDate: null,
  dueDate: null,
  relativeResponsible: null,
  responsibleId: 'named',
  ...changes,
});
const inDays = (days: number) => ({ days, unit: 'day' as const });

test('moves open relative dates, and leaves typed dates and completed tasks', () => {
  const tasks = [
    task('moved', { relativeDueDate: inDays(1), dueDate: '2027-03-02' }),
    task('done', { relativeDueDate: inDays(1), dueDate: '2027-03-02', isCompleted: true }),
    task('typed', { dueDate: '2027-03-02' }),
    task('undated'),
  ];
  const dates = changedDates(tasks, reference('2027-03-15'));
  expect(dates.map(({ id, from, to }) => [id, from, to])).toEqual([['moved', '2027-03-02', '2027-03-16']]);
  expect(withChanges(tasks, { dates }).map(({ dueDate }) => dueDate)).toEqual(['2027-03-16', '2027-03-02', '2027-03-02', null]);
});

test('lists no task whose date stays, and clears dates when the reference date goes', () => {
  const tasks = [task('same', { relativeDueDate: inDays(-1), dueDate: '2027-03-12' })];
  expect(changedDates(tasks, reference('2027-03-15'))).toEqual([]);
  expect(changedDates(tasks, reference(null)).map(({ to }) => to)).toEqual([null]);
});

test('keeps a date that is typed over from then on', () => {
  const tasks = [
    task('a', { relativeDueDate: inDays(1), dueDate: '2027-03-02' }),
    task('b', { relativeDueDate: inDays(2), dueDate: '2027-03-03' }),
  ];
  const dates = changedDates(tasks, reference('2027-03-15'));
  const once = withChanges(tasks, {
    dates,
    typed: new Map([
      ['a', '2027-03-20'],
      ['b', null],
    ]),
  });
  expect(once.map(({ dueDate, relativeDueDate }) => [dueDate, relativeDueDate])).toEqual([
    ['2027-03-20', null],
    [null, null],
  ]);
  expect(changedDates(once, reference('2027-05-03'))).toEqual([]);
});

test('a typed date of a completed task is not written', () => {
  const done = task('done', { isCompleted: true, dueDate: '2027-03-02' });
  expect(withChanges([done], { typed: new Map([['done', null]]) })).toEqual([done]);
});

const people: PlanPeople = {
  companyUserId: 'person',
  managerIds: ['leader'],
  planCreatorId: 'maker',
  hradminIds: ['hr'],
  systemadminIds: [],
  candidates: new Map(
    ['person', 'leader', 'maker', 'hr', 'named'].map((id) => [id, { companyUserId: id, mayHaveTasks: true, deputyId: null }]),
  ),
};

test('gives open relative tasks to whoever it is now', () => {
  const tasks = [
    task('moved', { relativeResponsible: 'reportingManager', responsibleId: 'former' }),
    task('same', { relativeResponsible: 'hradmin', responsibleId: 'hr' }),
    task('named', { responsibleId: 'former' }),
    task('done', { relativeResponsible: 'reportingManager', responsibleId: 'former', isCompleted: true }),
  ];
  const responsibles = changedResponsibles(tasks, people);
  expect(responsibles).toEqual([{ id: 'moved', from: 'former', to: 'leader', why: [{ key: 'reportingManager' }] }]);
  const after = withChanges(tasks, { responsibles }).map(({ responsibleId }) => responsibleId);
  expect(after).toEqual(['leader', 'hr', 'former', 'former']);
});

test('whoever got the tasks of a maker who has left keeps them, as long as they are here', () => {
  const left = [...people.candidates].map(([id, candidate]) => [id, { ...candidate, mayHaveTasks: id !== 'maker' }] as const);
  const without = { ...people, candidates: new Map(left) };
  const tasks = [
    task('kept', { relativeResponsible: 'planCreator', responsibleId: 'leader' }),
    task('lost', { relativeResponsible: 'planCreator', responsibleId: 'maker' }),
    task('free', { relativeResponsible: 'planCreator', responsibleId: null }),
  ];
  expect(changedResponsibles(tasks, without).map(({ id, to }) => [id, to])).toEqual([['lost', null]]);
  expect(changedResponsibles(tasks, people).map(({ id, to }) => [id, to])).toEqual([
    ['kept', 'maker'],
    ['free', 'maker'],
  ]);
});

const anyDay = fc.integer({ min: 19_000, max: 23_000 }).map(dayOfNumber);
const anyTask = fc.record({
  isCompleted: fc.boolean(),
  relativeDueDate: fc.option(
    fc.record({ days: fc.integer({ min: -365, max: 365 }), unit: fc.constantFrom('day' as const, 'workingDay' as const) }),
  ),
  dueDate: fc.option(anyDay),
  relativeResponsible: fc.option(
    fc.constantFrom('companyUser' as const, 'reportingManager' as const, 'planCreator' as const, 'hradmin' as const),
  ),
  responsibleId: fc.constantFrom('person', 'leader', 'named', null),
});
const anyTasks = fc.array(anyTask, { maxLength: 20 }).map((tasks) => tasks.map((each, index) => ({ ...each, id: String(index) })));
const redated = (tasks: PlannedTask[], day: string) => withChanges(tasks, { dates: changedDates(tasks, reference(day)) });

test('re-dating twice is the same as once', () => {
  fc.assert(
    fc.property(anyTasks, anyDay, anyDay, (tasks, first, second) => {
      const once = redated(tasks, second);
      expect(redated(once, second)).toEqual(once);
      expect(redated(redated(tasks, first), second)).toEqual(once);
    }),
  );
});

test('there and back restores every date', () => {
  fc.assert(
    fc.property(anyTasks, anyDay, anyDay, (tasks, here, there) => {
      const before = redated(tasks, here);
      expect(redated(redated(before, there), here)).toEqual(before);
    }),
  );
});

test('a completed task never changes, and giving tasks twice is the same as once', () => {
  fc.assert(
    fc.property(anyTasks, anyDay, anyDay, (tasks, day, typedDay) => {
      const changes = {
        dates: changedDates(tasks, reference(day)),
        responsibles: changedResponsibles(tasks, people),
        typed: new Map(tasks.slice(0, 3).map(({ id }) => [id, typedDay])),
      };
      const after = withChanges(tasks, changes);
      const completed = (list: PlannedTask[]) => list.filter(({ isCompleted }) => isCompleted);
      expect(completed(after)).toEqual(completed(tasks));
      expect(changedResponsibles(after, people)).toEqual([]);
    }),
  );
});
