import type { RightsTexts } from '#kernel/contract/rights.ts';
import type { contractRights } from '../contract/rights.ts';

export const noRights = {
  features: { contractRegister: 'Avtaler' },
  permissions: { Contracts: 'Avtaler', ContractsEdit: 'Legge til og slette avtaler' },
} satisfies RightsTexts<typeof contractRights>;
