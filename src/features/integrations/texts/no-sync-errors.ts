import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enSyncErrors } from './en-sync-errors.ts';

/** Why people were not synced, or only some of them. */
export const noSyncErrors: TextsLike<typeof enSyncErrors> = {
  'integrations.ComparisonNotFound': 'Denne sammenligningen er ikke tatt vare på lenger. Sammenlign på nytt, og velg igjen.',
  'integrations.ComparisonTooOld': 'Sammenligningen er for gammel. Sammenlign på nytt, og velg igjen.',
  'integrations.MatchNotSettled':
    'En du valgte kan finnes i det andre systemet allerede. Sammenlign på nytt, si under «Mulige treff» om det er samme person, og velg igjen.',
  'integrations.SyncRunning': 'En synkronisering med dette systemet pågår. Vent til den er ferdig.',
  'integrations.SyncedInPart': 'Noen av de ansatte ble ikke synkronisert. Se hvem og hvorfor nedenfor.',
  'integrations.UndoTooLate': 'En synkronisering kan angres i 30 dager.',
  'integrations.NothingToUndo': 'Denne synkroniseringen har ikke endret noe her som kan tas tilbake.',
  'integrations.UndoneInPart': 'Noen av de ansatte er beholdt som de er, fordi noe avhenger av dem. Se hvem og hvorfor nedenfor.',
};
