import { expect, test } from 'vitest';
import type { RecipientStatus } from '../../contract/rules/recipient-status.ts';
import { byNeed, countQueued, namedAgain } from './recipient-order.ts';

const recipient = (recipientId: string, status: RecipientStatus, phoneNumber: string | null = null) => ({
  recipientId,
  status,
  fullName: phoneNumber === null ? recipientId : null,
  companyUserId: phoneNumber === null ? `id of ${recipientId}` : null,
  phoneNumber,
});
const recipients = [
  recipient('Åse', 'delivered'),
  recipient('Ola', 'sent'),
  recipient('Kari', 'uncertain'),
  recipient('number', 'failed', '+4791234567'),
  recipient('Bent', 'failed'),
  recipient('Anne', 'delivered'),
];

test('those who did not get it come first, and names stand in order', () => {
  expect(byNeed(recipients).map(({ recipientId }) => recipientId)).toEqual(['number', 'Bent', 'Kari', 'Ola', 'Anne', 'Åse']);
});

test('without a tick all who failed get it again', () => {
  expect(namedAgain(recipients, new Set())).toEqual({});
});

test('with a tick it goes to those who failed and to whoever was ticked, by name', () => {
  expect(namedAgain(recipients, new Set(['Kari']))).toEqual({
    companyUserIds: ['id of Kari', 'id of Bent'],
    phoneNumbers: ['+4791234567'],
  });
});

test('a tick of somebody whose message has arrived meanwhile sends nothing to them', () => {
  expect(namedAgain(recipients, new Set(['Anne'])).companyUserIds).toEqual(['id of Bent']);
});

test('counts only those asked for to whom the message goes again', () => {
  const answered = [
    { recipientId: 'again', status: 'queued' },
    { recipientId: 'given', status: 'sent' },
    { recipientId: 'closed', status: 'failed' },
    { recipientId: 'unknown', status: 'uncertain' },
    { recipientId: 'other', status: 'delivered' },
  ] as const;
  expect(countQueued(answered, new Set(['again', 'given', 'closed', 'unknown']))).toBe(2);
});
