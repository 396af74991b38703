import type { RightsTexts } from '#kernel/contract/rights.ts';
import type { integrationsRights } from '../contract/rights.ts';

/** What the row of the role table and its permission are called. */
export const enRights = {
  features: { integrations: 'Integrations' },
  permissions: { Integrations: 'Integrations' },
} satisfies RightsTexts<typeof integrationsRights>;
