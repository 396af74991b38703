import { readCompanyFacts, readPeopleNames } from '#features/people/server/public.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { readEvents, type EventRow } from '../store-events.ts';
import { readFiles, type FileRow } from '../store-files.ts';
import { readRequest, type RequestRow } from '../store-requests.ts';
import { readProof, readSignatures, type SignatureRow } from './store-seal.ts';

/** All that a seal is about, read in one transaction. */
export interface SealFacts {
  company: { name: string; timeZone: string };
  request: RequestRow;
  document: FileRow;
  attachments: readonly FileRow[];
  signatures: readonly SignatureRow[];
  events: readonly EventRow[];
  /** Who of the company is named in the log, and who asked. */
  names: ReadonlyMap<string, string>;
  /** The sealed file that this one annuls. */
  annulled: { name: string; sha256: string } | undefined;
}

/** Undefined when the request is gone. */
export async function readSealFacts(company: Company, signingRequestId: string): Promise<SealFacts | undefined> {
  const request = await readRequest(company, signingRequestId);
  if (!request) return undefined;
  const files = await readFiles(company, [signingRequestId]);
  const document = files.find(({ kind }) => kind === 'document');
  if (!document) throw new Error(`The document of request ${signingRequestId} is missing`);
  const events = await readEvents(company, signingRequestId);
  const by = [...events.map((event) => event.by), request.requestedBy].filter((id) => id !== null);
  return {
    company: await readCompanyFacts(company),
    request,
    document,
    attachments: files.filter(({ kind }) => kind === 'attachment'),
    signatures: await readSignatures(company, signingRequestId),
    events,
    names: await readPeopleNames(company, [...new Set(by)]),
    annulled: request.annulsId === null ? undefined : await readAnnulled(company, request.annulsId),
  };
}

async function readAnnulled(company: Company, annulsId: string): Promise<SealFacts['annulled']> {
  const [request, proof] = [await readRequest(company, annulsId), await readProof(company, annulsId)];
  return request && proof && { name: request.name, sha256: proof.sha256 };
}
