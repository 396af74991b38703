import type { RightsTexts } from '#kernel/contract/rights.ts';
import type { generalRights } from '../contract/rights.ts';

/** What the rows of the role table and their permissions are called. */
export const noRights = {
  features: {
    invite: 'Invitere',
  },
  permissions: {},
} satisfies RightsTexts<typeof generalRights>;
