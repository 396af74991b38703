import type { RightsTexts } from '#kernel/contract/rights.ts';
import type { generalRights } from '../contract/rights.ts';

/** What the rows of the role table and their permissions are called. */
export const enRights = {
  features: {
    invite: 'Invite people',
  },
  permissions: {},
} satisfies RightsTexts<typeof generalRights>;
