/** Every feature of the product, one line each. Server and web find its rooms by its name. */
export const features = [
  'account',
  'company',
  'people',
  'access-control',
  'dashboard',
  'billing',
  'content',
  'files',
  'invitations',
  'notes',
  'support',
  'absence',
  'takeout',
  'log',
  'notifications',
] as const;
