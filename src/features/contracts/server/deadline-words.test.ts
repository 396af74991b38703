import { expect, test } from 'vitest';
import type { NotifiedThing, TargetReader } from '#features/notifications/server/public.ts';
import type { Level, Permission } from '#kernel/contract/permissions.ts';
import { deadlineTarget } from './deadline-words.ts';

const path = (reader: { companyUserId?: string; permissions: readonly Permission[]; level: Level }, more: object = {}) => {
  const thing = { facts: { contractNotification: { contractId: 'c', responsibleId: 'ola', ...more } } } as unknown as NotifiedThing;
  const { companyUserId = 'kari', permissions, level } = reader;
  const follower = { companyUserId, permissions: new Set(permissions), levels: { contractRegister: level } } as unknown as TargetReader;
  return deadlineTarget(thing, follower, {} as never)?.path;
};

test.each([
  ['who keeps the register', { permissions: ['Contracts', 'ContractsEdit'], level: 'full' }, '/contracts/details'],
  ['who looks at all of it', { permissions: ['Contracts'], level: 'viewall' }, '/contracts/details'],
  ['whoever is responsible', { companyUserId: 'ola', permissions: ['Contracts'], level: 'own' }, '/contracts/details'],
  ['a manager who is named and has their own only', { permissions: ['Contracts'], level: 'own' }, '/contracts'],
  ['an employee without the register', { permissions: [], level: 'none' }, undefined],
] as const)('a deadline leads %s to a page that opens', (_, reader, target) => {
  expect(path(reader)).toBe(target);
});

test('a deleted contract leads to the list', () => {
  expect(path({ permissions: ['Contracts'], level: 'full' }, { isDeleted: true })).toBe('/contracts');
});
