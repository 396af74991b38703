import { describe, expect, test } from 'vitest';
import type { Level } from '#kernel/contract/permissions.ts';
import { absenceTypes, countingStatuses } from '../contract/kinds.ts';
import type { AbsenceStatus, AbsenceType } from '../contract/kinds.ts';
import {
  mayAdd,
  mayDecide,
  mayDeleteAtOnce,
  maySeeHealth,
  shownStatus,
  shownType,
  visibilityOf,
  visibilityTable,
  relationTo,
} from './policy.ts';
import type { AbsenceViewer } from './policy.ts';

const viewer = (level: Level, rest: Partial<AbsenceViewer> = {}): AbsenceViewer => ({
  companyUserId: 'me',
  level,
  hasAccessControl: true,
  directReports: new Set(['direct']),
  reports: new Set(['direct', 'indirect']),
  isAlone: false,
  ...rest,
});

describe('an absence is seen', () => {
  test.each<[Level, string, [AbsenceType, AbsenceStatus], string]>([
    ['personal', 'me', [3, 7], 'all'],
    ['full', 'other', [3, 3], 'all'],
    ['team', 'direct', [4, 2], 'all'],
    ['team', 'direct', [1, 3], 'all'],
    ['team', 'indirect', [1, 1], 'all'],
    ['team', 'indirect', [5, 2], 'masked'],
    ['team', 'indirect', [6, 2], 'masked'],
    ['team', 'indirect', [8, 1], 'none'],
    ['team', 'indirect', [9, 1], 'all'],
    ['team', 'indirect', [3, 7], 'none'],
    ['team', 'other', [1, 2], 'masked'],
    ['team', 'other', [1, 1], 'none'],
    ['viewall', 'other', [1, 1], 'all'],
    ['viewall', 'other', [3, 2], 'masked'],
    ['viewall', 'other', [6, 2], 'masked'],
    ['viewall', 'other', [7, 8], 'masked'],
    ['viewall', 'other', [8, 1], 'none'],
    ['viewall', 'other', [2, 1], 'all'],
    ['viewall', 'direct', [3, 2], 'all'],
    ['personal', 'other', [1, 2], 'masked'],
    ['personal', 'other', [3, 2], 'masked'],
    ['personal', 'other', [2, 2], 'open'],
    ['personal', 'other', [9, 8], 'open'],
    ['personal', 'other', [2, 1], 'none'],
    ['personal', 'other', [1, 11], 'none'],
    ['personal', 'other', [1, 3], 'none'],
    ['personal', 'other', [1, 5], 'none'],
    ['personal', 'other', [1, 7], 'none'],
    ['reportonly', 'other', [2, 2], 'none'],
    ['none', 'me', [1, 2], 'none'],
  ])('with level %s of %s, type and status %j: %s', (level, companyUserId, [type, status], visibility) => {
    expect(visibilityOf(viewer(level), { companyUserId, type, status })).toBe(visibility);
  });

  test('without its kind and with the status of what holds, where it is masked', () => {
    expect([shownType('masked', 1), shownType('open', 2), shownType('all', 3)]).toEqual([-1, 2, 3]);
    expect([shownStatus('masked', 8), shownStatus('all', 8)]).toEqual([2, 8]);
  });
});

test.each<[Level, Partial<AbsenceViewer>, number]>([
  ['full', {}, 0],
  ['full', { isAlone: true }, 0],
  ['viewall', {}, 2],
  ['team', {}, 3],
  ['team', { directReports: new Set(), reports: new Set() }, 1],
  ['personal', {}, 1],
  ['reportonly', {}, 0],
  ['none', {}, 0],
])('with level %s and %j the table says of each kind what the rules say of it, of %i who are not as everybody', (level, rest, count) => {
  const looking = viewer(level, rest);
  const { places, rules } = visibilityTable(looking, countingStatuses);
  expect(places).toHaveLength(count);
  for (const companyUserId of ['me', 'direct', 'indirect', 'other']) {
    const place = places.find((one) => one.companyUserId === companyUserId)?.place ?? 0;
    for (const type of absenceTypes) {
      for (const status of countingStatuses) {
        const visibility = visibilityOf(looking, { companyUserId, type, status });
        const expected = visibility === 'none' ? [] : [[shownType(visibility, type), shownStatus(visibility, status)]];
        const found = rules.filter((one) => one.place === place && one.type === type && one.status === status);
        expect(found.map((one) => [one.shownType, one.shownStatus])).toEqual(expected);
      }
    }
  }
});

test.each<[string, AbsenceViewer, string, string]>([
  ['an employee to a colleague', viewer('personal'), 'other', 'colleague'],
  ['anybody to themselves', viewer('team'), 'me', 'own'],
  ['an administrator to themselves', viewer('full'), 'me', 'own'],
  ['the only administrator to themselves', viewer('full', { isAlone: true }), 'me', 'administrator'],
  ['an administrator to anybody', viewer('full'), 'other', 'administrator'],
  ['a leader to those below', viewer('team'), 'indirect', 'administrator'],
  ['an office administrator', viewer('viewall'), 'direct', 'reader'],
  ['an accountant', viewer('reportonly'), 'other', 'none'],
])('how %s stands', (_name, who, companyUserId, standing) => {
  expect(relationTo(who, companyUserId)).toBe(standing);
});

test('a leader of leaders decides over vacation below and not over illness that is masked', () => {
  const leader = viewer('team');
  expect(mayDecide(leader, { companyUserId: 'indirect', type: 1, status: 1 })).toBe(true);
  expect(mayDecide(leader, { companyUserId: 'indirect', type: 3, status: 4 })).toBe(false);
  expect(mayDecide(leader, { companyUserId: 'me', type: 1, status: 1 })).toBe(false);
  expect(mayAdd(leader, 'indirect')).toBe(true);
  expect(mayAdd(leader, 'other')).toBe(false);
});

test('what was agreed is deleted at once by administrators, and by leaders with access control', () => {
  const agreed = { companyUserId: 'direct', type: 1, status: 2 } as const;
  expect(mayDeleteAtOnce(viewer('full', { hasAccessControl: false }), agreed)).toBe(true);
  expect(mayDeleteAtOnce(viewer('team'), agreed)).toBe(true);
  expect(mayDeleteAtOnce(viewer('team', { hasAccessControl: false }), agreed)).toBe(false);
});

test('sick days and care days are counted for the person, the nearest manager and administrators', () => {
  expect(maySeeHealth(viewer('personal'), 'me')).toBe(true);
  expect(maySeeHealth(viewer('team'), 'direct')).toBe(true);
  expect(maySeeHealth(viewer('full'), 'other')).toBe(true);
  expect(maySeeHealth(viewer('team'), 'indirect')).toBe(false);
  expect(maySeeHealth(viewer('viewall'), 'other')).toBe(false);
});
