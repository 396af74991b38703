import type { RightsTexts } from '#kernel/contract/rights.ts';
import type { gdprRights } from '../contract/rights.ts';

export const enRights = {
  features: { gdpr: 'GDPR' },
  permissions: { Gdpr: 'GDPR', GdprEdit: 'Maintain the record of processing activities' },
} satisfies RightsTexts<typeof gdprRights>;
