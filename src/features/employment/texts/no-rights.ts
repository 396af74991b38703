import type { RightsTexts } from '#kernel/contract/rights.ts';
import type { employmentRights } from '../contract/rights.ts';

export const noRights = {
  features: { employmentContracts: 'Arbeidsavtaler' },
  permissions: { EmployeeContracts: 'Arbeidsavtaler', EmployeeContractsEdit: 'Lage arbeidsavtaler' },
} satisfies RightsTexts<typeof employmentRights>;
