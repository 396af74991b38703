/** The log of the area. */
export const enLog = {
  lead: 'Who changed what in GDPR, and when.',
  label: 'GDPR log',
  search: 'Search the log',
  columns: { at: 'When', who: 'Who', what: 'What', about: 'Concerns', subject: 'Type', changes: 'Changes' },
  filters: { subject: 'Type', person: 'Who' },
  from: 'From',
  to: 'To',
  empty: 'Nothing has happened yet',
  emptyText: 'You see every change in GDPR here, and who made it.',
  system: 'Samspill',
  set: '{label}: {after}',
  changed: '{label}: {before} → {after}',
  nothing: 'empty',
  showWhole: 'Show the whole change',
  showLess: 'Show less',
};
