import { expect, test } from 'vitest';
import { invitationEvents, invitationStatuses, nextStatus, openStatuses } from './status.ts';

const table = {
  Pending: ['Reminded', 'Opened', 'CredentialsCreated', '–', 'Cancelled', 'Cancelled'],
  Reminded: ['Reminded', 'Opened', 'CredentialsCreated', '–', 'Cancelled', 'Cancelled'],
  Opened: ['Reminded', 'Opened', 'CredentialsCreated', '–', 'Cancelled', 'Cancelled'],
  CredentialsCreated: ['–', '–', '–', 'FullUserCreated', '–', 'Cancelled'],
  FullUserCreated: ['–', '–', '–', '–', '–', '–'],
  Cancelled: ['–', '–', '–', '–', '–', '–'],
};

test.each(invitationStatuses.map((status) => [status, table[status]] as const))(
  'what may happen to an invitation that is %s',
  (status, after) => {
    expect(invitationEvents.map((event) => nextStatus(status, event) ?? '–')).toEqual(after);
  },
);

test('waits for its person until it is accepted or withdrawn', () => {
  expect(openStatuses).toEqual(['Pending', 'Reminded', 'Opened']);
});
