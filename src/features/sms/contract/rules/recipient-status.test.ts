import { expect, test } from 'vitest';
import {
  afterEvent,
  countsInQuota,
  recipientEvents,
  recipientStatuses,
  type RecipientEvent,
  type RecipientStatus,
} from './recipient-status.ts';

const possible: Record<RecipientStatus, Partial<Record<RecipientEvent, RecipientStatus>>> = {
  queued: {
    accepted: 'sent',
    refused: 'failed',
    lost: 'uncertain',
    reportedDelivered: 'delivered',
    reportedFailed: 'failed',
    cancel: 'cancelled',
  },
  sent: { reportedDelivered: 'delivered', reportedFailed: 'failed' },
  uncertain: { reportedDelivered: 'delivered', reportedFailed: 'failed', resend: 'queued' },
  delivered: {},
  failed: { resend: 'queued' },
  cancelled: {},
};

test.each(recipientStatuses.flatMap((status) => recipientEvents.map((event) => [status, event] as const)))(
  'a recipient who is %s, after %s',
  (status, event) => {
    expect(afterEvent(status, event)).toBe(possible[status][event]);
  },
);

test('what failed or was cancelled does not count', () => {
  expect(recipientStatuses.filter(countsInQuota)).toEqual(['queued', 'sent', 'delivered', 'uncertain']);
});
