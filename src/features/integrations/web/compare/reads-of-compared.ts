import type { EndpointAddress } from '#kernel/web/entry.ts';

/** What is old once the people of two systems were compared anew. */
export const readsOfComparisons = [
  { method: 'GET', path: '/integrations/poweroffice/get-comparison' },
  { method: 'GET', path: '/integrations/tripletex/get-comparison' },
  { method: 'POST', path: '/integrations/unimicro/get-comparison' },
] as const satisfies readonly EndpointAddress[];

/** What is old once a sync was started, has ended or was undone. */
export const readsOfSyncs = [
  { method: 'GET', path: '/integrations/sync-state' },
  { method: 'GET', path: '/integrations/history' },
  { method: 'GET', path: '/integrations/get-all' },
] as const satisfies readonly EndpointAddress[];
