import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { isBackgroundQuery, refreshInBackground } from './refresh.ts';

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
