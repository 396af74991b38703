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
    label: 'About the trial period',
    active: 'You can try everything for free.',
    left: '{days, plural, one {# day} other {# days}} {hours, select, 01 {01 hour} other {{hours} hours}} left.',
    warning: 'The trial ends soon.',
    expired: 'The trial has ended.',
    expiredText: 'You have the free plan.',
    subscribe: 'Subscribe',
  },
  widget: {
    left: '{days, plural, one {# day left} other {# days left}} of {total, number}',
    text: 'You have everything until {date}.',
    plans: 'See plans',
  },
  ended: {
    title: 'The trial has ended',
    lead: 'The company now has the free plan. Nothing is deleted.',
    locked: 'Locked until you choose a plan',
    kept: 'Still available',
    keptList: {
      people: 'People and invitations',
      documents: 'Shared documents and notes',
      notices: 'Notifications, also about contract deadlines for 30 days',
      takeout: 'Exporting everything the company has',
    },
    ask: 'Ask a System Admin if you miss something.',
    subscribe: 'Subscribe',
  },
};
