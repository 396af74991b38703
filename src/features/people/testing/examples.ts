import type { Example, Examples } from '#testing/examples.ts';
import type { people } from '../contract/index.ts';
import { importExamples } from './import-examples.ts';
import { lifeExamples } from './life-examples.ts';
import { grow, oneId } from './world-staff.ts';

const list: Example = {
  // A partial page implies the total; a full one needs a count, so both are tested with a page size of one.
  input: () => ({ body: { pagination: { page: 1, pageSize: 1 }, filter: {} } }),
  grow,
};

export const examples: Examples<typeof people> = {
  getCompanyUser: {
    input: async (world) => ({ query: { companyUserEncrId: await oneId(world) } }),
    foreign: async (_world, other) => ({ query: { companyUserEncrId: await oneId(other) } }),
    grow,
  },
  getCompanyUsers: { input: () => ({}), grow },
  getActiveCompanyUsers: list,
  getPendingCompanyUsers: list,
  getInactiveCompanyUsers: list,
  getCompanyUsersFilter: { input: () => ({ query: { state: 'active' } }), grow },
  createCompanyUser: {
    input: ({ company }) => ({ body: { companyId: company.companyId, firstName: 'Åse', lastName: 'Vik' } }),
    foreign: (_world, { company }) => ({ body: { companyId: company.companyId, firstName: 'Åse', lastName: 'Vik' } }),
    grow,
  },
  updateCompanyUser: {
    input: async (world) => ({ body: { id: await oneId(world), companyId: world.company.companyId, version: 1, team: 'Nord' } }),
    foreign: async (world, other) => ({ body: { id: await oneId(other), companyId: world.company.companyId, version: 1, team: 'Nord' } }),
    grow,
  },
  exportCompanyUsers: {
    input: () => ({ body: { activeOnlyCompanyUsers: true, columns: ['firstName', 'lastName', 'salaryAmount'], format: 'csv' } }),
    grow,
  },
  getWhomToAsk: { input: () => ({}), grow },
  updateInteractionData: { input: () => ({ body: { interactionData: { 'people.columns': ['position'] } } }) },
  ...importExamples,
  ...lifeExamples,
};
