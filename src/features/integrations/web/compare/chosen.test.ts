import { expect, test } from 'vitest';
import type { Comparison, FieldDifference, InBoth, OnlyExternal, OnlySamspill } from '../../contract/entities.ts';
import {
  choosableIds,
  countChosen,
  countOverrides,
  keptIn,
  nothingChosen,
  syncBody,
  winnerOf,
  withIds,
  withOverride,
  type Chosen,
} from './chosen.ts';
import { draftOfChoice, readChoice } from './choice-draft.ts';
import { forecastSync, isEqual } from './forecast-sync.ts';

const about = { employeeNumber: null, emailAddress: null, department: null, invalidNumbers: [] };
const city: FieldDifference = { field: 'city', kind: 'different', here: 'Bergen', there: 'Oslo', canWriteHere: true, canWriteThere: true };
const position: FieldDifference = { ...city, field: 'position', canWriteThere: false };

const there = (externalId: string, more: Partial<OnlyExternal> = {}): OnlyExternal => ({
  ...about,
  externalId,
  fullName: externalId,
  candidates: [],
  ...more,
});
const here = (companyUserId: string, more: Partial<OnlySamspill> = {}): OnlySamspill => ({
  ...about,
  companyUserId,
  fullName: companyUserId,
  candidates: [],
  ...more,
});
const both = (companyUserId: string, differences: FieldDifference[], more: Partial<InBoth> = {}): InBoth => ({
  ...about,
  companyUserId,
  externalId: companyUserId,
  fullName: companyUserId,
  matchedBy: 'link',
  differences,
  isDeactivated: false,
  unreadable: [],
  ...more,
});

const comparison: Comparison = {
  comparisonId: 'c',
  provider: 'tripletex',
  fetchedAt: '2026-11-26T12:00:00Z',
  onlyExternal: [
    there('1', { invalidNumbers: ['socialSecurityNumber'] }),
    there('2', { candidates: [{ companyUserId: 'k', fullName: 'Kari' }] }),
    there('3'),
  ],
  onlySamspill: [here('a'), here('b')],
  both: [both('k', [city]), both('l', [position], { invalidNumbers: ['salaryAccountNumber'] }), both('m', [])],
  roomForUsers: 1,
};

const chose = (ids: { onlyExternal?: string[]; onlySamspill?: string[]; both?: string[] }): Chosen => {
  let chosen = nothingChosen;
  for (const [list, some] of Object.entries(ids)) chosen = withIds(chosen, list as keyof typeof ids, new Set(some));
  return chosen;
};

test('who may be several others and who is equal or deactivated cannot be chosen', () => {
  expect(choosableIds(comparison.onlyExternal)).toEqual(['1', '3']);
  expect(choosableIds(comparison.both)).toEqual(['k', 'l']);
  expect(choosableIds([both('d', [city], { isDeactivated: true })])).toEqual([]);
});

test('says before a sync what it would do, for whom there is no room and what is left out', () => {
  const chosen = chose({ onlyExternal: ['1', '3'], onlySamspill: ['a'], both: ['k', 'l'] });
  expect(forecastSync(comparison, chosen)).toEqual({
    addedHere: 2,
    addedThere: 1,
    writtenHere: 2,
    levelled: 1,
    unchanged: 1,
    notTransferred: 2,
    withoutRoom: 1,
  });
  expect(forecastSync(comparison, { ...chosen, winner: 'external' })).toMatchObject({ levelled: 2, unchanged: 0 });
});

test('an invalid number in whose place a valid one is put is not left out', () => {
  const account: FieldDifference = { ...city, field: 'salaryAccountNumber', kind: 'invalid', here: null, there: null, canWriteHere: false };
  const replaced = { ...comparison, both: [both('k', [account], { invalidNumbers: ['salaryAccountNumber'] })] };
  const chosen = chose({ both: ['k'] });
  expect(forecastSync(replaced, chosen)).toMatchObject({ levelled: 1, notTransferred: 0 });
  expect(forecastSync(replaced, { ...chosen, winner: 'external' })).toMatchObject({ levelled: 0, notTransferred: 1 });
});

