import type { Example, Examples, World } from '#testing/examples.ts';
import { addCompanyLink, deleteCompanyFile } from '../contract/endpoints-company.ts';
import { addCompanyUserLink, deleteCompanyUserFile } from '../contract/endpoints-people.ts';
import { fileColumns } from '../contract/entities.ts';
import { uploadCompanyLogo } from '../contract/endpoints-logo.ts';
import type { files } from '../contract/index.ts';
import { anyFile, folderOfCompany, folderOfPerson, uploadForCompany, uploadForPerson, ownPicture, picture } from './uploaded.ts';

const ofAdmin = ({ admin }: World) => ({ companyUserId: admin.companyUserId });
const fileOfCompany = async ({ admin }: World) => (await uploadForCompany(admin)).id;
const fileOfAdmin = async ({ admin }: World) => (await uploadForPerson(admin, admin.companyUserId)).id;
const deletedFile = async (world: World) => {
  const companyFileId = await fileOfCompany(world);
  await world.admin.call(deleteCompanyFile, { body: { companyFileId } });
  return companyFileId;
};
const deletedFileOfAdmin = async (world: World) => {
  const companyUserFileId = await fileOfAdmin(world);
  await world.admin.call(deleteCompanyUserFile, { body: { companyUserFileId } });
  return companyUserFileId;
};
const newFolder = async ({ admin }: World) => folderOfCompany(admin, `Mappe ${crypto.randomUUID()}`);
const newOwnFolder = async ({ admin }: World) => folderOfPerson(admin, admin.companyUserId, `Mappe ${crypto.randomUUID()}`);

const growCompany = async ({ admin }: World, count: number) => {
  const folder = await folderOfCompany(admin, `Lenker ${crypto.randomUUID()}`);
  for (let number = 0; number < Math.min(count, 40); number += 1) {
    const ExternalFile = { Url: `https://example.no/${folder}/${number}`, FileName: `Lenke ${number}` };
    await admin.call(addCompanyLink, { body: { ExternalFile, folder } });
  }
};
const growTrash = async (world: World, count: number) => {
  for (let number = 0; number < Math.min(count, 10); number += 1) await deletedFile(world);
};
const growPerson = async ({ admin }: World, count: number) => {
  const { companyUserId } = admin;
  for (let number = 0; number < Math.min(count, 40); number += 1) {
    await admin.call(addCompanyUserLink, {
      body: { companyUserId, url: `https://example.no/${number}`, fileName: `Lenke ${crypto.randomUUID()}` },
    });
  }
};

const shown = (...rows: string[]) => ({ rows, columns: [...fileColumns], format: 'csv' });

/** A request about a record of the caller's company, and the same about another company's record. */
function about(input: NonNullable<Example['input']>, more: Partial<Example> = {}): Example {
  return { input, foreign: async (_world, other) => input(other), ...more };
}

