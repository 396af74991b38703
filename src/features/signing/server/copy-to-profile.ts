import { viewPerson } from '#features/people/server/public.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { copySignedDocumentToProfileCard as contract } from '../contract/endpoints-files.ts';
import { signingKind } from '../contract/kinds.ts';
import { contractPersonOf } from './contract-person.ts';
import { fileIn } from './file-signed.ts';
import { openToChange } from './open-request.ts';
import { readFile } from './store-files.ts';

/** Copies a signed PDF to a profile (signing.16). */
export const copySignedDocumentToProfileCard: Handler<typeof contract> = async (context, { body }) => {
  const { company, actor, fail, audit } = context;
  const { fileId, companyUserId, folderId } = body;
  const file = (await readFile(company, fileId)) ?? fail('common.NotFound');
  const { request } = await openToChange(context, file, 'copyToProfile');
  if (file.kind !== 'signed') fail('signing.NotPossible');
  // It is erased with its person, which it would not be on another profile (signing.22).
  const ownerId = await contractPersonOf(company, request);
  if (ownerId !== null && ownerId !== companyUserId) fail('signing.ContractOfAnother');
  const person = await viewPerson(company, actor.member, companyUserId);
  if (person?.state === 'inactive') fail('signing.ProfileLocked', 409);
  const place = { location: 'profile', personId: companyUserId, folderId } as const;
  const { files } = await fileIn(context, place, file);
  const after = { name: request.name, copiedTo: companyUserId };
  audit({ entity: signingKind, entityId: request.signingRequestId, companyUserId, before: { name: request.name }, after });
  // The newest is the copy, whose name may have got a number.
  const [copied] = files.toSorted((a, b) => (a.id < b.id ? 1 : -1));
  return { profileFileId: copied?.id ?? fail('common.NotFound') };
};
