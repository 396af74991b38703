import type { RightsTexts } from '#kernel/contract/rights.ts';
import type { filesRights } from '../contract/rights.ts';

/** What the rows of the role table and their permissions are called. */
export const noRights = {
  features: {
    sharedDocuments: 'Felles dokumenter',
  },
  permissions: {
    SharedDocuments: 'Felles dokumenter',
  },
} satisfies RightsTexts<typeof filesRights>;
