import type { EndpointAddress } from '#kernel/web/entry.ts';

/** What is old when a breach has changed. */
export const readsOfBreaches: readonly EndpointAddress[] = [
  { method: 'GET', path: '/gdpr/breaches/get-all' },
  { method: 'GET', path: '/gdpr/breaches/get-notice' },
  { method: 'POST', path: '/gdpr/logs' },
];
