import { expect, test } from 'vitest';
import { mostGoingAlong, mostHandedBack } from '../kinds.ts';
import { mayGoBack } from './may-go-back.ts';

const ids = (count: number) => Array.from({ length: count }, () => crypto.randomUUID());
const handed = (contracts: number, along: number) =>
  ids(contracts).map((contractId, place) => ({
    contractId,
    version: 1000,
    taskIds: place === 0 ? ids(along) : [],
    notificationIds: place === 1 ? ids(1) : [],
  }));

test('what may go back fits into one call', () => {
  const contracts = handed(mostHandedBack, mostGoingAlong - 1);
  expect(mayGoBack(contracts)).toBe(true);
  expect(JSON.stringify({ contracts }).length).toBeLessThan(1024 * 1024 - 1000);
});

test.each([
  ['contracts', handed(mostHandedBack + 1, 0)],
  ['obligations and notifications', handed(2, mostGoingAlong)],
])('too many %s do not go back', (_, contracts) => {
  expect(mayGoBack(contracts)).toBe(false);
});
