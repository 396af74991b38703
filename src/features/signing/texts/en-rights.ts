import type { RightsTexts } from '#kernel/contract/rights.ts';
import type { signingRights } from '../contract/rights.ts';

export const enRights = {
  features: { digitalSigning: 'Digital signing' },
  permissions: { Esigning: 'Digital signing', EsigningEdit: 'Send documents for signing' },
} satisfies RightsTexts<typeof signingRights>;
