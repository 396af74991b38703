import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkServer, checkDelay, reachable, waitUntilReachable } from './reachable.ts';

beforeEach(() => reachable.set(true));
afterEach(() => vi.unstubAllGlobals());

/** The server, as seen by the browser. */
function answers(answer: () => Promise<Response>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return answer();
  });
  return asked;
}
const refusedConnection = () => Promise.reject(new TypeError('Failed to fetch'));

test.each([
  [0, 0.5, 1000],
  [1, 0.5, 2000],
  [3, 0, 6400],
  [5, 1, 36_000],
  [50, 0.5, 30_000],
])('waits before look %d', (looks, chance, milliseconds) => {
  expect(checkDelay(looks, chance)).toBe(milliseconds);
});

test.each([
  ['answers', () => Promise.resolve(Response.json({ status: 'ok' })), true],
  ['is being maintained', () => Promise.resolve(Response.json({ status: 'maintenance' }, { status: 503 })), true],
  ['has no database yet', () => Promise.resolve(Response.json({ status: 'database' }, { status: 503 })), false],
  ['is behind a gateway that lacks it', () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })), false],
  ['is gone', refusedConnection, false],
])('a look at a server that %s', async (_name, answer, isThere) => {
  reachable.set(false);
  answers(answer);
  expect(await checkServer()).toBe(isThere);
  expect(reachable.get()).toBe(isThere);
});

test('those who look at the same time share one look', async () => {
  const asked = answers(() => Promise.resolve(Response.json({})));
  await Promise.all([checkServer(), checkServer()]);
  expect(asked).toEqual(['/health/ready']);
});

test('resolves waiting callers when the server is back', async () => {
  reachable.set(false);
  const order: string[] = [];
  const waiting = waitUntilReachable().then(() => order.push('went on'));
  order.push('waits');
  reachable.set(true);
  await waiting;
  expect(order).toEqual(['waits', 'went on']);
});
