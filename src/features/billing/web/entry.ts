import { webEntry } from '#kernel/web/entry.ts';

// By address alone: the contract's schemas are not loaded before home.
const readsOfLimits = [{ method: 'POST', path: '/subscription/check-company-limits' }] as const;

export default webEntry({
  routes: [],
  // What is used of a limit: people, invitations, files. What is allowed: the company's subscription.
  live: { company: readsOfLimits, companyUser: readsOfLimits, invitation: readsOfLimits, file: readsOfLimits },
});
