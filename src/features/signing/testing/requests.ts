import { keepContent } from '#features/files/server/public.ts';
import { newId } from '#kernel/server/id.ts';
import type { Caller, TestAnswer } from '#testing/caller.ts';
import type { TestServer } from '#testing/server.ts';
import { createSigningRequest, uploadFile } from '../contract/endpoints-create.ts';
import { getCompanySigningRequests, getCompletedCompanySigningRequests, getSigningRequest } from '../contract/endpoints.ts';
import type { SigningRequest, SigningRequestItem } from '../contract/entities.ts';
import { insertUpload } from '../server/store-uploads.ts';
import { plainPdf } from './plain-pdf.ts';

// Counts the files of this process, so that each has content of its own.
let number = 0;
function nextNumber(): number {
  number += 1;
  return number;
}

/** A PDF whose content no other has. */
export function document(name = 'avtale.pdf'): { name: string; bytes: Uint8Array } {
  return { name, bytes: plainPdf(`Avtale ${nextNumber()}`) };
}

/** Uploads a file for a request that is being made, as a browser does, and answers its id. */
export async function uploaded(who: Caller, file = document(), kind: 'document' | 'attachment' = 'document'): Promise<string> {
  const answer = await who.call(uploadFile, { body: { kind }, files: [file] });
  if (answer.status !== 200) throw new Error(`The file was refused: ${JSON.stringify(answer.json)}`);
  return (answer.json['file'] as { fileId: string }).fileId;
}

/** Somebody free, whom no other test names. */
export function somebody(rest: object = {}): { name: string; email: string } {
  return { name: 'Ola Hansen', email: `ola.${nextNumber()}@example.com`, ...rest };
}

/** The same without judging the document, which takes a thread and its second. */
async function keptDocument({ services, clock }: TestServer, { companyId = 0, companyUserId = '' }: Caller): Promise<string> {
  const { name, bytes } = document();
  const now = clock.now();
  const kept = await keepContent(services, { companyId, now, bytes });
  const upload = { fileId: newId(), kind: 'document', name, contentType: 'application/pdf', pages: 1, isRepaired: false, ...kept } as const;
  await services.database.forCompany(companyId, (company) => insertUpload(company, { ...upload, by: companyUserId, now }));
  return upload.fileId;
}

/** The body of a request with an uploaded document. */
export async function requestOf(server: TestServer, who: Caller, rest: object = {}): Promise<Record<string, unknown>> {
  return {
    name: 'Samarbeidsavtale',
    signingRequestFileId: await keptDocument(server, who),
    recipients: [somebody()],
    signingMethod: 'link',
    dueDate: '2026-12-24',
    ...rest,
  };
}

export const requestIn = ({ json }: TestAnswer): SigningRequest => json['signingRequest'] as SigningRequest;

/** Sends a document for signing; fails when it is refused. */
export async function sent(server: TestServer, who: Caller, rest: object = {}): Promise<SigningRequest> {
  const answer = await who.call(createSigningRequest, { body: await requestOf(server, who, rest) });
  if (answer.status !== 200) throw new Error(`The request was refused: ${JSON.stringify(answer.json)}`);
  return requestIn(answer);
}

/** The request as somebody sees it. */
export async function seenBy(who: Caller, signingRequestId: string): Promise<SigningRequest> {
  const answer = await who.call(getSigningRequest, { query: { signingRequestId } });
  if (answer.status !== 200) throw new Error(`The request was not found: ${JSON.stringify(answer.json)}`);
  return requestIn(answer);
}

/** One of the lists. */
export async function listed(who: Caller, query: object = {}, { ended = false } = {}): Promise<SigningRequestItem[]> {
  const { json } = await who.call(ended ? getCompletedCompanySigningRequests : getCompanySigningRequests, { query: { ...query } });
  return json['signingRequests'] as SigningRequestItem[];
}
