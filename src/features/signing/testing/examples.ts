import { sql } from 'kysely';
import { lease } from '#features/contracts/testing/given.ts';
import { filledDocument, publishedDocument } from '#features/employment/testing/given.ts';
import type { Examples, World } from '#testing/examples.ts';
import { limitCompany } from '#testing/limit-company.ts';
import { createSigningRequest } from '../contract/endpoints-create.ts';
import { cancelSigningRequest } from '../contract/endpoints-life.ts';
import type { signing } from '../contract/index.ts';
import { readFiles } from '../server/store-files.ts';
import { completedRequest } from './completed-request.ts';
import { recipientExamples } from './recipient-examples.ts';
import { document, requestOf, sent, somebody } from './requests.ts';
import { sealExamples } from './seal-examples.ts';

type Make = (world: World) => Promise<Record<string, unknown>>;
/** The same call about a request of this company, and about one of another, which is not found. */
const about = (make: Make) => ({
  input: async (world: World) => ({ body: await make(world) }),
  foreign: async (_world: World, other: World) => ({ body: await make(other) }),
});

const sentIn = async ({ server, admin }: World) => sent(server, admin);
const idIn = async (world: World) => (await sentIn(world)).signingRequestId;
const completedIn = async ({ server, company }: World) => (await completedRequest(server, company)).requestId;

/** A request whose people were asked more than an hour ago. */
async function longSent(world: World): Promise<string> {
  const { signingRequestId } = await sentIn(world);
  await world.server.database.forCompany(world.company.companyId, ({ tx, id }) =>
    sql`update signing_recipient set invited_at = invited_at - interval '2 hours'
      where company_id = ${id} and request_id = ${signingRequestId}::uuid`.execute(tx),
  );
  return signingRequestId;
}

/** A request of an employment contract. */
async function ofContract(world: World): Promise<string> {
  const { server, company, admin } = world;
  await limitCompany(server, company, { employmentContractLimit: 10_000 });
  const { documentId } = await publishedDocument(admin);
  const body = { documentId, recipients: [somebody()], signingMethod: 'link', dueDate: '2026-12-24' };
  const answer = await admin.call(createSigningRequest, { body });
  if (answer.status !== 200) throw new Error(`The contract was not sent: ${JSON.stringify(answer.json)}`);
  return (answer.json['signingRequest'] as { signingRequestId: string }).signingRequestId;
}

/** The signed file of a completed request. */
async function signedFileIn(world: World): Promise<string> {
  const requestId = await completedIn(world);
  const files = await world.server.database.forCompany(world.company.companyId, (company) => readFiles(company, [requestId]));
  return files.find(({ kind }) => kind === 'signed')?.fileId ?? '';
}

async function cancelledIn(world: World): Promise<{ signingRequestId: string; name: string }> {
  const { signingRequestId, name } = await sentIn(world);
  await world.admin.call(cancelSigningRequest, { body: { signingRequestId, reason: 'Feil vedlegg' } });
  return { signingRequestId, name: name ?? '' };
}

async function grow({ server, admin }: World, count: number): Promise<void> {
  for (let number = 0; number < Math.min(count, 40); number += 1) await sent(server, admin);
}

const bulkBody = async ({ server, admin }: World) => {
  const { recipients: _people, ...rest } = await requestOf(server, admin);
  return { ...rest, people: [somebody(), somebody()] };
};

export const examples: Examples<typeof signing> = {
  ...recipientExamples,
  ...sealExamples,
  getCompanySigningRequests: { input: () => ({ query: { page: 1, pageSize: 200 } }), grow },
  getCompletedCompanySigningRequests: { input: () => ({ query: { page: 1, pageSize: 200 } }), grow },
  getSigningRequest: {
    input: async (world) => ({ query: { signingRequestId: await idIn(world) } }),
    foreign: async (_world, other) => ({ query: { signingRequestId: await idIn(other) } }),
  },
  getSigningOptions: { input: () => ({}) },
  getSigningContacts: {
    input: ({ admin }) => ({ body: { companyUserIds: [admin.companyUserId] } }),
  },
  exportSigningRequests: {
    input: async (world) => {
      await sentIn(world);
      return { body: { list: 'ongoing', columns: ['name', 'people', 'status'], format: 'xlsx' } };
    },
    grow,
  },
  validateFile: { input: () => ({ body: { name: 'avtale.pdf', size: 1000, kind: 'document' } }) },
  uploadFile: { input: () => ({ body: { kind: 'document' }, files: [document()] }) },
  createSigningRequest: { input: async ({ server, admin }) => ({ body: await requestOf(server, admin) }) },
  createSigningRequests: { input: async (world) => ({ body: await bulkBody(world) }) },
  publishAndSendDocument: about(async (world) => {
    await limitCompany(world.server, world.company, { employmentContractLimit: 10_000 });
    const { documentId } = await filledDocument(world.admin);
    return { documentId, terms: { recipients: [somebody()], signingMethod: 'link', dueDate: '2026-12-24' } };
  }),
  cancelSigningRequest: about(async (world) => ({ signingRequestId: await idIn(world), reason: 'Feil vedlegg' })),
  cancelSigningRequestAndUpdateDocumentStatus: about(async (world) => ({ signingRequestId: await ofContract(world), reason: 'Feil lønn' })),
  sendSigningReminderMail: about(async (world) => ({ signingRequestId: await longSent(world) })),
  updateSigningRecipientInvitationEmail: about(async (world) => {
    const { signingRequestId, recipients } = await sentIn(world);
    return { signingRequestId, recipientId: recipients[0]?.recipientId, email: somebody().email };
  }),
  extendSignatureDueDate: about(async (world) => ({ signingRequestId: await idIn(world), extendedDueDate: '2027-01-15' })),
  deleteSigningRequest: about(cancelledIn),
  addToContractRegister: about(async (world) => ({ signingRequestId: await completedIn(world), contract: lease(world.admin) })),
  getFile: {
    input: async (world) => ({ params: { fileName: 'avtale.pdf' }, query: { fileId: (await sentIn(world)).signingRequestFileId } }),
    foreign: async (_world, other) => ({
      params: { fileName: 'avtale.pdf' },
      query: { fileId: (await sentIn(other)).signingRequestFileId },
    }),
  },
  copySignedDocumentToProfileCard: {
    input: async (world) => ({ body: { fileId: await signedFileIn(world), companyUserId: world.admin.companyUserId } }),
    foreign: async (world, other) => ({ body: { fileId: await signedFileIn(other), companyUserId: world.admin.companyUserId } }),
  },
};
