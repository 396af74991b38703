/** Why people were not synced, or only some of them. */
export const enSyncErrors = {
  'integrations.ComparisonNotFound': 'This comparison is not kept any more. Compare again, and choose anew.',
  'integrations.ComparisonTooOld': 'The comparison is too old. Compare again, and choose anew.',
  'integrations.MatchNotSettled':
    'Somebody you chose may already be in the other system. Compare again, say under “Possible matches” whether it is the same person, and choose anew.',
  'integrations.SyncRunning': 'A sync with this system is running. Wait until it has ended.',
  'integrations.SyncedInPart': 'Some of the people were not synced. See below who, and why.',
  'integrations.UndoTooLate': 'A sync can be undone for 30 days.',
  'integrations.NothingToUndo': 'This sync has changed nothing here that could be taken back.',
  'integrations.UndoneInPart': 'Some of the people were kept as they are, because something depends on them. See below who, and why.',
} as const;
