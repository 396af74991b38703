/**
 * The queries to refetch after an absence, an allowance or a transfer has changed.
 * By address only: the contract's schemas are not loaded before the home page.
 */
export const readsOfAbsence = [
  { method: 'GET', path: '/absences/get-company-absences-by-timespan' },
  { method: 'GET', path: '/absences/get-company-user-absences-by-year' },
  { method: 'GET', path: '/absences/get-absence' },
  { method: 'GET', path: '/absences/get-absence-history-by-absenceId' },
  { method: 'GET', path: '/absences/get-company-absence-summary' },
  { method: 'GET', path: '/absences/get-pending-request-count' },
  { method: 'GET', path: '/absences/get-pending-requests-by-year' },
  { method: 'GET', path: '/absences/get-responded-requests-by-year' },
  { method: 'POST', path: '/absences/get-company-users-on-absence-by-target-date' },
  { method: 'POST', path: '/absences/calculate-vacation-days' },
  { method: 'POST', path: '/absences/get-company-user-vacation-days-overview' },
  { method: 'GET', path: '/absences/ledger' },
] as const;

/** The same, and the queries that depend on the company's rules. */
export const readsOfSettings = [
  ...readsOfAbsence,
  { method: 'GET', path: '/absences/get-settings' },
  { method: 'POST', path: '/absences/get-public-holidays' },
] as const;
