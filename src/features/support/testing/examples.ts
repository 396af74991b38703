import { updateCompanySettings } from '#features/company/contract/endpoints.ts';
import type { Examples } from '#testing/examples.ts';
import type { support } from '../contract/index.ts';

export const examples: Examples<typeof support> = {
  enterAsSupport: { input: () => ({}), elsewhere: 'only an account that the configuration names may; support.test.ts shows it' },
  leaveAsSupport: { input: () => ({}), elsewhere: 'a visit is ended by whoever makes it; support.test.ts shows it' },
  getSupportVisits: {
    input: async ({ admin }) => {
      await admin.call(updateCompanySettings, { body: { allowSupport: true } });
      return {};
    },
  },
};
