import { addedParty } from '#features/parties/testing/added.ts';
import type { Examples, World } from '#testing/examples.ts';
import { deleteContractFeed } from '../contract/endpoints-feed.ts';
import type { contracts } from '../contract/index.ts';
import { contractImportExamples } from './import-examples.ts';
import {
  addedContract,
  addedTag,
  contractWithNumber,
  deletedFileIn,
  feedSecretOf,
  fileIn,
  growFiles,
  lease,
  logIdOf,
  noteOn,
  ofNewContract,
  saidOfNumber,
  textFile,
} from './given.ts';

const contractIn = async ({ admin }: World): Promise<string> => (await addedContract(admin)).contractId;
const growContracts = async ({ admin }: World, count: number) => {
  for (let number = 0; number < count; number += 1)
    await addedContract(admin, { name: `Avtale ${number}`, category: `Kategori ${number}` });
};

type MakeInput = (world: World) => Promise<{ body?: unknown; query?: Record<string, unknown>; params?: Record<string, unknown> }>;
/** The same request about a contract of this company, and about one of another, which is not found. */
const about = (make: MakeInput, rest: object = {}) => ({
  input: make,
  foreign: (_world: World, other: World) => make(other),
  ...rest,
});
const aboutContract = (more: object = {}) => about(async (world) => ({ body: { contractId: await contractIn(world), ...more } }));
const withFile = (make: MakeInput) => ({
  input: async (world: World) => ({ ...(await make(world)), files: [textFile()] }),
  foreign: async (_world: World, other: World) => ({ ...(await make(other)), files: [textFile()] }),
});

