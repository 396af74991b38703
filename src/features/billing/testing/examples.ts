import type { Examples } from '#testing/examples.ts';
import { addPeople } from '#testing/people-of.ts';
import type { billing } from '../contract/index.ts';

export const examples: Examples<typeof billing> = {
  checkCompanyLimits: {
    input: () => ({ body: { limits: ['userLimit', 'administratorLimit', 'storageLimit'] } }),
    grow: async ({ server, company }, count) => {
      await addPeople(
        server,
        company,
        Array.from({ length: count }, () => ({})),
      );
    },
  },
};
