import type { EndpointAddress } from '#kernel/web/entry.ts';

// By address only: the contract's schemas are not loaded before the home page.

/** What is old when a request was deleted: all but the request itself, which would be asked for once more while its drawer closes. */
export const listsOfRequests: readonly EndpointAddress[] = [
  { method: 'GET', path: '/signing/get-company-signing-requests' },
  { method: 'GET', path: '/signing/get-completed-company-signing-requests' },
  { method: 'GET', path: '/signing/get-signing-options' },
  // How many signatures are used.
  { method: 'POST', path: '/subscription/check-company-limits' },
];

/** What is old when a request has changed. */
export const readsOfRequests: readonly EndpointAddress[] = [...listsOfRequests, { method: 'GET', path: '/signing/get-signing-request' }];

/** What is old when the request of an employment contract was made or has ended, in lists and on the page of the contract. */
export const listsOfContracts: readonly EndpointAddress[] = [...listsOfRequests, { method: 'GET', path: '/documents/all' }];
export const readsOfContracts: readonly EndpointAddress[] = [
  ...readsOfRequests,
  { method: 'GET', path: '/documents/all' },
  { method: 'GET', path: '/documents/get-document' },
];
