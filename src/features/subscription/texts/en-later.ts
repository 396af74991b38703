import type { SubscriptionFeature } from '#kernel/contract/permissions.ts';

/** The dialog when the trial has ended. */
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
};
