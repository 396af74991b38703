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
    noneText: 'When the position, department, manager or percentage changes, you see the earlier values and dates here.',
    from: 'From',
    changedBy: 'Changed by',
    by: 'Changed by {name}, {moment}',
    change: '{before} → {after}',
  },
  complete: {
    title: 'Complete your profile',
    lead: '{company} needs this before you get access to everything.',
    invitedLead: '{inviter} invited you. {company} needs this before you get access to everything.',
    missing: '{count, plural, one {One thing is missing} other {# things are missing}}',
    nothingMissing: 'Nothing is missing. Complete the profile to get access to everything.',
    send: 'Complete the profile',
    done: 'Welcome to {company}',
    doneText: 'Your profile is complete, and you have access to everything.',
  },
};
