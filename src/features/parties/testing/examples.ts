import type { Examples, World } from '#testing/examples.ts';
import type { parties } from '../contract/index.ts';
import { addedParty } from './added.ts';

const partyIn = async ({ admin }: World): Promise<string> => (await addedParty(admin)).partyId;

const aboutParty = (rest: object = {}) => ({
  input: async (world: World) => ({ body: { partyId: await partyIn(world), ...rest } }),
  foreign: async (_world: World, other: World) => ({ body: { partyId: await partyIn(other), ...rest } }),
});

export const examples: Examples<typeof parties> = {
  searchParties: {
    input: () => ({ query: { text: 'fjord' } }),
    grow: async ({ admin }, count) => {
      for (let number = 0; number < count; number += 1) await addedParty(admin, { name: `Fjord ${number}` });
    },
  },
  getParty: {
    input: async (world) => ({ query: { partyId: await partyIn(world) } }),
    foreign: async (_world, other) => ({ query: { partyId: await partyIn(other) } }),
  },
  findInRegister: { input: () => ({ query: { text: '123456785' } }) },
  createParty: { input: () => ({ body: { kind: 'person', name: 'Kari Berg', email: 'kari@example.no' } }) },
  updateParty: aboutParty({ email: 'post@example.no' }),
  refreshParty: {
    input: async ({ admin }) => ({ body: { partyId: (await addedParty(admin, { registryId: '123456785' })).partyId } }),
    foreign: async (_world, other) => ({ body: { partyId: (await addedParty(other.admin, { registryId: '123456785' })).partyId } }),
  },
  deleteParty: aboutParty(),
};
