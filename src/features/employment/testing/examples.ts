import { limitCompany } from '#testing/limit-company.ts';
import type { Caller } from '#testing/caller.ts';
import type { Examples, World } from '#testing/examples.ts';
import type { employment } from '../contract/index.ts';
import { begunDocument, outdate, publishedDocument, filledDocument, scan } from './given.ts';

type MakeBody = (world: World) => Promise<Record<string, unknown>>;
/** The same request about a document of this company, and about one of another, which is not found. */
const about = (make: MakeBody) => ({
  input: async (world: World) => ({ body: await make(world) }),
  foreign: async (_world: World, other: World) => ({ body: await make(other) }),
});
/** Some tests ask with many examples in one company, and a trial has room for two. */
const made =
  (make: (admin: Caller) => Promise<{ documentId: string }>) =>
  async ({ server, company, admin }: World): Promise<string> => {
    await limitCompany(server, company, { employmentContractLimit: 10_000 });
    return (await make(admin)).documentId;
  };
const idIn = made(begunDocument);
const filledIn = made(filledDocument);
const publishedIn = made(publishedDocument);
const aboutDocument = (more: object = {}) => about(async (world) => ({ documentId: await idIn(world), ...more }));

const inQuery = (make: (world: World) => Promise<string>, more: object = {}) => ({
  input: async (world: World) => ({ query: { documentId: await make(world), ...more } }),
  foreign: async (_world: World, other: World) => ({ query: { documentId: await make(other), ...more } }),
});

async function growDocuments({ admin, company, server }: World, count: number): Promise<void> {
  await limitCompany(server, company, { employmentContractLimit: 10_000 });
  for (let number = 0; number < count; number += 1) await begunDocument(admin);
}

export const examples: Examples<typeof employment> = {
  getTemplates: { input: () => ({}) },
  getDocuments: { input: () => ({ query: { page: 1, pageSize: 200 } }), grow: growDocuments },
  getDocument: {
    input: async (world) => ({ query: { documentId: await idIn(world) } }),
    foreign: async (_world, other) => ({ query: { documentId: await idIn(other) } }),
    grow: growDocuments,
  },
  createDocument: {
    input: async ({ server, company, admin }) => {
      await limitCompany(server, company, { employmentContractLimit: 10_000 });
      return { body: { templateId: 'permanent', language: 'no', companyUserId: admin.companyUserId } };
    },
    foreign: (_world, other) => ({ body: { templateId: 'permanent', language: 'no', companyUserId: other.admin.companyUserId } }),
  },
  createDocuments: {
    input: async ({ server, company, admin }) => {
      await limitCompany(server, company, { employmentContractLimit: 10_000 });
      return { body: { from: { kind: 'template', templateId: 'permanent', language: 'no' }, companyUserIds: [admin.companyUserId] } };
    },
    foreign: (_world, other) => ({
      body: { from: { kind: 'template', templateId: 'permanent', language: 'no' }, companyUserIds: [other.admin.companyUserId] },
    }),
  },
  copyDocument: aboutDocument(),
  createAddendum: about(async (world) => ({ documentId: await publishedIn(world) })),
  updateDocument: aboutDocument({ variables: [{ key: 'firstName', value: 'Ola' }] }),
  deleteDocument: aboutDocument(),
  previewDocument: aboutDocument({ tab: '0192f0a0-0000-7000-8000-000000000001' }),
  publishDocument: about(async (world) => ({ documentId: await filledIn(world) })),
  finishDocument: about(async (world) => ({ documentId: await filledIn(world) })),
  reopenDocument: about(async (world) => ({ documentId: await publishedIn(world) })),
  exportDocument: {
    input: async (world) => ({ params: { fileName: 'avtale.pdf' }, query: { documentId: await idIn(world) } }),
    foreign: async (_world, other) => ({ params: { fileName: 'avtale.pdf' }, query: { documentId: await idIn(other) } }),
  },
  downloadDocument: inQuery(idIn),
  uploadSignedCopy: {
    input: async (world) => ({ body: { documentId: await publishedIn(world) }, files: [scan] }),
    foreign: async (_world, other) => ({ body: { documentId: await publishedIn(other) }, files: [scan] }),
  },
  setPerson: {
    input: async (world) => ({ body: { documentId: await publishedIn(world), companyUserId: world.admin.companyUserId } }),
    foreign: async (world, other) => ({ body: { documentId: await publishedIn(other), companyUserId: world.admin.companyUserId } }),
  },
  getVersions: inQuery(idIn),
  compareVersions: inQuery(publishedIn, { from: 1 }),
  getNewerTemplate: inQuery(idIn),
  updateTemplate: about(async (world) => {
    const documentId = await idIn(world);
    await outdate(world.server, world.company.companyId, documentId);
    return { documentId };
  }),
  checkEditPublished: about(async (world) => ({ documentEncrId: await idIn(world) })),
};
