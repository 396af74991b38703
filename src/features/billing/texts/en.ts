import type { LimitKey } from '../contract/limits.ts';

export const en = {
  errors: {},
  limit: {
    title: 'The limit is reached',
    text: {
      userLimit: 'Your subscription covers {limit, plural, one {# user} other {# users}}, and {used, number} are in use.',
      administratorLimit:
        'Your subscription covers {limit, plural, one {# System Admin} other {# System Admins}}, and you have {used, number}.',
      employmentContractLimit:
        'Your subscription covers {limit, plural, one {# employment contract} other {# employment contracts}}, and you have {used, number}.',
      contractLimit: 'Your subscription covers {limit, plural, one {# contract} other {# contracts}}, and you have {used, number}.',
      gdprTreatmentLimit:
        'Your subscription covers {limit, plural, one {# processing activity} other {# processing activities}}, and you have {used, number}.',
      storageLimit: 'Your files take up {used} of {limit}.',
      signatureLimit: 'Your subscription covers {limit, plural, one {# signature} other {# signatures}}, and {used, number} are used.',
      smsLimit:
        'Your subscription covers {limit, plural, one {# text message} other {# text messages}} a month, and {used, number} have been sent.',
    } satisfies Record<LimitKey, string>,
    plans: 'See plans',
    invoices: 'See invoices',
    unpaid: 'You only have the free plan because an invoice is unpaid. Pay it to continue.',
    askAdmin: 'Ask a System Admin at {company} to extend the subscription.',
    askVendor: 'You are responsible for the subscription of {company}. Extend it to continue.',
  },
  admins: {
    title: 'More administrators need a subscription',
    text: 'Without a subscription a company has one System Admin. With a subscription you can have as many as you need:',
    pointAway: 'someone can step in when you are away',
    pointShare: 'you share the work without sharing a sign-in',
  },
} as const;
