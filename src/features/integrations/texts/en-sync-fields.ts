import { enCompare } from './en-compare.ts';
import { enSync } from './en-sync.ts';

/** Words for what is kept of syncs, in the log and in takeouts. */
export const enSyncFields = {
  employeeSync: {
    system: 'System',
    usesOurData: 'Samspill’s details apply',
    people: 'People chosen',
    sentFields: 'Sent',
    undone: 'Undone',
    kept: 'Kept',
  },
  employeeSyncRow: {
    syncId: 'Sync',
    number: 'Place in the list',
    action: 'Chosen',
    externalId: 'ID in the other system',
    fate: 'Result',
    reason: 'Why',
    isSent: 'Sent to the other system',
    content: 'What was done',
    former: 'Before',
    writtenVersion: 'Version of the profile',
  },
};
export const enSyncValues = {
  employeeSync: { sentFields: enCompare.comparedFields },
  employeeSyncRow: {
    action: { addHere: 'Added to Samspill', addThere: 'Added to the other system', level: 'Updated' },
    fate: enSync.sync.fates,
    reason: enSync.sync.reasons,
  },
};
