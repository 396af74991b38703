import type { EndpointAddress } from '#kernel/web/entry.ts';

/** What is old when a contract was deleted: all but the contract itself, which would be asked for once more while its page is left. */
export const listsOfDocuments: readonly EndpointAddress[] = [
  { method: 'GET', path: '/documents/all' },
  // How many of them there may be.
  { method: 'POST', path: '/subscription/check-company-limits' },
];

/** What is old when a contract has changed. By address only: the contract's schemas are not loaded before the home page. */
export const readsOfDocuments: readonly EndpointAddress[] = [
  ...listsOfDocuments,
  { method: 'GET', path: '/documents/get-document' },
  { method: 'GET', path: '/documents/export/{fileName}' },
  { method: 'GET', path: '/documents/get-versions' },
  { method: 'GET', path: '/documents/compare-versions' },
  { method: 'GET', path: '/documents/get-newer-template' },
];
