/** The sentences of notifications about absence; {type} is a word of `types` and never says that it is illness. */
export const enReasons = {
  vacationLeft:
    '{own, select, yes {You have {days, plural, one {# vacation day} other {# vacation days}} left to book for {year}.} other {{name} has {days, plural, one {# vacation day} other {# vacation days}} left to book for {year}.}}',
  vacation: 'Remember to book your vacation.',
  types: {
    Absence: 'absence',
    Vacation: 'vacation',
    HomeOffice: 'home office',
    TimeOff: 'time off in lieu',
    Leave: 'leave',
    Other: 'other absence',
    OffsiteWork: 'off-site work',
  },
  asked: {
    create: '{name} has registered {type}, {period}.',
    change: '{name} has changed {type}. It is now {period}.',
    delete: '{name} has withdrawn {type}, {period}.',
    requestNew: '{name} asks for {type}, {period}.',
    requestDelete: '{name} asks to delete {type}, {period}.',
    requestUpdate: '{name} asks to change {type} to {period}.',
    waiting: '{name} has waited {days, plural, one {# day} other {# days}} for an answer: {type}, {period}.',
    transfer:
      '{name} asks to transfer {days, plural, one {# vacation day} other {# vacation days}} from {year, number, ::group-off} to {next, number, ::group-off}.',
    transferWaiting:
      '{name} has waited {waited, plural, one {# day} other {# days}} for an answer: transfer of {days, plural, one {# vacation day} other {# vacation days}} from {year, number, ::group-off} to {next, number, ::group-off}.',
  },
  answered: {
    create: 'Registered for you: {type}, {period}.',
    approveRequest: 'Your request is approved: {type}, {period}.',
    declineRequest: 'Your request is declined: {type}, {period}.',
    approveDelete: 'Your request to delete is approved: {type}, {period}.',
    declineDelete: 'Your request to delete is declined: {type}, {period}. It stands as it was.',
    delete: 'Deleted for you: {type}, {period}.',
    requestUpdate: 'Changed for you: {type}, {period}.',
    approveUpdate: 'Your change is approved: {type}, {period}.',
    declineUpdate: 'Your change is declined: {type}, {period}. It stands as it was.',
    cancelUpdate: 'Your change has been withdrawn: {type}, {period}. It stands as it was.',
    transferredAtOnce:
      'Transferred for you: {days, plural, one {# vacation day} other {# vacation days}} from {year, number, ::group-off} to {next, number, ::group-off}.',
    transferApproved:
      'Your transfer is approved: {days, plural, one {# vacation day} other {# vacation days}} from {year, number, ::group-off} to {next, number, ::group-off}.',
    transferDeclined:
      'Your transfer is declined: {days, plural, one {# vacation day} other {# vacation days}} from {year, number, ::group-off} to {next, number, ::group-off}.',
  },
};