export const examples: Examples<typeof files> = {
  validateCompanyUserFile: about((world) => ({ body: { name: 'Avtale.pdf', type: 'application/pdf', size: 1000, ...ofAdmin(world) } }), {
    grow: growPerson,
  }),
  uploadCompanyUserFile: about((world) => ({ body: ofAdmin(world), files: [anyFile()] }), { grow: growPerson }),
  getCompanyUserFiles: about((world) => ({ body: ofAdmin(world) }), { grow: growPerson }),
  exportCompanyUserFiles: about(async (world) => ({ body: { ...ofAdmin(world), ...shown(await fileOfAdmin(world)) } }), {
    grow: growPerson,
  }),
  addCompanyUserLink: about(
    (world) => ({ body: { ...ofAdmin(world), url: `https://example.no/${crypto.randomUUID()}`, fileName: crypto.randomUUID() } }),
    {
      grow: growPerson,
    },
  ),
  renameCompanyUserFile: about(
    async (world) => ({ body: { companyUserFileId: await fileOfAdmin(world), newFileName: `${crypto.randomUUID()}.txt` } }),
    {
      grow: growPerson,
    },
  ),
  deleteCompanyUserFile: about(async (world) => ({ body: { companyUserFileId: await fileOfAdmin(world) } }), { grow: growPerson }),
  tagCompanyUserFiles: about(
    async (world) => ({ body: { companyUserFileIds: [await fileOfAdmin(world)], tagIds: [await newOwnFolder(world)], move: true } }),
    { grow: growPerson },
  ),
  removeTagFromCompanyUserFiles: about(async (world) => {
    const tagId = await newOwnFolder(world);
    const { id } = await uploadForPerson(world.admin, world.admin.companyUserId, anyFile(), tagId);
    return { body: { companyUserFileIds: [id], tagId } };
  }),
  deleteCompanyUserFilesAndTags: about(async (world) => ({
    body: { companyUserFileIds: [await fileOfAdmin(world)], tagIds: [await newOwnFolder(world)], ...ofAdmin(world) },
  })),
  getCompanyUserFile: about(
    async (world) => ({ params: { fileName: 'Notat.txt' }, query: { fileId: await fileOfAdmin(world), view: true } }),
    {
      grow: growPerson,
    },
  ),
  createCompanyUserTag: about((world) => ({ body: { tagName: `Mappe ${crypto.randomUUID()}`, ...ofAdmin(world) } })),
  renameCompanyUserTag: about(async (world) => ({ body: { tagId: await newOwnFolder(world), tagName: `Avtaler ${crypto.randomUUID()}` } })),
  uploadProfileImage: about(async (world) => ({ body: ofAdmin(world), files: [{ name: 'meg.png', bytes: await picture() }] })),
  deleteProfileImage: about((world) => ({ body: ofAdmin(world) })),
  getProfileImage: about(async (world) => {
    await ownPicture(world.admin);
    return { query: ofAdmin(world) };
  }),
  uploadCompanyLogo: { input: async () => ({ files: [{ name: 'logo.png', bytes: await picture() }] }) },
  deleteCompanyLogo: { input: () => ({}) },
  getCompanyLogo: {
    input: async ({ admin }) => {
      await admin.call(uploadCompanyLogo, { files: [{ name: 'logo.png', bytes: await picture() }] });
      return {};
    },
  },
  validateCompanyFile: { input: () => ({ body: { name: 'Håndbok.pdf', type: 'application/pdf', size: 1000 } }), grow: growCompany },
  uploadCompanyFile: { input: () => ({ files: [anyFile(), anyFile()] }), grow: growCompany },
  getCompanyFiles: { input: () => ({ body: {} }), grow: growCompany },
  exportCompanyFiles: about(async (world) => ({ body: shown(await fileOfCompany(world)) }), { grow: growCompany }),
  addCompanyLink: {
    input: () => ({ body: { ExternalFile: { Url: `https://example.no/${crypto.randomUUID()}`, FileName: crypto.randomUUID() } } }),
    grow: growCompany,
  },
  renameCompanyFile: about(async (world) => ({
    body: { companyFileId: await fileOfCompany(world), newFileName: `${crypto.randomUUID()}.txt` },
  })),
  deleteCompanyFile: about(async (world) => ({ body: { companyFileId: await fileOfCompany(world) } })),
  tagCompanyFiles: about(async (world) => ({ body: { companyFileIds: [await fileOfCompany(world)], tagIds: [await newFolder(world)] } })),
  removeTagFromCompanyFiles: about(async (world) => {
    const tagId = await newFolder(world);
    const { id } = await uploadForCompany(world.admin, anyFile(), tagId);
    return { body: { companyFileIds: [id], tagId } };
  }),
  deleteCompanyFilesAndTags: about(async (world) => ({
    body: { companyFileIds: [await fileOfCompany(world)], tagIds: [await newFolder(world)], deleteAllRelatedTagsAndFiles: true },
  })),
  getCompanyFile: about(async (world) => ({ params: { name: 'Notat.txt' }, query: { fileId: await fileOfCompany(world) } })),
  downloadCompanyFile: about(async (world) => ({ query: { fileId: await fileOfCompany(world) } })),
  createCompanyTag: { input: () => ({ body: { tagName: `Mappe ${crypto.randomUUID()}` } }) },
  renameCompanyTag: about(async (world) => ({ body: { tagId: await newFolder(world), tagName: `Rutiner ${crypto.randomUUID()}` } })),
  getDeletedCompanyFiles: { input: () => ({ body: {} }), grow: growTrash },
  restoreCompanyFilesAndTags: about(async (world) => ({ body: { companyFileIds: [await deletedFile(world)] } }), { grow: growTrash }),
  eraseCompanyFilesAndTags: about(async (world) => ({ body: { companyFileIds: [await deletedFile(world)] } }), { grow: growTrash }),
  getDeletedCompanyUserFiles: about((world) => ({ body: ofAdmin(world) })),
  restoreCompanyUserFilesAndTags: about(async (world) => ({
    body: { companyUserFileIds: [await deletedFileOfAdmin(world)], ...ofAdmin(world) },
  })),
  eraseCompanyUserFilesAndTags: about(async (world) => ({
    body: { companyUserFileIds: [await deletedFileOfAdmin(world)], ...ofAdmin(world) },
  })),
  getFileAccessLog: about(async (world) => ({ query: { fileId: await fileOfCompany(world), location: 'company' } })),
};
