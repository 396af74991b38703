import type { RightsTexts } from '#kernel/contract/rights.ts';
import type { gdprRights } from '../contract/rights.ts';

export const noRights = {
  features: { gdpr: 'Personvern' },
  permissions: { Gdpr: 'Personvern', GdprEdit: 'Føre behandlingsprotokollen' },
} satisfies RightsTexts<typeof gdprRights>;
