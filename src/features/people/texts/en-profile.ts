/** What the profile holds beside its fields. */
export const en = {
  draft: {
    mark: 'Not saved',
  },
  history: {
    title: 'History',
    view: 'Show as',
    timeline: 'Timeline',
    table: 'Table',
    none: 'No history yet',
    noneText: 'When position, department, manager or percentage changes, what they were stands here, from which day.',
    from: 'From',
    changedBy: 'Changed by',
    by: 'Changed by {name}, {moment}',
    change: '{before} → {after}',
  },
  complete: {
    title: 'Complete your profile',
    lead: '{company} needs this before everything opens to you.',
    invitedLead: '{inviter} invited you. {company} needs this before everything opens to you.',
    missing: '{count, plural, one {One thing is missing} other {# things are missing}}',
    nothingMissing: 'Nothing is missing. Complete the profile, and everything opens.',
    send: 'Complete the profile',
    done: 'Welcome to {company}',
    doneText: 'Your profile is complete, and everything is open to you.',
  },
};
