import { editGate as contractGate } from '#features/employment/contract/gates.ts';
import { sendForSigning } from '#features/employment/server/public.ts';
import { refuseByAccess } from '#kernel/server/gate.ts';
import type { Handler } from '#kernel/server/serve.ts';
import { attemptLogged } from '#kernel/server/attempt.ts';
import { newId } from '#kernel/server/id.ts';
import type { createSigningRequest as contract, createSigningRequests as bulkContract } from '../contract/endpoints-create.ts';
import {
  isSamePerson,
  requireFiles,
  requirePeople,
  requirePlace,
  requireTerms,
  type CreateCall,
  type CreateCode,
  type Recipient,
} from './require-request.ts';
import { fileNameOf } from './end-request.ts';
import { loadRequest } from './open-request.ts';
import { sendRequest, type CheckedRequest } from './send-request.ts';
import { deleteUploads } from './store-uploads.ts';

type Body = Parameters<typeof createSigningRequest>[1]['body'];

/** Sends a document for signing: an uploaded PDF, or a published employment contract. */
export const createSigningRequest: Handler<typeof contract> = async (context, { body }) => {
  if (body.documentId !== null && body.signingRequestFileId !== null) context.fail('signing.PdfRequired');
  requireTerms(context, body);
  await requirePeople(context, body);
  return { signingRequest: await loadRequest(context, await sendJudged(context, body)) };
};

/** Sends what was asked for by terms and people that were judged; answers the id of the request. */
export async function sendJudged(context: CreateCall, body: Body): Promise<string> {
  const input = body.documentId === null ? await uploadInput(context, body) : await contractRequestInput(context, body, body.documentId);
  const signingRequestId = await sendRequest(context, input);
  await deleteUploads(context.company, uploadsOf(body));
  return signingRequestId;
}

const uploadsOf = ({ signingRequestFileId, attachmentIds }: Pick<Body, 'signingRequestFileId' | 'attachmentIds'>): string[] => [
  ...attachmentIds,
  ...(signingRequestFileId === null ? [] : [signingRequestFileId]),
];

async function uploadInput(context: CreateCall, body: Body): Promise<CheckedRequest> {
  const { signingRequestFileId: documentFileId, attachmentIds, documentId: _none, ...terms } = body;
  const files = await requireFiles(context, { documentFileId, attachmentIds });
  const place = await requirePlace(context, body);
  return { ...terms, ...place, name: body.name ?? nameOfFile(files.document.name), files };
}

/** The name of a file without its ending, as a request is called. */
function nameOfFile(fileName: string): string {
  return fileName.replace(/\.pdf$/i, '').trim() || fileName;
}

/** The contract is marked as sent with its request, and without it stays as it is (signing.18). */
async function contractRequestInput(context: CreateCall, body: Body, documentId: string): Promise<CheckedRequest> {
  const { actor } = context;
  refuseByAccess(contractGate.access, actor.member);
  const contractToSign = await sendForSigning({ ...context, by: actor.member.companyUserId }, documentId, body.documentVersion);
  const { name, language, personId, pdf } = contractToSign;
  const given = { name: `${fileNameOf(name)}.pdf`, contentType: 'application/pdf', ...pdf, pages: null };
  const files = await requireFiles(context, { documentFileId: null, attachmentIds: body.attachmentIds, given });
  // The signed contract goes to the profile of its person, when there is one, and nowhere else: it is erased with that person (signing.22).
  const wanted = personId === null ? { location: null, locationId: null } : { location: 'profile' as const, locationId: personId };
  const isElsewhere = body.location !== wanted.location || (body.locationId ?? null) !== wanted.locationId;
  if (body.location !== null && isElsewhere)
    context.fail('common.BadRequest', 400, { fieldErrors: [{ path: 'location', code: 'select' }] });
  const place = await requirePlace(context, wanted);
  return { ...body, ...place, name: body.name ?? name.trim(), language, files, documentId };
}

/** Sends one document to many people, each with a request of their own and judged alone (signing.17). */
export const createSigningRequests: Handler<typeof bulkContract> = async (context, { body }) => {
  const { company, fail, partly } = context;
  requireTerms(context, body);
  const files = await requireFiles(context, { documentFileId: body.signingRequestFileId, attachmentIds: body.attachmentIds });
  const batchId = newId();
  const results = [];
  for (const [at, person] of body.people.entries()) {
    const isAgain = body.people.slice(0, at).some((one) => isSamePerson(one, person));
    const sent = isAgain ? { refusal: 'signing.SamePerson' as const } : await sendTo(context, person, { ...body, files, batchId });
    const { name, email } = person;
    const code = 'done' in sent ? null : sent.refusal;
    results.push({ number: at, name, email, signingRequestId: 'done' in sent ? sent.done : null, code });
  }
  const codes = results.flatMap(({ code }) => code ?? []);
  const [first] = codes;
  // In the order of the call; when nobody got one the call is refused.
  if (first && codes.length === results.length)
    fail(first, first === 'signing.OutOfSignatures' ? 403 : undefined, { details: { results } });
  // Those who got none can be tried once more.
  if (codes.length === 0 && !body.keepsUploads) await deleteUploads(company, uploadsOf(body));
  partly(codes);
  return { results };
};

type Bulk = Parameters<typeof createSigningRequests>[1]['body'] & Pick<CheckedRequest, 'files'> & { batchId: string };

/** What one of them logs counts only when it is sent. */
async function sendTo(context: CreateCall, person: Recipient, bulk: Bulk) {
  const result = await attemptLogged<CreateCode, string>(context.company, async (part) => {
    const call = { ...context, ...part };
    const recipients = [person, ...bulk.alsoSigning];
    await requirePeople(call, { ...bulk, recipients });
    const isOwnProfile = bulk.location === 'profile';
    const wanted = isOwnProfile
      ? { location: person.companyUserId === null ? null : bulk.location, locationId: person.companyUserId }
      : bulk;
    return sendRequest(call, { ...bulk, ...(await requirePlace(call, wanted)), recipients });
  });
  if ('done' in result) result.changes.forEach(context.audit);
  return result;
}
