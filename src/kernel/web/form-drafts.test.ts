import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftName, followForm, keepDrafts, takeDraft, typedValues } from './form-drafts.ts';

const opened = { firstName: 'Kari', lastName: 'Nordmann', tags: ['a'], allergies: '' };
const fields = ['firstName', 'lastName', 'tags'];
const name = draftName('/people/edit', { of: 'kari', fields });
let stored: Map<string, string>;
let leave: () => void;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
  leave = followForm(name, () => typedValues(opened, { ...opened, firstName: 'Kåre' }, fields));
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

test('keeps only what was typed, and gives it back once', () => {
  keepDrafts('account-1');
  expect(takeDraft(name, 'account-1')).toEqual({ firstName: 'Kåre' });
  expect(takeDraft(name, 'account-1')).toBeUndefined();
  expect(stored.size).toBe(0);
});

test('gives nothing to somebody else, and forgets it', () => {
  keepDrafts('account-1');
  expect(takeDraft(name, 'account-2')).toBeUndefined();
  expect(stored.size).toBe(0);
});

test('forgets what is older than an hour', () => {
  keepDrafts('account-1', 0);
  expect(takeDraft(name, 'account-1', 61 * 60_000)).toBeUndefined();
  expect(stored.size).toBe(0);
});

test('keeps the drafts of several forms, each for its own', () => {
  const other = draftName('/people', { of: 'new', fields: ['email'] });
  const leaveOther = followForm(other, () => ({ email: 'kari@example.no' }));
  keepDrafts('account-1');
  leaveOther();
  expect(takeDraft(other, 'account-1')).toEqual({ email: 'kari@example.no' });
  expect(takeDraft(name, 'account-1')).toEqual({ firstName: 'Kåre' });
});

test('writes nothing when nothing was typed', () => {
  leave();
  leave = followForm(name, () => typedValues(opened, { ...opened, tags: ['a'] }, fields));
  keepDrafts('account-1');
  expect(stored.size).toBe(0);
});

test('gives nothing of one record to the form of another at the same address', () => {
  keepDrafts('account-1');
  expect(takeDraft(draftName('/people/edit', { of: 'ola', fields }), 'account-1')).toBeUndefined();
  expect(takeDraft(name, 'account-1')).toEqual({ firstName: 'Kåre' });
});

test('stores nothing of fields that the form did not name', () => {
  leave();
  leave = followForm(name, () => typedValues(opened, { ...opened, firstName: 'Kåre', allergies: 'Nøtter' }, fields));
  keepDrafts('account-1');
  expect([...stored.values()].join()).not.toContain('Nøtter');
  expect(takeDraft(name, 'account-1')).toEqual({ firstName: 'Kåre' });
});
