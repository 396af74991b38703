import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enSyncAudit } from './en-sync-audit.ts';

/** What the log says of syncs. */
export const noSyncAudit: TextsLike<typeof enSyncAudit> = {
  syncPowerOffice: '{actor} startet en synkronisering av ansatte med PowerOffice Go',
  syncTripletex: '{actor} startet en synkronisering av ansatte med Tripletex',
  syncUniMicro: '{actor} startet en synkronisering av ansatte med Uni Micro',
  linkPeople: '{actor} koblet {subject} med en person i {what}',
  separatePeople: '{actor} holdt {subject} atskilt fra en person i {what}',
  undoSync: '{actor} angret en synkronisering av ansatte med {what}',
  undoSync_companyUser: '{actor} angret det en synkronisering hadde endret hos {subject}',
  'sync-people_companyUser': '{actor} synkroniserte {subject} fra et annet system',
  'sync-people_employeeSync': '{actor} sendte {subject} til {what}',
};
