import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enSyncFields, enSyncValues } from './en-sync-fields.ts';
import { noCompare } from './no-compare.ts';
import { noSync } from './no-sync.ts';

/** Words for what is kept of syncs, in the log and in takeouts. */
export const noSyncFields: TextsLike<typeof enSyncFields> = {
  employeeSync: {
    system: 'System',
    usesOurData: 'Samspills opplysninger gjelder',
    people: 'Valgte ansatte',
    sentFields: 'Sendt',
    undone: 'Angret',
    kept: 'Beholdt',
  },
  employeeSyncRow: {
    syncId: 'Synkronisering',
    number: 'Plass i listen',
    action: 'Valgt',
    externalId: 'ID i det andre systemet',
    fate: 'Resultat',
    reason: 'Hvorfor',
    isSent: 'Sendt til det andre systemet',
    content: 'Hva som ble gjort',
    former: 'Før',
    writtenVersion: 'Versjon av profilen',
  },
};
export const noSyncValues: TextsLike<typeof enSyncValues> = {
  employeeSync: { sentFields: noCompare.comparedFields },
  employeeSyncRow: {
    action: { addHere: 'Lagt til i Samspill', addThere: 'Lagt til i det andre systemet', level: 'Oppdatert' },
    fate: noSync.sync.fates,
    reason: noSync.sync.reasons,
  },
};
