import { expect, test } from 'vitest';
import { possibleActions } from '#kernel/contract/transitions.ts';
import { messageTransitions, type MessageActor, type MessageStatus } from './message-status.ts';

test.each<[MessageStatus, MessageActor, string]>([
  ['planned', 'sender', 'cancel'],
  ['planned', 'manager', 'cancel'],
  ['planned', 'product', 'begin'],
  ['queued', 'sender', 'cancel'],
  ['queued', 'manager', 'cancel'],
  ['queued', 'product', 'succeed fail'],
  ['sent', 'sender', 'resend'],
  ['sent', 'manager', 'resend'],
  ['sent', 'product', ''],
  ['failed', 'sender', 'resend'],
  ['failed', 'product', ''],
  ['cancelled', 'sender', ''],
  ['cancelled', 'manager', ''],
])('of a message that is %s, its %s can %s', (status, actor, actions) => {
  expect(possibleActions(messageTransitions, status, actor).join(' ')).toBe(actions);
});
