import { doWork } from '#testing/do-work.ts';
import type { ExampleInput } from '#testing/caller.ts';
import type { Examples, World } from '#testing/examples.ts';
import * as endpoints from '../contract/endpoints-import.ts';

const csv = 'Leverandør;Avtale;Startdato;Sluttdato\nTelenor;Mobil;01.01.2024;31.12.2099\nTelia;Nett;01.02.2024;løpende\n';

/** A small list of contracts as a file. */
export function contractList(content: string | Uint8Array = csv, name = 'avtaler.csv'): Required<Pick<ExampleInput, 'files'>> {
  return { files: [{ name, bytes: Buffer.from(content) }] };
}

/** Makes a plan in the world's company; returns its id. */
async function plan({ admin }: World): Promise<string> {
  const { json } = await admin.call(endpoints.validateContractImport, contractList());
  return String(json['planId']);
}

/** Makes a plan and carries it out; returns its id. */
async function done(world: World): Promise<string> {
  const planId = await plan(world);
  await world.admin.call(endpoints.importContracts, { body: { planId } });
  await doWork(world.server, world.company.companyId);
  return planId;
}

export const contractImportExamples: Examples<{ name: 'contracts'; endpoints: typeof endpoints }> = {
  validateContractImport: { input: () => contractList() },
  getContractImportRows: {
    input: async (world) => ({ body: { planId: await plan(world) } }),
    foreign: async (_world, other) => ({ body: { planId: await plan(other) } }),
  },
  importContracts: {
    input: async (world) => ({ body: { planId: await plan(world) } }),
    foreign: async (_world, other) => ({ body: { planId: await plan(other) } }),
  },
  getContractImportStatus: {
    input: async (world) => ({ query: { importId: await plan(world) } }),
    foreign: async (_world, other) => ({ query: { importId: await plan(other) } }),
  },
  undoContractImport: {
    input: async (world) => ({ body: { importId: await done(world) } }),
    foreign: async (_world, other) => ({ body: { importId: await done(other) } }),
  },
  getContractImports: { input: () => ({}) },
  getContractImportTemplate: { input: () => ({}) },
};