test('as many as there is room for are nobody too many, and a company without a limit has room for all', () => {
  expect(forecastSync(comparison, chose({ onlyExternal: ['3'] })).withoutRoom).toBe(0);
  expect(forecastSync({ ...comparison, roomForUsers: null }, chose({ onlyExternal: ['1', '3'] })).withoutRoom).toBe(0);
});

test('says how many people here are written, also where their own details count less', () => {
  const writtenHere = (chosen: Chosen) => forecastSync(comparison, chosen).writtenHere;
  expect(writtenHere(chose({ onlySamspill: ['a'], both: ['k'] }))).toBe(0);
  expect(writtenHere({ ...chose({ onlySamspill: ['a'], both: ['k'] }), winner: 'external' })).toBe(1);
});

test('the winner of a single field chooses the person too, and goes with the choice of the usual one', () => {
  const other = withOverride(nothingChosen, 'k', { difference: city, winner: 'external' });
  expect([...other.ids.both]).toEqual(['k']);
  expect(winnerOf(other, 'k', city)).toBe('external');
  expect(winnerOf(other, 'l', city)).toBe('samspill');
  expect(countOverrides(other)).toBe(1);
  expect(countOverrides(withOverride(other, 'k', { difference: city, winner: 'samspill' }))).toBe(0);
});

test('a gap is filled unless it is chosen to stay', () => {
  const missing: FieldDifference = { ...city, kind: 'missingHere', here: null, canWriteThere: false };
  expect(winnerOf(nothingChosen, 'k', missing)).toBe('external');
  expect(withOverride(nothingChosen, 'k', { difference: missing, winner: 'samspill' }).overrides).toEqual({ k: { city: 'samspill' } });
  expect(withOverride(nothingChosen, 'k', { difference: missing, winner: 'external' }).overrides).toEqual({});
});

test('a newer comparison keeps those of the choice whom it still has', () => {
  const chosen = withOverride(chose({ onlyExternal: ['1', '9'], onlySamspill: ['a'], both: ['k', 'm'] }), 'm', {
    difference: city,
    winner: 'external',
  });
  const kept = keptIn(comparison, chosen);
  expect([[...kept.ids.onlyExternal], [...kept.ids.onlySamspill], [...kept.ids.both]]).toEqual([['1'], ['a'], ['k']]);
  expect(kept.overrides).toEqual({});
  expect(countChosen(kept)).toBe(3);
});

test('sends exactly what is chosen, under the comparison in which it was', () => {
  const chosen = withOverride(chose({ onlyExternal: ['1'], onlySamspill: ['b'] }), 'k', { difference: city, winner: 'external' });
  expect(syncBody('c', chosen)).toEqual({
    comparisonId: 'c',
    addToSamspillExternalIds: ['1'],
    addToExternalCompanyUserIds: ['b'],
    crossSyncCompanyUserIds: ['k'],
    useSamspillData: true,
    overrides: { k: { city: 'external' } },
  });
});

test('a choice is the same after a reload, with the key of what was sent', () => {
  const chosen = {
    ...withOverride(chose({ onlyExternal: ['1'] }), 'k', { difference: city, winner: 'external' }),
    winner: 'external' as const,
  };
  expect(readChoice(JSON.parse(JSON.stringify(draftOfChoice(chosen, 'key'))))).toEqual({ chosen, repeatKey: 'key' });
});

test.each([
  undefined,
  null,
  'text',
  [],
  { ids: [] },
  { ids: { both: 'k' }, winner: 'me', overrides: { k: { shoe: 'external', city: 'me' } } },
])('what is no choice in the browser is nothing chosen: %j', (kept) => {
  const { chosen, repeatKey } = readChoice(kept);
  expect([countChosen(chosen), countOverrides(chosen), chosen.winner, repeatKey]).toEqual([0, 0, 'samspill', undefined]);
});

test('everything is equal only where nobody is missing and nothing differs', () => {
  const same = { ...comparison, onlyExternal: [], onlySamspill: [], both: [both('m', [])] };
  expect(isEqual(same)).toBe(true);
  expect(isEqual({ ...same, both: [both('k', [city])] })).toBe(false);
  expect(isEqual({ ...same, onlyExternal: comparison.onlyExternal })).toBe(false);
  expect(isEqual({ ...same, onlySamspill: comparison.onlySamspill })).toBe(false);
});
