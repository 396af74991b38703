import type { Example, Examples, World } from '#testing/examples.ts';
import { newId } from '#kernel/server/id.ts';
import { sealComparison, type StoredComparison } from '../server/comparison/stored-comparison.ts';
import { insertComparison, writeContent } from '../server/comparison/store-comparison.ts';
import type { integrations } from '../contract/index.ts';
import type { AccountingSystem } from '../contract/kinds.ts';
import { openSystems } from './connect-examples.ts';
import { connectSystem } from './connected-company.ts';

const nobody: StoredComparison = { people: { onlyExternal: [], onlySamspill: [], both: [] }, ours: {}, theirs: {} };

/** Connects a system, and keeps a comparison with it that was just made. Answers its id. */
export async function comparedWith(
  { server, company }: Pick<World, 'server' | 'company'>,
  system: AccountingSystem,
  kept: StoredComparison = nobody,
): Promise<string> {
  await connectSystem(server, company, system);
  const comparisonId = newId();
  const place = { companyId: company.companyId, comparisonId };
  const now = server.clock.now();
  await server.database.forCompany(company.companyId, async (unit) => {
    await insertComparison(unit, { comparisonId, system, askedBy: null, now });
    await writeContent(unit, { comparisonId, content: sealComparison(server.services.secrets, kept, place), now });
  });
  return comparisonId;
}

const compared = (system: AccountingSystem): Example => ({
  input: async (world) => {
    await comparedWith(world, system);
    return system === 'unimicro' ? { body: { provider: system }, files: [] } : {};
  },
});

/** Somebody there who may be the administrator, in a comparison with Tripletex. */
async function possiblePair(world: World, of = world.company) {
  const companyUserId = String(of.admin.companyUserId);
  const theirs = {
    externalId: '1',
    fullName: 'Kari Hansen',
    employeeNumber: null,
    emailAddress: null,
    department: null,
    invalidNumbers: [],
  };
  const onlyExternal = [{ ...theirs, candidates: [{ companyUserId, fullName: 'Kari Nordmann' }] }];
  const kept = { ...nobody, people: { ...nobody.people, onlyExternal } };
  const comparisonId = await comparedWith({ ...world, company: of }, 'tripletex', kept);
  return { provider: 'tripletex', comparisonId, pair: { companyUserId, externalId: '1' } };
}

/** A valid input for each call that compares, and that says who is who. */
export const comparisonExamples: Pick<
  Examples<typeof integrations>,
  'comparePowerOffice' | 'compareTripletex' | 'compareUniMicro' | 'linkPeople' | 'separatePeople'
> = {
  linkPeople: {
    input: async (world) => {
      openSystems(world);
      const { pair, ...named } = await possiblePair(world);
      return { body: { ...named, ...pair } };
    },
    foreign: async (world, other) => {
      openSystems(world);
      await possiblePair(world);
      const { pair, ...named } = await possiblePair(world, other.company);
      return { body: { ...named, ...pair } };
    },
  },
  separatePeople: {
    input: async (world) => {
      const { pair, ...named } = await possiblePair(world);
      return { body: { ...named, pairs: [pair] } };
    },
    foreign: async (world, other) => {
      await possiblePair(world);
      const { pair, ...named } = await possiblePair(world, other.company);
      return { body: { ...named, pairs: [pair] } };
    },
  },
  comparePowerOffice: compared('poweroffice'),
  compareTripletex: compared('tripletex'),
  compareUniMicro: compared('unimicro'),
};
