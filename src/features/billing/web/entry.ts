import { webEntry } from '#kernel/web/entry.ts';

// By address only: the contract's schemas are not loaded before the home page.
const readsOfLimits = [{ method: 'POST', path: '/subscription/check-company-limits' }] as const;

export default webEntry({
  routes: [],
  // Changes that affect the use: people, invitations, files. Changes that affect the limits: the company's subscription.
  live: { company: readsOfLimits, companyUser: readsOfLimits, invitation: readsOfLimits, file: readsOfLimits },
});
