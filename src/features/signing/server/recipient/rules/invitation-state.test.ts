import { expect, test } from 'vitest';
import { awaitedStatuses } from '../../../contract/rules/recipient-status.ts';
import { invitationState } from './invitation-state.ts';

test.each([
  ['Completed', 'Completed', 'completed'],
  ['InProgress', 'Completed', 'signed'],
  ['Sealing', 'Completed', 'signed'],
  ['Error', 'Completed', 'signed'],
  ['Expired', 'Completed', 'signed'],
  ['Rejected', 'Completed', 'rejectedByOther'],
  ['Canceled', 'Completed', 'cancelled'],
  ['Rejected', 'Rejected', 'rejected'],
  ['Rejected', 'Cancelled', 'rejectedByOther'],
  ['Canceled', 'Cancelled', 'cancelled'],
  ['Expired', 'Expired', 'expired'],
  ['InProgress', 'Expired', 'expired'],
  ['Expired', 'Created', 'expired'],
  ['InProgress', 'Cancelled', 'cancelled'],
  ['InProgress', 'Created', 'notYourTurn'],
  ['Created', 'Created', 'notYourTurn'],
] as const)('a request %s with a signer %s is %s', (request, recipient, state) => {
  expect(invitationState(request, recipient)).toBe(state);
});

test.each([
  ['InProgress', 'Opened', 'expired'],
  ['Created', 'Created', 'expired'],
  ['InProgress', 'Completed', 'signed'],
  ['Completed', 'Completed', 'completed'],
  ['Rejected', 'Cancelled', 'rejectedByOther'],
  ['Canceled', 'Cancelled', 'cancelled'],
] as const)('after its day a request %s with a signer %s is %s', (request, recipient, state) => {
  expect(invitationState(request, recipient, { isOverdue: true, isCompanyEnding: false })).toBe(state);
});

test.each([
  ['InProgress', 'Opened', 'companyEnding'],
  ['Created', 'Created', 'companyEnding'],
  ['Expired', 'Expired', 'companyEnding'],
  ['InProgress', 'Completed', 'signed'],
  ['Completed', 'Completed', 'completed'],
  ['Rejected', 'Rejected', 'rejected'],
  ['Canceled', 'Cancelled', 'cancelled'],
] as const)('in a company that is going to be deleted a request %s with a signer %s is %s', (request, recipient, state) => {
  expect(invitationState(request, recipient, { isOverdue: true, isCompanyEnding: true })).toBe(state);
});

test.each(awaitedStatuses)('a signer who was told and is %s may sign', (status) => {
  expect(invitationState('InProgress', status)).toBe('open');
  expect(invitationState('Created', status)).toBe('open');
});
