import type { RightsTexts } from '#kernel/contract/rights.ts';
import type { accessControlRights } from '../contract/rights.ts';

/** What the rows of the role table and their permissions are called. */
export const enRights = {
  features: {
    accessControl: 'Access control',
  },
  permissions: {
    AccessControl: 'Access control',
  },
} satisfies RightsTexts<typeof accessControlRights>;
