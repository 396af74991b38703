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
    await cache.refetchQueries({ predicate, type: 'active' });
  } finally {
    for (const hash of hashes) backgroundQueries.delete(hash);
  }
}
