import { createCompanyUser } from '#features/people/contract/endpoints.ts';
import type { Examples } from '#testing/examples.ts';
import type { billing } from '../contract/index.ts';

export const examples: Examples<typeof billing> = {
  checkCompanyLimits: {
    input: () => ({ body: { limits: ['users', 'administrators', 'storage'] } }),
    grow: async ({ admin, company }, count) => {
      const body = { companyId: company.companyId, firstName: 'Åse', lastName: 'Vik' };
      for (let place = 0; place < Math.min(count, 20); place += 1) await admin.call(createCompanyUser, { body });
    },
  },
};
