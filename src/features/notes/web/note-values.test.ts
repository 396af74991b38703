import { expect, test } from 'vitest';
import type { Note } from '../contract/entities.ts';
import { conflictsOf, rebased } from '#kernel/web/rebase.ts';
import { differingNames, noteSchema, sentValues, valuesOf, type NoteValues } from './note-values.ts';

const note: Note = {
  noteId: '1',
  relatedId: '2',
  noteText: 'Ring',
  notificationDate: '2026-12-01',
  notificationChannels: [2, 3],
  status: 1,
  tags: ['Lønn'],
  createdDate: '2026-11-21T09:00:00Z',
  updatedDate: null,
  createdByCompanyUserId: '3',
  createdByFullName: 'Kari Nordmann',
  version: 1,
  permissions: { update: true, updateStatus: true, delete: true },
};
const values = (rest: Partial<NoteValues> = {}): NoteValues => ({ ...valuesOf(undefined, [2]), noteText: 'Ring', ...rest });
const errors = (rest: Partial<NoteValues>, former?: string) =>
  noteSchema('2026-11-21', former)
    .safeParse(values(rest))
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

test('a new note would remind by what is offered but SMS, and sends no channel without a date', () => {
  expect(valuesOf(undefined, [2])).toEqual({ noteText: '', tags: [], notificationDate: '', notificationChannels: ['2'] });
  expect(valuesOf(undefined, [1, 2, 3]).notificationChannels).toEqual(['1', '2']);
  expect(sentValues(values(), [])).toEqual({ noteText: 'Ring', tags: [], notificationDate: null, notificationChannels: [] });
});

test('a channel that is not offered stays as it was', () => {
  const shown = valuesOf(note, [2]);
  expect(shown.notificationChannels).toEqual(['2']);
  expect(sentValues(shown, [3]).notificationChannels).toEqual([3, 2]);
});

test.each([
  [{}, undefined, []],
  [{ notificationDate: '2026-11-21' }, undefined, []],
  [{ noteText: ' ' }, undefined, [['noteText', 'required']]],
  [{ notificationDate: '2026-11-20' }, undefined, [['notificationDate', 'dateInPast']]],
  [{ notificationDate: '2026-11-20' }, '2026-11-20', []],
  [{ notificationDate: '2026-12-01', notificationChannels: [] }, undefined, [['notificationChannels', 'select']]],
  [{ notificationChannels: [] }, undefined, []],
])('checks %o before it is sent', (rest, former, expected) => {
  expect(errors(rest, former)).toEqual(expected);
});

test('tells which fields differ', () => {
  expect(differingNames(values(), values({ noteText: 'Skriv', tags: ['x'] }))).toEqual(['noteText', 'tags']);
  expect(differingNames(values(), values({ notificationChannels: [] }))).toEqual([]);
});

test('merges my changes with the other version, and takes the chosen fields from it', () => {
  const base = values({ tags: ['a'] });
  const mine = values({ noteText: 'Mitt', tags: ['a'] });
  const theirs = values({ noteText: 'Deres', tags: ['b'] });
  expect(conflictsOf(base, mine, theirs, differingNames)).toEqual(['noteText']);
  expect(rebased({ base, mine, theirs }, [], differingNames)).toEqual(values({ noteText: 'Mitt', tags: ['b'] }));
  expect(rebased({ base, mine, theirs }, ['noteText'], differingNames)).toEqual(theirs);
});
