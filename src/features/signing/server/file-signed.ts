import { addNumbered, companyFiles, noFileChanges, personFiles, theOnlyOne, type FilingCall } from '#features/files/server/public.ts';
import { memberByPerson } from '#features/people/server/public.ts';
import { attemptLogged } from '#kernel/server/attempt.ts';
import type { FileChangeCode } from '#features/files/contract/file-changes.ts';
import type { MoveCall } from './move-request.ts';
import { writeRequest, type RequestRow } from './store-requests.ts';

export interface SignedFile {
  name: string;
  sha256: string;
  size: number;
}

interface Place {
  location: 'profile' | 'company';
  personId: string | null;
  folderId: string | null;
}

/** Adds a signed PDF to the files of a person or of the company, by the rights of a member. */
export async function fileIn(
  call: FilingCall<FileChangeCode>,
  { location, personId, folderId }: Place,
  { name, sha256, size }: SignedFile,
) {
  const owner =
    location === 'company' ? { type: companyFiles, id: theOnlyOne } : { type: personFiles, id: personId ?? call.fail('common.NotFound') };
  const filesTags = folderId === null ? [] : [{ tagIds: [folderId] }];
  // Requests of a person's contracts are called alike, by the name of the person.
  return addNumbered(call, owner, { ...noFileChanges, filesTags }, { upload: { sha256, size }, name, contentType: 'application/pdf' });
}

/**
 * Puts the signed file where the requester wanted it, in their name. Without them, the place or the room it stays with the request, which says so: the
 * signatures hold all the same (signing.9).
 */
export async function fileSigned(call: MoveCall, request: RequestRow, file: SignedFile): Promise<void> {
  const { company, services, now } = call;
  const { location, requestedBy, signingRequestId, locationPersonId: personId, locationFolderId: folderId } = request;
  if (location === null) return;
  const member = requestedBy === null ? undefined : await memberByPerson({ company, services }, requestedBy);
  const result = await attemptLogged<FileChangeCode, unknown>(company, async (part) => {
    if (member?.state !== 'active') return part.fail('common.Forbidden');
    return fileIn({ company, services, now, actor: { member }, ...part }, { location, personId, folderId }, file);
  });
  if ('done' in result) result.changes.forEach(call.audit);
  else await writeRequest(company, signingRequestId, { location_problem: result.refusal, now });
}
