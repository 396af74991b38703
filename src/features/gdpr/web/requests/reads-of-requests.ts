import type { EndpointAddress } from '#kernel/web/entry.ts';

/** What is old when a request has changed. */
export const readsOfRequests: readonly EndpointAddress[] = [
  { method: 'GET', path: '/gdpr/subject-requests/get-all' },
  { method: 'POST', path: '/gdpr/logs' },
];
