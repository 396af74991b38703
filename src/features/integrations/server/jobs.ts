import type { Job } from '#kernel/server/jobs.ts';
import { deletePaces } from './accounting/delete-paces.ts';
import { deleteOldComparisons } from './comparison/delete-old-comparisons.ts';
import { watchAll, watchJob, watchPeople } from './comparison/watch-people.ts';
import { deleteOldConnections } from './connections/delete-old-connections.ts';
import { subscribeJob, subscribeToChanges } from './hooks/subscribe.ts';
import { clearFormerValues } from './sync/clear-former.ts';
import { resumeStoppedSyncs } from './sync/resume-syncs.ts';

export const jobs: readonly Job[] = [
  { name: 'integrations.forget-comparisons', cron: '17 * * * *', run: deleteOldComparisons },
  { name: 'integrations.forget-connections', cron: '50 3 * * *', run: deleteOldConnections },
  { name: 'integrations.forget-paces', cron: '40 3 * * *', run: deletePaces },
  { name: watchJob, run: watchPeople, expireInSeconds: 3600, atOnce: 4 },
  { name: subscribeJob, run: subscribeToChanges, atOnce: 4 },
  { name: 'integrations.watch-all', cron: '40 2 * * *', run: watchAll },
  { name: 'integrations.forget-former-values', cron: '5 4 * * *', run: clearFormerValues },
  { name: 'integrations.resume-syncs', cron: '*/15 * * * *', run: resumeStoppedSyncs },
];
