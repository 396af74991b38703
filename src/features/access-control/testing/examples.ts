import type { Example, Examples, World } from '#testing/examples.ts';
import type { accessControl } from '../contract/index.ts';
import { userColumns } from '../contract/entities.ts';
import * as endpoints from '../contract/endpoints-view.ts';
import { roleIds } from '#features/rights/contract/role-ids.ts';
import { addPeople, addPerson, openAccessControl } from '#testing/people-of.ts';
import type { PersonOptions } from '#testing/people-of.ts';
import { restrictedItem } from './restricted-item.ts';

const grow = async ({ server, company }: World, count: number) => {
  await addPeople(
    server,
    company,
    Array.from({ length: count }, () => ({})),
  );
};

/** A new person in a company that uses access control. */
async function opened({ server, company }: World, options?: PersonOptions): Promise<string> {
  await openAccessControl(server, company);
  return addPerson(server, company, options);
}

const aboutPerson = (rest: Record<string, unknown>, options?: PersonOptions): Example => ({
  input: async (world) => ({ body: { companyUserId: await opened(world, options), ...rest } }),
  foreign: async (world, other) => {
    await opened(world);
    return { body: { companyUserId: await opened(other, options), ...rest } };
  },
  grow,
});

const shown = (...rows: string[]) => ({ body: { rows, columns: [...userColumns], format: 'csv' } });

const moves = (world: World, ids: readonly string[]) => ({
  body: { changes: ids.map((companyUserId) => ({ companyUserId, reportingToCompanyUserId: world.admin.companyUserId })) },
});

const aboutItem = (rest: Record<string, unknown>, part: 'query' | 'body' = 'body'): Example => ({
  input: async ({ server, company }) => ({ [part]: { itemType: restrictedItem, itemId: await addPerson(server, company), ...rest } }),
  foreign: async (_world, { server, company }) => ({
    [part]: { itemType: restrictedItem, itemId: await addPerson(server, company), ...rest },
  }),
  grow,
});

export const examples: Examples<typeof accessControl> = {
  getAccessSettings: { input: () => ({}) },
  getAvailableRoles: { input: () => ({}) },
  getUserList: {
    input: async (world) => {
      await openAccessControl(world.server, world.company);
      return { body: {} };
    },
    grow,
  },
  exportUserList: {
    input: async (world) => shown(await opened(world)),
    foreign: async (world, other) => {
      await opened(world);
      return shown(await opened(other));
    },
    grow,
  },
  getCompanyHierarchy: {
    input: async (world) => {
      await openAccessControl(world.server, world.company);
      return { body: { includeDeactivated: true } };
    },
    grow,
  },
  acknowledgeAccessControlWelcomeScreen: {
    input: ({ admin }) => ({ body: { directedByCompanyUserId: admin.companyUserId } }),
    foreign: (_world, { admin }) => ({ body: { directedByCompanyUserId: admin.companyUserId } }),
  },
  setRole: aboutPerson({ roleId: roleIds.hradmin }),
  upgrade: aboutPerson({}),
  downgrade: aboutPerson({}, { role: 'manager' }),
  updateReporting: aboutPerson({ reportingToCompanyUserId: null }),
  setHierarchy: {
    input: async (world) => moves(world, [await opened(world), await opened(world)]),
    foreign: async (world, other) => {
      await opened(world);
      return moves(world, [await opened(other)]);
    },
    grow,
  },
  getItemPermissions: aboutItem({}, 'query'),
  previewItemPermissions: aboutItem({ grants: [{ roleId: roleIds.hradmin, level: 'view' }] }),
  findItemPeople: aboutItem({ search: 'ola' }),
  setItemPermissions: aboutItem({ grants: [{ roleId: roleIds.hradmin, level: 'full' }] }),
  viewAs: aboutPerson({}),
  endViewAs: {
    input: async (world) => {
      const { json } = await world.admin.call(endpoints.viewAs, { body: { companyUserId: await opened(world) } });
      return { body: { viewId: json['viewId'] } };
    },
  },
  explain: {
    input: async ({ server, company }) => ({
      query: { companyUserId: await addPerson(server, company), itemType: 'person', itemId: await addPerson(server, company) },
    }),
    foreign: async ({ server, company }, other) => ({
      query: { companyUserId: await addPerson(server, company), itemType: 'person', itemId: await addPerson(other.server, other.company) },
    }),
    grow,
  },
};
