import { expect, test } from 'vitest';
import type { Condition, ConditionKey } from '../template.ts';
import { failedCondition } from './conditions.ts';

const facts = { department: 'Kundeservice', location: 'Bergen', position: 'Rådgiver', contractType: 'permanent', isLeader: false };

test.each<[Condition, ConditionKey | null]>([
  [{}, null],
  [{ departments: [] }, null],
  [{ departments: ['Kundeservice'] }, null],
  [{ departments: ['Salg', ' kundeSERVICE '] }, null],
  [{ departments: ['Salg'] }, 'departments'],
  [{ locations: ['Oslo', 'Bergen'] }, null],
  [{ locations: ['Oslo'] }, 'locations'],
  [{ positions: ['RÅDGIVER'] }, null],
  [{ positions: ['Selger'] }, 'positions'],
  [{ contractTypes: ['permanent'] }, null],
  [{ contractTypes: ['temporary', 'manager'] }, 'contractTypes'],
  [{ isLeader: false }, null],
  [{ isLeader: true }, 'isLeader'],
  [{ departments: ['Kundeservice'], locations: ['Oslo'], isLeader: true }, 'locations'],
])('%o keeps a task away by %s', (when, expected) => {
  expect(failedCondition(when, facts)).toBe(expected);
});

test('a condition does not hold for somebody of whom nothing is known', () => {
  expect(failedCondition({ departments: ['Salg'] }, { ...facts, department: null })).toBe('departments');
  expect(failedCondition({ isLeader: false }, { ...facts, isLeader: true })).toBe('isLeader');
});
