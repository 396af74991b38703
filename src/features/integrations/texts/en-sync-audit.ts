/** What the log says of syncs. */
export const enSyncAudit = {
  syncPowerOffice: '{actor} started a sync of people with PowerOffice Go',
  syncTripletex: '{actor} started a sync of people with Tripletex',
  syncUniMicro: '{actor} started a sync of people with Uni Micro',
  linkPeople: '{actor} linked {subject} with a person in {what}',
  separatePeople: '{actor} kept {subject} apart from a person in {what}',
  undoSync: '{actor} undid a sync of people with {what}',
  undoSync_companyUser: '{actor} undid what a sync had changed for {subject}',
  'sync-people_companyUser': '{actor} synced {subject} from another system',
  'sync-people_employeeSync': '{actor} sent {subject} to {what}',
} as const;
