/**
 * Every feature of the product, one line each, lowest first: a feature may import only those above it in this list (checked).
 * Server and web find its rooms by its name.
 */
export const features = [
  'account',
  'company',
  'rights',
  'billing',
  'people',
  'saved-views',
  'content',
  'access-control',
  'files',
  'notes',
  'notifications',
  'tasks',
  'parties',
  'absence',
  'invitations',
  'support',
  'dashboard',
  'log',
  'contracts',
  'employment',
  'signing',
  'gdpr',
  'onoffboarding',
  'lottery',
  'sms',
  'integrations',
  'takeout',
  'work',
] as const;
