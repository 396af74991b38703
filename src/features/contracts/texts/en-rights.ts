import type { RightsTexts } from '#kernel/contract/rights.ts';
import type { contractRights } from '../contract/rights.ts';

export const enRights = {
  features: { contractRegister: 'Contracts' },
  permissions: { Contracts: 'Contracts', ContractsEdit: 'Add and delete contracts' },
} satisfies RightsTexts<typeof contractRights>;
