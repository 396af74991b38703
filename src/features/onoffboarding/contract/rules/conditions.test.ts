import { expect, test } from 'vitest';
import { leftOutBy, TaskConditions } from './conditions.ts';

const facts = { department: 'Kundeservice', location: 'Bergen', position: 'Rådgiver', contractType: 'permanent', isLeader: false };

test.each<[TaskConditions, string[]]>([
  [{}, []],
  [{ departments: ['Kundeservice'] }, []],
  [{ departments: ['Salg', ' kundeSERVICE '] }, []],
  [{ departments: ['Salg'] }, ['department']],
  [{ locations: ['Oslo', 'Bergen'] }, []],
  [{ locations: ['Oslo'] }, ['location']],
  [{ positions: ['RÅDGIVER'] }, []],
  [{ positions: ['Selger'] }, ['position']],
  [{ contractTypes: ['permanent'] }, []],
  [{ contractTypes: ['temporary'] }, ['contractType']],
  [{ isLeader: false }, []],
  [{ isLeader: true }, ['onlyLeaders']],
  [{ departments: ['Kundeservice'], locations: ['Oslo'], isLeader: true }, ['location', 'onlyLeaders']],
])('%o keeps a task away by %o', (conditions, expected) => {
  expect(leftOutBy(conditions, facts).map(({ key }) => key)).toEqual(expected);
});

test('says what a task is for and what the person has', () => {
  const unknown = { ...facts, department: null, isLeader: true };
  expect(leftOutBy({ departments: ['Salg', 'Drift'], isLeader: false }, unknown)).toEqual([
    { key: 'department', isFor: ['Salg', 'Drift'], has: null },
    { key: 'notLeaders' },
  ]);
});

test.each([
  [{}, true],
  [{ departments: [] }, false],
  [{ departments: [' '] }, false],
  [{ positions: ['x'.repeat(100)] }, true],
  [{ positions: ['x'.repeat(101)] }, false],
])('%o are conditions: %s', (given, expected) => {
  expect(TaskConditions.safeParse(given).success).toBe(expected);
});
