import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  changedNames,
  draftOf,
  followForm,
  storeDrafts,
  nameForm,
  readDraft,
  resumeNext,
  resumesDraft,
  takeLost,
  takeWaitingTitles,
} from './form-drafts.ts';

const opened = { firstName: 'Kari', phone: '', tags: ['a'], percentage: 100 };
let stored: Map<string, string>;
let stop: () => void;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
  stop = followForm('person/kari', () => 'kept');
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

test('finds what was changed, also within lists', () => {
  expect(changedNames(opened, { ...opened })).toEqual([]);
  expect(changedNames(opened, { ...opened, tags: ['a', 'b'], phone: '1' })).toEqual(['phone', 'tags']);
});

test('keeps each changed field with the value it was changed from, and never an omitted one', () => {
  const draft = draftOf(opened, { ...opened, firstName: 'Kåre', phone: '900' }, ['phone']);
  expect(draft).toEqual({ from: { firstName: 'Kari' }, to: { firstName: 'Kåre' }, isPart: true });
  expect(draftOf(opened, { ...opened, firstName: 'Kåre' }, ['phone'])).toEqual({ from: { firstName: 'Kari' }, to: { firstName: 'Kåre' } });
  expect(draftOf(opened, { ...opened, phone: '900' }, ['phone'])).toBeUndefined();
});

test('reads back what it kept, and whether that was all, with the version and the key of its request', () => {
  const kept: unknown = JSON.parse(
    JSON.stringify({ from: { phone: '' }, to: { phone: '900' }, isPart: true, version: 3, repeatKey: 'abcdefgh' }),
  );
  expect(readDraft(kept, opened, [])).toEqual(kept);
});

test('reads back the version of a record that has none of its own: what was read of it as text', () => {
  const kept = { from: { percentage: 25 }, to: { percentage: 30 }, version: '25' };
  expect(readDraft(kept, opened, [])).toEqual(kept);
});

test.each([
  ['nothing', null],
  ['a text', 'draft'],
  ['values of another shape', { from: { tags: ['a'] }, to: { tags: 'b' } }],
  ['a field that is gone', { from: { title: '' }, to: { title: 'CEO' } }],
  ['an omitted field', { from: { phone: '' }, to: { phone: '900' } }],
  ['what has been saved since', { from: { firstName: '' }, to: { firstName: 'Kari' } }],
])('offers nothing when it finds %s', (_what, kept) => {
  expect(readDraft(kept, opened, ['phone'])).toBeUndefined();
});

test('takes a number typed as text', () => {
  expect(readDraft({ from: { percentage: 100 }, to: { percentage: '' } }, opened, [])?.to).toEqual({ percentage: '' });
});

test('goes on once with a form that was left against the user’s will', () => {
  expect(storeDrafts('account-1')).toBe(true);
  expect(resumesDraft('person/ola', 'account-1')).toBe(false);
  expect(resumesDraft('person/kari', 'account-1')).toBe(true);
  expect(resumesDraft('person/kari', 'account-1')).toBe(false);
  expect(stored.size).toBe(0);
});

test('says once which form over the page waits to be opened, and goes on with it then', () => {
  const stopNaming = nameForm('person/kari', 'Inviter');
  nameForm('person/ola', 'Slett')();
  storeDrafts('account-1');
  stopNaming();
  expect(takeWaitingTitles('account-1')).toEqual(['Inviter']);
  expect(takeWaitingTitles('account-1')).toEqual([]);
  expect(resumesDraft('person/kari', 'account-1')).toBe(true);
});

test('says nothing of a form that the address has opened, nor to somebody else', () => {
  const stopNaming = nameForm('person/kari', 'Inviter');
  storeDrafts('account-1');
  expect(resumesDraft('person/kari', 'account-1')).toBe(true);
  expect(takeWaitingTitles('account-1')).toEqual([]);
  storeDrafts('account-1');
  expect(takeWaitingTitles('account-2')).toEqual([]);
  expect(stored.size).toBe(0);
  stopNaming();
});

test('goes on once with what was undone, beside what was left', () => {
  storeDrafts('account-1');
  resumeNext('prompt/many', 'account-1');
  expect([resumesDraft('prompt/many', 'account-1'), resumesDraft('prompt/many', 'account-1')]).toEqual([true, false]);
  expect(resumesDraft('person/kari', 'account-1')).toBe(true);
  resumeNext('prompt/many', 'account-1');
  expect(resumesDraft('prompt/many', 'account-1')).toBe(true);
  expect(stored.size).toBe(0);
});

test('goes on with nothing of somebody else, nor after an hour', () => {
  storeDrafts('account-1');
  expect(resumesDraft('person/kari', 'account-2')).toBe(false);
  storeDrafts('account-1', 0);
  expect(resumesDraft('person/kari', 'account-1', 61 * 60_000)).toBe(false);
  expect(stored.size).toBe(0);
});

test('leaves nothing when nothing was typed', () => {
  stop();
  stop = followForm('person/kari', () => 'nothing');
  storeDrafts('account-1');
  expect(stored.size).toBe(0);
});

test('says once of a form that what was typed in it could not be kept, and nothing of one without anything', () => {
  const stopBoth = [followForm('person/kari/pay', () => 'lost'), followForm('person/kari/job', () => 'nothing')];
  storeDrafts('account-1');
  for (const end of stopBoth) end();
  expect(takeLost('person/kari/job', 'account-1')).toBe(false);
  expect(takeLost('person/kari', 'account-1')).toBe(false);
  expect(takeLost('person/kari/pay', 'account-1')).toBe(true);
  expect(takeLost('person/kari/pay', 'account-1')).toBe(false);
  expect(resumesDraft('person/kari', 'account-1')).toBe(true);
  expect(stored.size).toBe(0);
});
