import { dataUses } from '#kernel/server/data-uses.ts';
import { jobKinds } from '#kernel/server/jobs.ts';
import { loggedKinds } from '#kernel/server/logged-kinds.ts';
import { ownErasures } from '#kernel/server/own-erasures.ts';
import { add } from '#kernel/server/registers.ts';
import { sealedTables } from '#kernel/server/sealed-tables.ts';
import { secretKinds } from '#kernel/server/secret-access.ts';
import { serve } from '#kernel/server/serve.ts';
import { takeoutShares } from '#kernel/server/takeout/takeout-share.ts';
import { workKinds } from '#kernel/server/work/work-kind.ts';
import { integrations } from '../contract/index.ts';
import { comparisonKind, connectionKind, slackJobKind, syncKind } from '../contract/kinds.ts';
import { compareWork } from './comparison/compare-work.ts';
import { compareWithPowerOffice, compareWithTripletex, compareWithUniMicro } from './comparison/get-comparison.ts';
import { sealedComparisons } from './comparison/stored-comparison.ts';
import { missingPeople } from './comparison/missing-people.ts';
import { linkPeople, separatePeople } from './comparison/resolve-match.ts';
import { connectionCalls } from './connections/calls.ts';
import { accountingUse } from './connections/data-use.ts';
import { sealedConnections } from './connections/sealed-connections.ts';
import { hookSecrets, sealedHooks } from './hooks/hook-keys.ts';
import { takeTripletexEvent } from './hooks/take-tripletex-event.ts';
import { getIntegrations } from './get-integrations.ts';
import { jobs } from './jobs.ts';
import { connectionFailed } from './connections/note-tries.ts';
import { listenToLeavers } from './leavers.ts';
import { previewSlackMessage } from './slack/preview-message.ts';
import { slackPostFailed } from './slack/log-unposted.ts';
import { postJob } from './slack/post-message.ts';
import { slackUse } from './slack/slack-data-use.ts';
import { formerValuesErasure } from './sync/store-own-erasure.ts';
import { createSlackJob, deleteSlackJob, getSlackJobs, sealedSlackJobs } from './slack/slack-jobs.ts';
import { slackScheduled } from './slack/slack-scheduled.ts';
import { exportSync, exportSyncHistory } from './sync/export-syncs.ts';
import { getSyncHistory, getSyncState } from './sync/get-syncs.ts';
import { sealedSyncRows } from './sync/row-content.ts';
import { syncWithPowerOffice, syncWithTripletex, syncWithUniMicro } from './sync/start-sync.ts';
import { syncWork } from './sync/sync-work.ts';
import { undoSync } from './sync/undo-sync.ts';
import { integrationsShare } from './takeout.ts';

const comparisonCalls = {
  comparePowerOffice: compareWithPowerOffice,
  compareTripletex: compareWithTripletex,
  compareUniMicro: compareWithUniMicro,
  linkPeople,
  separatePeople,
};
const syncCalls = {
  syncPowerOffice: syncWithPowerOffice,
  syncTripletex: syncWithTripletex,
  syncUniMicro: syncWithUniMicro,
  getSyncState,
  getSyncHistory,
  undoSync,
  exportSync,
  exportSyncHistory,
};
const slackCalls = { getSlackJobs, createSlackJob, deleteSlackJob, previewSlackMessage };
const calls = { getIntegrations, ...connectionCalls, ...comparisonCalls, ...syncCalls, ...slackCalls, takeTripletexEvent };

const ofArea = { area: 'integrations', activity: { level: 'integrations' }, tells: ['Integrations'] } as const;

export default serve(integrations, calls, [
  add(sealedTables, sealedConnections, sealedHooks, sealedComparisons, sealedSyncRows, sealedSlackJobs),
  add(secretKinds, hookSecrets),
  add(workKinds, compareWork, syncWork),
  add(ownErasures, formerValuesErasure),
  add(jobKinds, ...jobs, ...slackScheduled),
  add(takeoutShares, integrationsShare),
  add(dataUses, accountingUse, slackUse),
  add(
    loggedKinds,
    { ...ofArea, entity: connectionKind, nameField: 'system', failures: [connectionFailed] },
    { entity: comparisonKind, area: 'integrations', tells: ['Integrations'], nameField: 'system' },
    { ...ofArea, entity: syncKind, nameField: 'system' },
    { ...ofArea, entity: slackJobKind, nameField: 'name', failures: [postJob, slackPostFailed] },
  ),
  missingPeople,
  ...listenToLeavers,
]);
