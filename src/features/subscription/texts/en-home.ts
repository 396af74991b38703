import type { SubscriptionFeature } from '#kernel/contract/permissions.ts';

/** What the shell says of the trial: the banner, the block on home, and the dialog when it has ended. */
export const en = {
  feature: {
    absencecalendar: 'Vacation and leave',
    accesscontrol: 'Access control',
    contracts: 'Contracts',
    employeecontract: 'Employment contracts',
    gdpr: 'GDPR',
    smsservice: 'Text messages',
    winkit: 'Lottery',
    onoffboarding: 'On- and offboarding',
    integrations: 'Integrations',
  } satisfies Record<SubscriptionFeature, string>,
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
    text: 'Everything is open until {date}.',
    plans: 'See plans',
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
