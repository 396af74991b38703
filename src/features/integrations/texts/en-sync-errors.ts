/** Why people were not synced, or only some of them. */
export const enSyncErrors = {
  'integrations.ComparisonNotFound': 'This comparison is no longer available. Compare again, and choose again.',
  'integrations.ComparisonTooOld': 'The comparison is too old. Compare again, and choose again.',
  'integrations.MatchNotSettled':
    'Someone you chose may already be in the other system. Compare again, choose under “Possible matches” whether it is the same person, and choose again.',
  'integrations.SyncRunning': 'A sync with this system is running. Wait until it is done.',
  'integrations.SyncedInPart': 'Some of the people were not synced. See below who, and why.',
  'integrations.UndoTooLate': 'This sync is more than 30 days old and can no longer be undone. Change the people one by one.',
  'integrations.NothingToUndo': 'There is nothing to undo here, because this sync changed nothing in Samspill.',
  'integrations.UndoneInPart': 'Some of the people were kept as they are, because something depends on them. See below who, and why.',
} as const;
