import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import type { EndpointAddress } from './entry.ts';

// Of the page: what is being asked for in the background.
const backgroundQueries = new Set<string>();

/** Whether an answer is being asked for that no person asked for: it does not keep the session alive. */
export function isBackgroundQuery(key: readonly unknown[]): boolean {
  return backgroundQueries.has(hashKey(key));
}

/** Marks the answers of these endpoints old, or all; those on the screen are asked for again, in the background. */
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
