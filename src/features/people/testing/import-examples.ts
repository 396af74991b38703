import type { ExampleInput } from '#testing/caller.ts';
import type { Examples, World } from '#testing/examples.ts';
import * as endpoints from '../contract/endpoints-import.ts';
import { doWork } from '#testing/do-work.ts';

const csv = 'Navn;E-post;Avdeling\nÅse Ødegård;ase@example.no;Drift\nOla Moe;ola@example.no;Salg\n';

/** A small staff list as a file. */
export function staffFile(content = csv): Required<Pick<ExampleInput, 'files'>> {
  return { files: [{ name: 'ansatte.csv', bytes: Buffer.from(content) }] };
}

/** Makes a plan in the world's company; returns its id. */
async function plan({ admin }: World): Promise<string> {
  const { json } = await admin.call(endpoints.validateImport, staffFile());
  return String(json['planId']);
}

/** Makes a plan and carries it out; returns its id. */
async function done(world: World): Promise<string> {
  const planId = await plan(world);
  await world.admin.call(endpoints.importPeople, { body: { planId } });
  await doWork(world.server, world.company.companyId);
  return planId;
}

export const importExamples: Examples<{ name: 'people'; endpoints: typeof endpoints }> = {
  validateImport: { input: () => staffFile() },
  getImportRows: {
    input: async (world) => ({ body: { planId: await plan(world) } }),
    foreign: async (_world, other) => ({ body: { planId: await plan(other) } }),
  },
  importPeople: {
    input: async (world) => ({ body: { planId: await plan(world) } }),
    foreign: async (_world, other) => ({ body: { planId: await plan(other) } }),
  },
  getImportStatus: {
    input: async (world) => ({ query: { importId: await plan(world) } }),
    foreign: async (_world, other) => ({ query: { importId: await plan(other) } }),
  },
  undoImport: {
    input: async (world) => ({ body: { importId: await done(world) } }),
    foreign: async (_world, other) => ({ body: { importId: await done(other) } }),
  },
  getImports: { input: () => ({}) },
  getImportTemplate: { input: () => ({}) },
};