export const examples: Examples<typeof contracts> = {
  getContracts: { input: () => ({ query: { page: 1, pageSize: 100 } }), grow: growContracts },
  getContract: about(async (world) => ({ query: { contractId: await contractIn(world) } })),
  createContract: {
    input: ({ admin }) => ({ body: { contract: lease(admin) }, files: [textFile()] }),
    foreign: (world, other) => ({ body: { contract: { ...lease(world.admin), responsible: other.admin.companyUserId } }, files: [] }),
  },
  updateContract: withFile(async (world) => ({ body: { contract: { contractId: await contractIn(world), name: 'Leie av lager' } } })),
  updateResponsible: {
    input: async (world) => {
      const { companyUserId } = await world.company.person('officeadmin');
      await addedContract(world.admin);
      return { body: { Responsible: world.admin.companyUserId, NewResponsible: companyUserId } };
    },
    foreign: (world, other) => ({ body: { Responsible: world.admin.companyUserId, NewResponsible: other.admin.companyUserId } }),
  },
  deleteContract: aboutContract({ name: 'Leie av kontor' }),
  updateTrafficLight: aboutContract({ trafficLight: 'Yellow' }),
  generateNotifications: aboutContract(),
  silenceNotifications: aboutContract(),
  explainDeadline: { input: ({ admin }) => ({ body: { ...lease(admin), typeId: 1 } }) },
  getContractLogs: about(async (world) => ({ query: { contractId: await contractIn(world) } })),
  getContractLogDetails: about(async (world) => ({ query: { logId: await logIdOf(world, await contractIn(world)) } })),
  exportContracts: {
    input: async (world) => {
      await addedContract(world.admin);
      return { body: { columns: ['party', 'name', 'nextDeadline'], format: 'csv' } };
    },
    grow: growContracts,
  },
  getContractSettings: { input: () => ({}), grow: growContracts },
  updateContractSettings: { input: () => ({ body: { movesToWorkingDay: false } }), grow: growContracts },
  previewContractSettings: { input: () => ({ body: { movesToWorkingDay: false } }), grow: growContracts },
  getPossibleResponsibles: {
    input: () => ({}),
    grow: async ({ company }, count) => {
      for (let number = 0; number < Math.min(count, 40); number += 1) await company.person('officeadmin');
    },
  },
  getContractsToHandOver: { input: ({ admin }) => ({ query: { companyUserId: admin.companyUserId } }), grow: growContracts },
  getContractParties: {
    input: () => ({}),
    grow: async ({ admin }, count) => {
      for (let number = 0; number < Math.min(count, 20); number += 1) {
        const { partyId, name: party } = await addedParty(admin, { name: `Part ${number}` });
        await addedContract(admin, { party, partyId });
      }
    },
  },
  getUpcomingContracts: { input: () => ({ query: { days: 90 } }), grow: growContracts },
  compareWithRegister: about(async (world) => ({ query: { contractId: await contractWithNumber(world) } })),
  refreshCounterparty: about(async (world) => ({ body: { contractId: await contractWithNumber(world), said: saidOfNumber } })),
  validateContractFile: about(async (world) => ({ body: { ...(await ofNewContract(world)), name: 'Leie.pdf', size: 100 } })),
  updateContractFiles: withFile((world) => ofNewContract(world).then((body) => ({ body }))),
  deleteContractTags: about(async (world) => {
    const contractId = await contractIn(world);
    return { body: { tagIds: [await addedTag(world, contractId)], ContractId: contractId } };
  }),
  uploadContractFile: withFile((world) => ofNewContract(world).then((body) => ({ body }))),
  getContractFiles: {
    ...about(async (world) => ({ body: await ofNewContract(world) })),
    grow: growFiles,
  },
  exportContractFiles: about(async (world) => {
    const { contractId, fileId } = await fileIn(world);
    return { body: { contractId, rows: [fileId], columns: ['name', 'size'], format: 'csv' } };
  }),
  getContractFile: about(async (world) => ({ params: { name: 'avtale.txt' }, query: { contractFileId: (await fileIn(world)).fileId } })),
  addContractLink: about(async (world) => ({
    body: { ...(await ofNewContract(world)), ExternalFile: { Url: 'https://example.com/leie', FileName: 'Leie' } },
  })),
  renameContractFile: about(async (world) => ({ body: { contractFileId: (await fileIn(world)).fileId, newFileName: 'leie.txt' } })),
  deleteContractFile: about(async (world) => ({ body: { contractFileId: (await fileIn(world)).fileId } })),
  tagContractFiles: about(async (world) => {
    const { contractId, fileId } = await fileIn(world);
    return { body: { contractFileIds: [fileId], tagIds: [await addedTag(world, contractId)] } };
  }),
  removeTagFromContractFiles: about(async (world) => {
    const { fileId, tagId } = await fileIn(world, { inFolder: true });
    return { body: { contractFileIds: [fileId], tagId } };
  }),
  deleteContractFilesAndTags: about(async (world) => {
    const { contractId, fileId } = await fileIn(world);
    return { body: { contractFileIds: [fileId], tagIds: [], ContractId: contractId } };
  }),
  createContractTag: about(async (world) => ({ body: { Name: 'Vedlegg', ContractId: await contractIn(world) } })),
  renameContractTag: about(async (world) => ({ body: { Id: await addedTag(world, await contractIn(world)), NewTagName: 'Tegninger' } })),
  getDeletedContractFiles: about(async (world) => ({ body: await ofNewContract(world) })),
  restoreContractFilesAndTags: about(async (world) => ({ body: await deletedFileIn(world) })),
  eraseContractFilesAndTags: about(async (world) => ({ body: await deletedFileIn(world) })),
  getContractFeed: { input: () => ({}) },
  createContractFeed: { input: () => ({}) },
  deleteContractFeed: {
    input: async ({ admin }) => {
      await feedSecretOf(admin);
      return {};
    },
  },
  readContractFeed: {
    input: async ({ admin }) => ({ params: { secret: await feedSecretOf(admin) } }),
    revoke: async ({ admin }) => {
      await admin.call(deleteContractFeed);
    },
    grow: growContracts,
  },
  ...contractImportExamples,
  createNote: about(async (world) => ({ body: { relatedId: await contractIn(world), noteText: 'Ring utleier' } })),
  getNotes: about(async (world) => ({ query: { relatedId: await contractIn(world) } })),
  deleteNote: about(async (world) => ({ body: { noteId: await noteOn(world, await contractIn(world)) } })),
  updateNoteStatus: about(async (world) => ({ body: { noteId: await noteOn(world, await contractIn(world)), status: 2 } })),
  updateNote: about(async (world) => ({ body: { noteId: await noteOn(world, await contractIn(world)), noteText: 'Ring igjen' } })),
};
