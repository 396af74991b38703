import type { EndpointAddress } from '#kernel/web/entry.ts';

/** What is old when a risk has changed. */
export const readsOfRisks: readonly EndpointAddress[] = [
  { method: 'GET', path: '/gdpr/risk-assessment/getAll' },
  { method: 'GET', path: '/gdpr/risk-assessment/get-by-id' },
  { method: 'GET', path: '/gdpr/treatment/get-by-id' },
  { method: 'POST', path: '/gdpr/logs' },
];
