import { expect, test } from 'vitest';
import { findRows } from '#kernel/web/find-rows.ts';
import type { Invitation } from '../contract/entities.ts';
import { invitationRules } from './invitation-rules.ts';

// Only what the list searches and filters by.
const invitation = (id: string, more: Partial<Invitation>) =>
  ({ id, inviteeEmailAddress: `${id}@nye.example`, invitationStatus: 'Pending', isExpired: false, ...more }) as Invitation;
const sent = [
  invitation('nora', { invitationStatus: 'FullUserCreated', invitedCompanyUser: { firstName: 'Nora', lastName: 'Berg' } as never }),
  invitation('emil', {}),
  invitation('old', { isExpired: true }),
];
const found = (search: string, filters: Record<string, readonly string[]> = {}) =>
  findRows(sent, { search, filters, sort: undefined, locale: 'nb' }, invitationRules).map(({ id }) => id);

test('invitations keep their order, and are found by address and name', () => {
  expect(found('')).toEqual(['nora', 'emil', 'old']);
  expect(found('EMIL@nye')).toEqual(['emil']);
  expect(found('berg nora')).toEqual(['nora']);
});

test('an expired invitation is not among those that are sent', () => {
  expect(found('', { status: ['Pending'] })).toEqual(['emil']);
  expect(found('', { status: ['expired', 'FullUserCreated'] })).toEqual(['nora', 'old']);
});
