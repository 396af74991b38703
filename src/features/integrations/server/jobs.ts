import type { Job } from '#kernel/server/jobs.ts';
import { forgetPaces } from './accounting/forget-paces.ts';
import { forgetComparisons } from './comparison/forget-comparisons.ts';
import { watchAll, watchJob, watchPeople } from './comparison/watch-people.ts';
import { forgetConnections } from './connections/forget-connections.ts';
import { subscribeJob, subscribeToChanges } from './hooks/subscribe.ts';
import { forgetFormerValues } from './sync/forget-former.ts';
import { resumeStoppedSyncs } from './sync/resume-syncs.ts';

export const jobs: readonly Job[] = [
  { name: 'integrations.forget-comparisons', cron: '17 * * * *', run: forgetComparisons },
  { name: 'integrations.forget-connections', cron: '50 3 * * *', run: forgetConnections },
  { name: 'integrations.forget-paces', cron: '40 3 * * *', run: forgetPaces },
  { name: watchJob, run: watchPeople, expireInSeconds: 3600, atOnce: 4 },
  { name: subscribeJob, run: subscribeToChanges, atOnce: 4 },
  { name: 'integrations.watch-all', cron: '40 2 * * *', run: watchAll },
  { name: 'integrations.forget-former-values', cron: '5 4 * * *', run: forgetFormerValues },
  { name: 'integrations.resume-syncs', cron: '*/15 * * * *', run: resumeStoppedSyncs },
];
