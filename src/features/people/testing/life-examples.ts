import type { Examples, World } from '#testing/examples.ts';
import type * as endpoints from '../contract/endpoints-life.ts';
import { grow, oneId, staffOf } from './world-staff.ts';

const body = (companyUserId: string) => ({ body: { companyUserId } });
const query = (companyUserId: string) => ({ query: { companyUserId } });

/** A leaver with this many former direct reports. */
async function formerLeader(world: World): Promise<string> {
  return oneId(world, { state: 'inactive' });
}

const leavers = { grow: async (world: World, count: number) => grow(world, count) };

export const lifeExamples: Examples<{ name: 'people'; endpoints: typeof endpoints }> = {
  getDeactivation: {
    input: async (world) => query(await oneId(world)),
    foreign: async (_world, other) => query(await oneId(other)),
    ...leavers,
  },
  deactivateCompanyUser: {
    input: async (world) => body(await oneId(world)),
    foreign: async (_world, other) => body(await oneId(other)),
    ...leavers,
  },
  activateCompanyUser: {
    input: async (world) => body(await oneId(world, { state: 'inactive' })),
    foreign: async (_world, other) => body(await oneId(other, { state: 'inactive' })),
    ...leavers,
  },
  updateCompanyUserPendingStatus: {
    input: async (world) => body(await oneId(world, { state: 'pending' })),
    foreign: async (_world, other) => body(await oneId(other, { state: 'pending' })),
    ...leavers,
  },
  deleteCompanyUser: {
    input: async (world) => {
      const id = await formerLeader(world);
      await staffOf(world, [{ firstName: 'Ola', lastName: 'Moe', state: 'inactive', reportingToCompanyUserId: id }]);
      return body(id);
    },
    foreign: async (_world, other) => body(await oneId(other)),
    ...leavers,
  },
  getHistory: {
    input: async (world) => query(await oneId(world)),
    foreign: async (_world, other) => query(await oneId(other)),
  },
  getPeopleToErase: { input: () => ({}), grow },
  getUpcomingBirthdays: { input: () => ({}), grow },
};
