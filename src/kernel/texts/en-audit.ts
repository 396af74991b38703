/** What every sentence of the log and of recent activity may need, whatever it tells of. */
export const enAudit = {
  you: { actor: 'You', subject: 'you', self: 'yourself' },
  themselves: 'themselves',
  somebody: 'someone',
  deletedPerson: 'Deleted person',
  erased: 'deleted',
  system: 'Samspill',
  support: 'Samspill support',
  other: '{actor} made a change',
} as const;
