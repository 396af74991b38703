import { readPersonOfDocument } from '#features/employment/server/public.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { readRequest, type RequestRow } from './store-requests.ts';

type OfContract = Pick<RequestRow, 'isOfContract' | 'locationPersonId' | 'documentId' | 'annulsId'>;

/** The person whose employment contract a request is of or annuls, also when they were assigned to it after it was sent (employment.15). */
export async function contractPersonOf(company: Company, request: OfContract): Promise<string | null> {
  const { isOfContract, locationPersonId, annulsId } = request;
  if (!isOfContract || locationPersonId !== null) return isOfContract ? locationPersonId : null;
  const { documentId } = (annulsId === null ? undefined : await readRequest(company, annulsId)) ?? request;
  return documentId === null ? null : readPersonOfDocument(company, documentId);
}
