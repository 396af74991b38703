import type { RightsTexts } from '#kernel/contract/rights.ts';
import type { signingRights } from '../contract/rights.ts';

export const noRights = {
  features: { digitalSigning: 'Digital signering' },
  permissions: { Esigning: 'Digital signering', EsigningEdit: 'Sende dokumenter til signering' },
} satisfies RightsTexts<typeof signingRights>;
