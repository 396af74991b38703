import type { Company } from '#kernel/server/database/unit.ts';
import type { Example, Examples, World } from '#testing/examples.ts';
import type { people } from '../contract/index.ts';
import { importExamples } from './import-examples.ts';
import { addStaff } from './staff.ts';
import type { StaffMember } from './staff.ts';

/** Adds people to the world's company; answers their ids. */
export function staffOf({ server, company }: World, staff: readonly StaffMember[]): Promise<string[]> {
  return server.database.forCompany(company.companyId, (unit: Company) => addStaff(unit, staff, server.services.secrets));
}

const kari = { firstName: 'Kari', lastName: 'Ødegård', department: 'Drift', position: 'Elektriker' };

async function oneId(world: World): Promise<string> {
  const [id = ''] = await staffOf(world, [kari]);
  return id;
}

const grow = async (world: World, count: number) => {
  const staff = Array.from({ length: count }, (_unused, index) => ({ ...kari, department: `Avdeling ${index % 7}` }));
  await staffOf(world, staff);
};

const list: Example = {
  // A short page tells its own total; a full one makes the list count, so both worlds are asked for one row.
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
  updateInteractionData: { input: () => ({ body: { interactionData: { 'people.columns': ['position'] } } }) },
  ...importExamples,
};
