import type { EndpointAddress } from '#kernel/web/entry.ts';

/** What is old when a treatment was deleted: all but the treatment itself. */
export const listsOfTreatments: readonly EndpointAddress[] = [
  { method: 'GET', path: '/gdpr/protocol/get-by-company-with-treatments-list' },
  { method: 'GET', path: '/gdpr/flows/get-all' },
  { method: 'GET', path: '/gdpr/treatment/get-proposals' },
  { method: 'GET', path: '/gdpr/erasure-calendar/get' },
  { method: 'GET', path: '/gdpr/company-softwares/get-all' },
  { method: 'GET', path: '/gdpr/data-processor-agreement/get' },
  { method: 'GET', path: '/gdpr/privacy-statement/get' },
  { method: 'GET', path: '/gdpr/risk-assessment/getAll' },
  { method: 'GET', path: '/gdpr/dpia/get-all' },
  { method: 'POST', path: '/gdpr/logs' },
  { method: 'POST', path: '/subscription/check-company-limits' },
];

/** What is old when a treatment has changed. By address only: the schemas are not loaded before the home page. */
export const readsOfTreatments: readonly EndpointAddress[] = [...listsOfTreatments, { method: 'GET', path: '/gdpr/treatment/get-by-id' }];

/** What is old when the protocol's people have changed. */
export const readsOfProtocol: readonly EndpointAddress[] = [
  ...readsOfTreatments,
  { method: 'GET', path: '/gdpr/protocol/get-archived' },
  { method: 'GET', path: '/gdpr/protocol/get-people' },
];

/** What is old when software or an agreement has changed. */
export const readsOfSoftware: readonly EndpointAddress[] = [
  { method: 'GET', path: '/gdpr/company-softwares/get-all' },
  { method: 'GET', path: '/gdpr/data-processor-agreement/get' },
  { method: 'GET', path: '/gdpr/protocol/get-by-company-with-treatments-list' },
  { method: 'GET', path: '/gdpr/treatment/get-by-id' },
  { method: 'POST', path: '/gdpr/logs' },
];

/** What is old when an erasure was registered. */
export const readsOfErasure: readonly EndpointAddress[] = [
  { method: 'GET', path: '/gdpr/erasure-calendar/get' },
  { method: 'POST', path: '/gdpr/logs' },
];
