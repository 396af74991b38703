import type { EndpointAddress } from '#kernel/web/entry.ts';

/** What is old when a contract was deleted: all but the contract itself, which would be asked for once more while its page is left. */
export const listsOfContracts: readonly EndpointAddress[] = [
  { method: 'GET', path: '/contracts/all' },
  { method: 'GET', path: '/contracts/get-upcoming' },
  { method: 'GET', path: '/contracts/get-possible-responsibles' },
  { method: 'GET', path: '/contracts/get-contracts-to-hand-over' },
  { method: 'GET', path: '/contracts/get-parties' },
  { method: 'GET', path: '/contracts/get-settings' },
  // How many of them there may be.
  { method: 'POST', path: '/subscription/check-company-limits' },
];

/** What is old when a contract has changed. By address only: the contract's schemas are not loaded before the home page. */
export const readsOfContracts: readonly EndpointAddress[] = [
  ...listsOfContracts,
  { method: 'GET', path: '/contracts/get-contract' },
  { method: 'GET', path: '/contracts/get-logs' },
];

/** What is old when an import of contracts has gone on. */
export const readsOfContractImports: readonly EndpointAddress[] = [
  { method: 'GET', path: '/contracts/get-imports' },
  { method: 'GET', path: '/contracts/import-status' },
  { method: 'POST', path: '/contracts/get-import-rows' },
];
