import { expect, test } from 'vitest';
import { inputOf, TaskSchema, valuesOf, type TaskValues } from './task-values.ts';

const values = (changes: Partial<TaskValues> = {}): TaskValues => ({ ...valuesOf(undefined), title: 'Desk', ...changes });

test.each<[Partial<TaskValues>, object]>([
  [{}, { dueDate: null, relativeDueDate: { days: 0, unit: 'workingDay' }, relativeResponsible: 'reportingManager', responsibleId: null }],
  [{ number: 5, direction: 'before' }, { relativeDueDate: { days: -5, unit: 'workingDay' } }],
  [{ number: '5', direction: 'after', unit: 'day' }, { relativeDueDate: { days: 5, unit: 'day' } }],
  [
    { when: 'date', dueDate: '2027-03-01' },
    { dueDate: '2027-03-01', relativeDueDate: null },
  ],
  [
    { when: 'none', dueDate: '2027-03-01' },
    { dueDate: null, relativeDueDate: null },
  ],
  [
    { responsible: 'named', responsibleId: 'kari' },
    { relativeResponsible: null, responsibleId: 'kari' },
  ],
  [
    { responsible: 'companyUser', responsibleId: 'kari' },
    { relativeResponsible: 'companyUser', responsibleId: null },
  ],
])('%o is sent as %o', (changes, expected) => {
  expect(inputOf(values(changes))).toMatchObject(expected);
});

test.each<[Partial<TaskValues>, string | undefined]>([
  [{}, undefined],
  [{ title: ' ' }, 'title'],
  [{ when: 'date' }, 'dueDate'],
  [{ when: 'date', dueDate: '31.02' }, 'dueDate'],
  [{ when: 'date', dueDate: '2027-02-28' }, undefined],
  [{ number: '' }, 'number'],
  [{ number: 366 }, 'number'],
  [{ number: 365 }, undefined],
  [{ number: 1.5 }, 'number'],
  [{ when: 'none', number: '' }, undefined],
  [{ responsible: 'named' }, 'responsibleId'],
])('%o is refused at %s', (changes, path) => {
  expect(TaskSchema.safeParse(values(changes)).error?.issues[0]?.path[0]).toBe(path);
});
