import { expect, test } from 'vitest';
import { maySeeTask, taskPermissions } from './policy.ts';

const kari = 'kari';
const at = new Date('2026-11-23');
const open = { responsibleId: 'ola', createdBy: 'eva', completedAt: null, completedBy: null, isDormant: false };
const done = { ...open, completedAt: at, completedBy: 'ola' };

test.each([
  ['all', open, true],
  ['own', open, false],
  ['none', open, false],
  ['own', { ...open, createdBy: kari }, true],
  ['none', { ...open, createdBy: kari }, false],
  ['none', { ...open, responsibleId: kari }, true],
  ['all', { ...open, responsibleId: kari, isDormant: true }, false],
] as const)('with access to %s, %j is seen: %s', (sees, task, expected) => {
  expect(maySeeTask({ companyUserId: kari, access: { sees, isOpen: true } }, task)).toBe(expected);
});

test.each([
  { who: 'who sees all', sees: 'all', isOpen: true, task: open, expected: 'update complete delete' },
  { who: 'who sees all, of a completed one', sees: 'all', isOpen: true, task: done, expected: 'reopen delete' },
  { who: 'who sees all, on a locked record', sees: 'all', isOpen: false, task: open, expected: 'delete' },
  { who: 'who sees all, of a completed one on a locked record', sees: 'all', isOpen: false, task: done, expected: 'delete' },
  { who: 'who gave it', sees: 'own', isOpen: true, task: { ...open, createdBy: kari }, expected: 'update complete delete' },
  { who: 'who gave it and no longer opens the record', sees: 'none', isOpen: true, task: { ...open, createdBy: kari }, expected: '' },
  { who: 'who has to do it', sees: 'none', isOpen: true, task: { ...open, responsibleId: kari }, expected: 'complete' },
  {
    who: 'who has to do it, on a locked record',
    sees: 'none',
    isOpen: false,
    task: { ...open, responsibleId: kari },
    expected: 'complete',
  },
  { who: 'who has done it', sees: 'none', isOpen: true, task: { ...done, responsibleId: kari }, expected: 'reopen' },
  { who: 'who has nothing to do with it', sees: 'own', isOpen: true, task: open, expected: '' },
] as const)('somebody $who may: $expected', ({ sees, isOpen, task, expected }) => {
  const permissions = taskPermissions({ companyUserId: kari, access: { sees, isOpen } }, task);
  expect(
    Object.entries(permissions)
      .flatMap(([name, may]) => (may ? [name] : []))
      .join(' '),
  ).toBe(expected);
});
