import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import type { EndpointAddress } from './entry.ts';

// Of the page: what is being asked for in the background.
const backgroundQueries = new Set<string>();

/** Whether a query is being refetched in the background: it does not extend the session. */
export function isBackgroundQuery(key: readonly unknown[]): boolean {
  return backgroundQueries.has(hashKey(key));
}

/** Invalidates the queries of these endpoints, or all; visible ones are refetched in the background. */
export async function refreshInBackground(cache: QueryClient, endpoints?: readonly EndpointAddress[]): Promise<void> {
  const predicate = ({ queryKey: [method, path] }: Query) =>
    endpoints === undefined || endpoints.some((endpoint) => endpoint.method === method && endpoint.path === path);
  await cache.invalidateQueries({ predicate, refetchType: 'none' });
  const hashes = cache
    .getQueryCache()
    .findAll({ predicate, type: 'active' })
    .map(({ queryHash }) => queryHash);
  for (const hash of hashes) backgroundQueries.add(hash);
  try {
    await Promise.all([askAgain(cache, predicate), cache.refetchQueries({ predicate, type: 'active' })]);
  } finally {
    for (const hash of hashes) backgroundQueries.delete(hash);
  }
}

/**
 * What is being asked for the first time, or ahead of its page, may be answered from before the change, and would be taken for fresh: once it is
 * answered it is asked for again. The cache itself begins again only what is shown and had an answer.
 */
export async function askAgain(cache: QueryClient, predicate: (query: Query) => boolean): Promise<void> {
  const running = cache
    .getQueryCache()
    .findAll({ predicate, fetchStatus: 'fetching' })
    .filter((query) => (query.state.data === undefined || !query.isActive()) && !query.isStatic());
  const answered = (query: Query) => query.fetch().catch(() => undefined);
  await Promise.all(
    running.map(async (query) => {
      await answered(query);
      query.invalidate();
      if (query.isActive()) await answered(query);
    }),
  );
}
