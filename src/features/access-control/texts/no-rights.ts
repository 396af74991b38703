import type { RightsTexts } from '#kernel/contract/rights.ts';
import type { accessControlRights } from '../contract/rights.ts';

/** What the rows of the role table and their permissions are called. */
export const noRights = {
  features: {
    accessControl: 'Tilgangsstyring',
  },
  permissions: {
    AccessControl: 'Tilgangsstyring',
  },
} satisfies RightsTexts<typeof accessControlRights>;
