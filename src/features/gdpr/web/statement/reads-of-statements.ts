import type { EndpointAddress } from '#kernel/web/entry.ts';

/** What is old when a statement was kept. */
export const readsOfStatements: readonly EndpointAddress[] = [
  { method: 'GET', path: '/gdpr/privacy-statement/get' },
  { method: 'GET', path: '/gdpr/privacy-statement/get-versions' },
  { method: 'POST', path: '/gdpr/logs' },
];
