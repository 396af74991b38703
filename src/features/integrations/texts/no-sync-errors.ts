import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enSyncErrors } from './en-sync-errors.ts';

/** Why people were not synced, or only some of them. */
export const noSyncErrors: TextsLike<typeof enSyncErrors> = {
  'integrations.ComparisonNotFound': 'Denne sammenligningen er ikke lenger tilgjengelig. Sammenlign på nytt, og velg igjen.',
  'integrations.ComparisonTooOld': 'Sammenligningen er for gammel. Sammenlign på nytt, og velg igjen.',
  'integrations.MatchNotSettled':
    'En du valgte, kan finnes i det andre systemet allerede. Sammenlign på nytt, velg under «Mulige treff» om det er samme person, og velg igjen.',
  'integrations.SyncRunning': 'En synkronisering med dette systemet pågår. Vent til den er ferdig.',
  'integrations.SyncedInPart': 'Noen av de ansatte ble ikke synkronisert. Se hvem og hvorfor nedenfor.',
  'integrations.UndoTooLate': 'Denne synkroniseringen er mer enn 30 dager gammel og kan ikke lenger angres. Endre personene én for én.',
  'integrations.NothingToUndo': 'Det er ingenting å angre her, fordi denne synkroniseringen ikke endret noe i Samspill.',
  'integrations.UndoneInPart': 'Noen av de ansatte er beholdt som de er, fordi noe avhenger av dem. Se hvem og hvorfor nedenfor.',
};
