import type { FeatureFlag } from '#kernel/contract/permissions.ts';

/** A page of each feature that a company may switch off; a feature whose page does not exist is not offered. */
export const featurePages = {
  absenceCalendar: '/vacation-and-leave',
  employeeContract: '/employee-contract',
  onOffBoarding: '/on-offboarding',
  smsService: '/sms',
  winkit: '/winkit',
  gdpr: '/gdpr',
  contracts: '/contracts',
  notifications: '/organisation/notification-rules',
  accesscontrol: '/access-control',
  integrations: '/integrations',
} as const satisfies Partial<Record<FeatureFlag, string>>;

// The keys of the table above.
export const offeredFlags = Object.keys(featurePages) as (keyof typeof featurePages)[];
