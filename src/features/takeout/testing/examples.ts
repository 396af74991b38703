import type { Examples } from '#testing/examples.ts';
import type { takeout } from '../contract/index.ts';

export const examples: Examples<typeof takeout> = {
  takeOutPerson: {
    input: ({ admin }) => ({ body: { companyUserId: admin.companyUserId } }),
    foreign: (_, other) => ({ body: { companyUserId: other.admin.companyUserId } }),
  },
};
