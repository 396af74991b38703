/** What the log says of syncs. */
export const enSyncAudit = {
  syncPowerOffice: '{actor} started a sync of people with PowerOffice Go',
  syncTripletex: '{actor} started a sync of people with Tripletex',
  syncUniMicro: '{actor} started a sync of people with Uni Micro',
  linkPeople: '{actor} linked {subject} with a person in another system',
  separatePeople: '{actor} kept {subject} apart from a person in another system',
  undoSync: '{actor} undid a sync of people',
  undoSync_companyUser: '{actor} took back what a sync had changed in {subject}',
  'sync-people_companyUser': '{actor} synced {subject} from another system',
  'sync-people_employeeSync': '{actor} sent {subject} to another system',
} as const;
