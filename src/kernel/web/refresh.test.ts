import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { isBackgroundQuery, refreshInBackground } from './refresh.ts';
import { invalidate } from './use-call.ts';

/** A rendered query, and for each request whether it was made in the foreground. */
function onScreen(cache: QueryClient, key: readonly unknown[]): boolean[] {
  const asked: boolean[] = [];
  const observer = new QueryObserver(cache, {
    queryKey: key,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ queryKey }) => asked.push(!isBackgroundQuery(queryKey)),
  });
  observer.subscribe(() => undefined);
  return asked;
}

test('what others changed is asked for again in the background, and nothing else is', async () => {
  const cache = new QueryClient();
  const [list, other] = [onScreen(cache, ['POST', '/list', 1, { page: 1 }]), onScreen(cache, ['GET', '/other', 1, {}])];
  await expect.poll(() => [list, other]).toEqual([[true], [true]]);
  cache.setQueryData(['POST', '/list', 1, { page: 2 }], 'seen before');
  await refreshInBackground(cache, [{ method: 'POST', path: '/list' }]);
  expect([list, other]).toEqual([[true, false], [true]]);
  expect(cache.getQueryState(['POST', '/list', 1, { page: 2 }])?.isInvalidated).toBe(true);
  await cache.refetchQueries({ queryKey: ['POST', '/list'], type: 'active' });
  expect(list).toEqual([true, false, true]);
  cache.clear();
});

test('after a connection was lost everything on the screen is asked for again', async () => {
  const cache = new QueryClient();
  const [list, other] = [onScreen(cache, ['POST', '/list', 1, {}]), onScreen(cache, ['GET', '/other', 1, {}])];
  await expect.poll(() => [list, other]).toEqual([[true], [true]]);
  await refreshInBackground(cache);
  expect([list, other]).toEqual([
    [true, false],
    [true, false],
  ]);
  cache.clear();
});

/** Answers what is stored at the moment of asking, once `answer` is called. */
function slowServer() {
  const waiting: (() => void)[] = [];
  const server = {
    stored: 'before',
    asked: 0,
    queryFn: async (): Promise<string> => {
      server.asked += 1;
      const seen = server.stored;
      await new Promise<void>((done) => waiting.push(done));
      return seen;
    },
    answer: () => {
      for (const done of waiting.splice(0)) done();
    },
  };
  return server;
}

const key = ['GET', '/list', 1, {}];
const list = { method: 'GET', path: '/list' } as const;

test.each([
  ['by others', (cache: QueryClient) => refreshInBackground(cache, [list])],
  ['by a write of one’s own', (cache: QueryClient) => invalidate(cache, list)],
])('what is changed %s while it is asked for the first time is asked for again', async (_who, change) => {
  const [cache, server] = [new QueryClient(), slowServer()];
  const observer = new QueryObserver(cache, { queryKey: key, queryFn: server.queryFn });
  observer.subscribe(() => undefined);
  await expect.poll(() => server.asked).toBe(1);
  server.stored = 'after';
  const changed = change(cache);
  server.answer();
  await expect.poll(() => server.asked).toBe(2);
  expect(observer.getCurrentResult().data).toBe('before');
  server.answer();
  await changed;
  expect([observer.getCurrentResult().data, server.asked]).toEqual(['after', 2]);
  cache.clear();
});

test('what is loaded ahead and changed meanwhile is not taken for fresh', async () => {
  const [cache, server] = [new QueryClient(), slowServer()];
  const ahead = cache.fetchQuery({ queryKey: key, queryFn: server.queryFn });
  await expect.poll(() => server.asked).toBe(1);
  const changed = refreshInBackground(cache, [list]);
  server.answer();
  await Promise.all([ahead, changed]);
  expect([cache.getQueryState(key)?.isInvalidated, server.asked]).toEqual([true, 1]);
  cache.clear();
});
