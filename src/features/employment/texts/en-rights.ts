import type { RightsTexts } from '#kernel/contract/rights.ts';
import type { employmentRights } from '../contract/rights.ts';

export const enRights = {
  features: { employmentContracts: 'Employment contracts' },
  permissions: { EmployeeContracts: 'Employment contracts', EmployeeContractsEdit: 'Create employment contracts' },
} satisfies RightsTexts<typeof employmentRights>;
