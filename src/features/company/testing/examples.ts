import type { Examples } from '#testing/examples.ts';
import type { company } from '../contract/index.ts';
import { registration } from './registration.ts';

export const examples: Examples<typeof company> = {
  lookUpRegistry: { input: () => ({ query: { registryId: '987654325' } }) },
  createCompany: { input: () => ({ body: registration() }) },
  getCompany: { input: () => ({}) },
  updateCompanySettings: { input: () => ({ body: { allowSupport: true } }) },
  updateCompanyDetails: { input: () => ({ body: { company: { ...registration().company, numberOfEmployees: 35 } } }) },
  updateCompanyInterests: { input: () => ({ body: { interests: ['people', 'absence'] } }) },
  setDirector: {
    input: ({ admin }) => ({ body: { directedByCompanyUserId: admin.companyUserId } }),
    foreign: (_world, { admin }) => ({ body: { directedByCompanyUserId: admin.companyUserId } }),
  },
};
