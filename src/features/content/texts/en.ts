import type { ErrorCodeOf } from '#kernel/contract/feature.ts';
import type { SubscriptionFeature } from '#kernel/contract/permissions.ts';
import type { content } from '../contract/index.ts';

export const en = {
  errors: {
    'content.Unreachable': 'We could not load this text right now. Try again in a moment.',
  } satisfies Record<ErrorCodeOf<typeof content>, string>,
  features: {
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
  locked: {
    mark: 'Not in your subscription',
    mayChange: 'Your company’s subscription does not include this. Choose a plan that does to open it at once.',
    ask: 'Your company’s subscription does not include this. Ask the person responsible for the subscription if you need it.',
    plans: 'See plans',
    toHome: 'Go to the home page',
    unpaid: {
      mark: 'Closed for now',
      mayChange:
        'An invoice is unpaid, so what you pay for is closed. Nothing has been deleted, and what you had opens again when the invoice is paid.',
      ask: 'This is closed for now, and nothing has been deleted. Ask the person responsible for the subscription if you need it.',
      invoices: 'See invoices',
    },
  },
  page: {
    missing: 'Page not found',
    missingText: 'The address may be wrong, or the page may have moved.',
    closed: 'You do not have access to this page',
    closedText: 'Ask an administrator in your company if you need it.',
  },
  agreement: {
    version: 'Version of {date}',
    print: 'Print',
  },
  lobby: {
    try: 'Try free for 10 days',
    signIn: 'Sign in',
    trial: 'No card is needed. <link>See prices</link>',
  },
  help: { title: 'Help' },
  steps: { label: 'Steps in pictures' },
  pager: {
    label: 'What you get',
    previous: 'Previous',
    next: 'Next',
    place: '{place} of {count}',
  },
  film: {
    open: 'Watch',
    opensElsewhere: 'opens in a new tab',
  },
} as const;
