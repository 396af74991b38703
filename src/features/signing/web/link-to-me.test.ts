import { expect, test } from 'vitest';
import type { SigningRecipient, SigningRequestItem } from '../contract/entities.ts';
import { linkToMe } from './link-to-me.ts';

test.each([
  ['waits for the reader at another address', { sign: false, isMe: true, isTurn: true, isFixed: false }, 'kari@example.no'],
  ['waits for the reader at an address they sign in with', { sign: true, isMe: true, isTurn: true, isFixed: false }, undefined],
  ['waits for others first', { sign: false, isMe: true, isTurn: false, isFixed: false }, undefined],
  ['waits for somebody else', { sign: false, isMe: false, isTurn: true, isFixed: false }, undefined],
  ['waits for somebody who is viewed as', { sign: false, isMe: true, isTurn: true, isFixed: true }, undefined],
])('a request that %s', (_case, { sign, isMe, isTurn, isFixed }, email) => {
  const person = { email: 'kari@example.no', isMe, isTurn } as SigningRecipient;
  const permissions = { sign } as SigningRequestItem['permissions'];
  expect(linkToMe({ permissions, recipients: [person] }, { isFixed })).toBe(email);
});
