import type { RightsTexts } from '#kernel/contract/rights.ts';
import type { filesRights } from '../contract/rights.ts';

/** What the rows of the role table and their permissions are called. */
export const enRights = {
  features: {
    sharedDocuments: 'Shared documents',
  },
  permissions: {
    SharedDocuments: 'Shared documents',
  },
} satisfies RightsTexts<typeof filesRights>;
