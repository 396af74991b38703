import type { EndpointAddress } from '#kernel/web/entry.ts';

/** What is old when a plan was deleted: all but the plan itself, which would be asked for once more while its page is left. */
export const listsOfPlans: readonly EndpointAddress[] = [
  { method: 'GET', path: '/onoffboarding/get-all' },
  { method: 'GET', path: '/onoffboarding/plan/get-by-company-user-id' },
  { method: 'POST', path: '/onoffboarding/task/get-all' },
  { method: 'GET', path: '/tasks/get-own' },
];

/** What is old when a plan or a task of one has changed. By address only: the contract's schemas are not loaded before the home page. */
export const readsOfPlans: readonly EndpointAddress[] = [
  ...listsOfPlans,
  { method: 'GET', path: '/onoffboarding/plan/get' },
  { method: 'POST', path: '/onoffboarding/plan/preview' },
];

export const readsOfTemplates: readonly EndpointAddress[] = [{ method: 'GET', path: '/onoffboarding/templates' }];
