/** The log of the area. */
export const enLog = {
  lead: 'Who changed what in GDPR, and when.',
  label: 'GDPR log',
  search: 'Search the log',
  columns: { at: 'When', who: 'Who', what: 'What', about: 'On what', subject: 'Kind', changes: 'Changes' },
  filters: { subject: 'Kind', person: 'Who' },
  from: 'From',
  to: 'To',
  empty: 'Nothing has happened yet',
  emptyText: 'Every change in GDPR stands here with who made it.',
  system: 'Samspill',
  set: '{label}: {after}',
  changed: '{label}: {before} → {after}',
  nothing: 'empty',
};
