import type { Examples } from '#testing/examples.ts';
import type { takeout } from '../contract/index.ts';

/** The default name of test companies. */
const usualName = 'Fjord og Fjell AS';

export const examples: Examples<typeof takeout> = {
  takeOutPerson: {
    input: ({ admin }) => ({ body: { companyUserId: admin.companyUserId } }),
    foreign: (_, other) => ({ body: { companyUserId: other.admin.companyUserId } }),
  },
  takeOutCompany: { input: () => ({}) },
  getTakeouts: { input: () => ({}) },
  downloadTakeout: { input: () => ({}), elsewhere: 'a takeout is made by a job; src/product-tests/company-takeout.test.ts shows it' },
  getLeaving: { input: () => ({}) },
  deleteCompany: { input: () => ({ body: { name: usualName } }) },
  cancelDelete: { input: () => ({}) },
};
