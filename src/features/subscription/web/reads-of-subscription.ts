/** What is asked again after the subscription changed; by address, so that the home page loads no schemas. */
export const readsOfSubscription = [
  { method: 'GET', path: '/subscription/get-company-overview' },
  { method: 'GET', path: '/subscription/get-invoices' },
  // What an order costs follows from what the company has (subscription.17).
  { method: 'POST', path: '/subscription/preview' },
  { method: 'POST', path: '/subscription/check-company-limits' },
] as const;
