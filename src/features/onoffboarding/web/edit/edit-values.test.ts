import { expect, test } from 'vitest';
import type { PreviewTask } from '../../contract/preview.ts';
import { changedTasks, typedDates } from './edit-values.ts';

function task(id: string, [from, to]: readonly [string | null, string | null], changes: Partial<PreviewTask> = {}): PreviewTask {
  const dated = (dueDate: string | null) => ({ dueDate, responsibleId: 'kari', responsibleFullName: 'Kari Lie' });
  return {
    id,
    title: id,
    description: '',
    order: 0,
    relativeDueDate: null,
    relativeResponsible: null,
    visibleToEmployee: false,
    completed: false,
    old: dated(from),
    new: dated(to),
    dueDateWhy: [],
    responsibleWhy: [],
    ...changes,
  };
}

const moved = task('moved', ['2027-03-01', '2027-03-15']);

test('lists open tasks of which date or responsible changes', () => {
  const same = task('same', ['2027-03-01', '2027-03-01']);
  const given = task('given', ['2027-03-01', '2027-03-01'], {
    new: { dueDate: '2027-03-01', responsibleId: 'ola', responsibleFullName: 'Ola Berg' },
  });
  const done = task('done', ['2027-03-01', '2027-03-15'], { completed: true });
  const added = task('added', [null, '2027-03-15'], { old: null });
  expect(changedTasks([moved, same, given, done, added]).map(({ id }) => id)).toEqual(['moved', 'given']);
});

test.each<[Record<string, string>, boolean, Record<string, string | null>]>([
  [{}, true, {}],
  [{ moved: '2027-03-15' }, true, {}],
  [{ moved: '2027-03-20' }, true, { moved: '2027-03-20' }],
  [{ moved: '' }, true, { moved: null }],
  // Without following, what the plan would make of it is a date of its own.
  [{ moved: '2027-03-15' }, false, { moved: '2027-03-15' }],
  [{ moved: '2027-03-01' }, false, {}],
  [{ other: '2027-03-01' }, true, {}],
])('of %o, following %s, typed are %o', (typed, updatesDates, expected) => {
  expect(typedDates([moved], { typed, updatesDates })).toEqual(expected);
});
