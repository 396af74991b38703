import { supportAccessRevoked } from '#features/company/server/public.ts';
import { loggedKinds } from '#kernel/server/logged-kinds.ts';
import { add, on } from '#kernel/server/registers.ts';
import { serve } from '#kernel/server/serve.ts';
import { takeoutShares } from '#kernel/server/takeout/takeout-share.ts';
import { endSessions } from '#kernel/server/session/store.ts';
import { support } from '../contract/index.ts';
import { enterAsSupport } from './enter-as-support.ts';
import { getSupportVisits } from './get-support-visits.ts';
import { leaveAsSupport } from './leave-as-support.ts';
import { endVisits } from './store.ts';
import { supportShare } from './takeout.ts';

export default serve(support, { enterAsSupport, leaveAsSupport, getSupportVisits }, [
  add(takeoutShares, supportShare),
  add(loggedKinds, { entity: 'supportVisit', area: 'security', activity: 'readersOfLog', tells: ['OrganisationSettings'] }),
  // The session ends with the visit, so that an open page is notified immediately in any process.
  on(supportAccessRevoked, async ({ company, now }) => endSessions(company, await endVisits(company, now))),
]);
