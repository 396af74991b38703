import { takeOutCompany } from '#features/takeout/contract/endpoints.ts';
import { beginWork, readWork, writeFailure } from '#kernel/server/work/store-work.ts';
import type { Examples, World } from '#testing/examples.ts';
import type { work } from '../contract/index.ts';

/** A takeout that waits. */
async function started({ server, company: { companyId, admin } }: World): Promise<string> {
  await admin.call(takeOutCompany, {});
  const [row] = await server.database.forCompany(companyId, (company) => readWork(company, 1));
  return row?.workId ?? '';
}

/** A takeout that has failed. */
export async function failed(world: World): Promise<string> {
  const workId = await started(world);
  await world.server.database.forCompany(world.company.companyId, async (company) => {
    const now = world.server.clock.now();
    await beginWork(company, workId, { kind: {}, now });
    await writeFailure(company, workId, { reason: 'common.Unknown', maxTries: 1, now });
  });
  return workId;
}

export const examples: Examples<typeof work> = {
  getAllWork: { input: () => ({}), grow: async (world) => void (await started(world)) },
  getOwnWork: { input: () => ({}), grow: async (world) => void (await started(world)) },
  tryWorkAgain: {
    input: async (world) => ({ body: { workId: await failed(world) } }),
    foreign: async (_world, other) => ({ body: { workId: await failed(other) } }),
  },
  cancelWork: {
    input: async (world) => ({ body: { workId: await started(world) } }),
    foreign: async (_world, other) => ({ body: { workId: await started(other) } }),
  },
};
