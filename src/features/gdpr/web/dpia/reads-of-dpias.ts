import type { EndpointAddress } from '#kernel/web/entry.ts';

/** What is old when an assessment has changed. */
export const readsOfDpias: readonly EndpointAddress[] = [
  { method: 'GET', path: '/gdpr/dpia/get-all' },
  { method: 'GET', path: '/gdpr/treatment/get-by-id' },
  { method: 'GET', path: '/gdpr/privacy-statement/get' },
  { method: 'POST', path: '/gdpr/logs' },
];
