import { supportSentOut } from '#features/company/server/public.ts';
import { serve } from '#kernel/server/serve.ts';
import { declareTakeout } from '#kernel/server/takeout/declared.ts';
import { endSessions } from '#kernel/server/session/store.ts';
import { support } from '../contract/index.ts';
import { enterAsSupport } from './enter-as-support.ts';
import { getSupportVisits } from './get-support-visits.ts';
import { leaveAsSupport } from './leave-as-support.ts';
import { endVisits } from './store.ts';
import { supportShare } from './taken-out.ts';

// The session goes with the visit: so the page that is open hears of it at once, wherever its process is.
supportSentOut.listen(async ({ company, now }) => endSessions(company, await endVisits(company, now)));

declareTakeout('support', supportShare);

export default serve(support, { enterAsSupport, leaveAsSupport, getSupportVisits });
