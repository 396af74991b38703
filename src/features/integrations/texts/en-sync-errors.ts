/** Why people were not synced, or only some of them. */
export const enSyncErrors = {
  'integrations.ComparisonNotFound': 'This comparison is not kept any more. Compare again, and choose anew.',
  'integrations.ComparisonTooOld': 'The comparison is too old. Compare again, and choose anew.',
  'integrations.MatchNotSettled':
    'Somebody you chose may already be in the other system. Compare again, say under “Possible matches” whether it is the same person, and choose anew.',
  'integrations.SyncRunning': 'A sync with this system is running. Wait until it has ended.',
  'integrations.SyncedInPart': 'Some of the people were not synced. See below who, and why.',
  'integrations.UndoTooLate': 'This sync is more than 30 days old and can no longer be undone. Change the people one by one.',
  'integrations.NothingToUndo': 'This sync changed nothing here that can be undone.',
  'integrations.UndoneInPart': 'Some of the people were kept as they are, because something depends on them. See below who, and why.',
} as const;
