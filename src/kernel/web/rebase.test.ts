import { describe, expect, test } from 'vitest';
import { conflictsOf, meetNewer, readForDraft, rebased } from './rebase.ts';

const base = { name: 'Leie', party: 'Kvartalet', days: [90, 30] };

test.each([
  { what: 'nobody', mine: base, theirs: base, conflicts: [] },
  { what: 'only one side', mine: { ...base, name: 'Leie av kontor' }, theirs: base, conflicts: [] },
  { what: 'different fields', mine: { ...base, name: 'Leie av kontor' }, theirs: { ...base, party: 'Gården' }, conflicts: [] },
  { what: 'the same field alike', mine: { ...base, days: [30] }, theirs: { ...base, days: [30] }, conflicts: [] },
  { what: 'the same field', mine: { ...base, days: [30] }, theirs: { ...base, days: [60] }, conflicts: ['days'] },
])('finds conflicts when $what changed', ({ mine, theirs, conflicts }) => {
  expect(conflictsOf(base, mine, theirs)).toEqual(conflicts);
});

test('keeps what one side changed on top of the other, except for what is taken from it', () => {
  const mine = { ...base, name: 'Leie av kontor', days: [30] };
  const theirs = { ...base, name: 'Leie av lager', party: 'Gården' };
  expect(rebased({ base, mine, theirs }, [])).toEqual({ name: 'Leie av kontor', party: 'Gården', days: [30] });
  expect(rebased({ base, mine, theirs }, ['name'])).toEqual({ name: 'Leie av lager', party: 'Gården', days: [30] });
});

test('a form that meets a newer record keeps its own changes, and names those that both sides made', () => {
  const theirs = { ...base, name: 'Leie av lager', days: [60] };
  expect(meetNewer({ base, mine: { ...base, party: 'Gården', days: [30] }, theirs })).toEqual({
    names: ['days'],
    next: { name: 'Leie av lager', party: 'Gården', days: [30] },
  });
  expect(meetNewer({ base, mine: { ...base, party: 'Gården' }, theirs })).toEqual({ names: [], next: { ...theirs, party: 'Gården' } });
});

test('judges by what the form says differs', () => {
  const differing = () => ['party' as const];
  const mine = { ...base, name: 'Leie av kontor' };
  expect(conflictsOf(base, mine, base, differing)).toEqual(['party']);
  expect(rebased({ base, mine, theirs: base }, [], differing)).toEqual(base);
});

describe('a draft that was typed over', () => {
  const from = { name: 'Leie' };
  const record = { id: 'a', version: 3 };
  const read = { record, base: { ...base, name: 'Leie av lager' } };

  test('a former version is saved as a change of that one, and so meets the later one', () => {
    const before = readForDraft(read, { version: 2, from });
    expect(before).toEqual({ record: { id: 'a', version: 2 }, base });
    const mine = { ...read.base, name: 'Leie av kontor' };
    expect(conflictsOf(before.base, mine, read.base)).toEqual(['name']);
    expect(conflictsOf(read.base, mine, read.base)).toEqual([]);
    expect(readForDraft({ ...read, record: { version: '3' } }, { version: 2, from }).record).toEqual({ version: '2' });
  });

  test.each([
    ['the same version', read, 3],
    ['the same version as text', { ...read, record: { version: '3' } }, 3],
    ['a record whose version nobody kept', read, undefined],
    ['nothing, as of a new record', { ...read, record: undefined }, 2],
  ])('%s is saved as it is', (_, opened, version) => {
    expect(readForDraft<typeof base, { version: number | string }>(opened, { version, from })).toBe(opened);
  });
});
