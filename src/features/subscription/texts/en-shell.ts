/** The trial: banner, block on home, and the dialog when it has ended. */
export const enShell = {
  banner: {
    label: 'Trial',
    active: 'You are trying everything free.',
    left: '{days, plural, one {# day} other {# days}} {hours} hours left.',
    warning: 'The trial ends soon.',
    expired: 'The trial is over.',
    expiredText: 'You have the free plan until you choose another.',
    subscribe: 'Subscribe',
  },
  widget: {
    left: '{days, plural, one {# day left} other {# days left}} of {total, number}',
    over: 'The trial is over',
    text: 'Everything is open until {date}.',
    subscribe: 'See plans',
    progress: 'Days of the trial that have passed',
  },
  ended: {
    title: 'The trial is over',
    lead: 'The company now has the free plan. Nothing is deleted.',
    locked: 'Closed until you choose a plan',
    kept: 'Still open',
    keptList: {
      people: 'People, invitations and the organisation chart',
      documents: 'Shared documents and notes',
      notices: 'Notifications, also of contracts’ deadlines for 30 days',
      takeout: 'Taking out all that the company has',
    },
    ask: 'Ask a system administrator if you miss something.',
    subscribe: 'Subscribe',
  },
};
