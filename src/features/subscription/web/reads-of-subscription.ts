/** What is asked again after the subscription changed; by address, so that the home page loads no schemas. */
export const readsOfSubscription = [
  { method: 'GET', path: '/subscription/get-company-overview' },
  { method: 'GET', path: '/subscription/get-invoices' },
  { method: 'POST', path: '/subscription/check-company-limits' },
] as const;
