import { applyFileChanges, noFileChanges, personFiles } from '#features/files/server/public.ts';
import { viewPerson } from '#features/people/server/public.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { setPerson as contract } from '../contract/endpoints-life.ts';
import { documentState } from '../contract/kinds.ts';
import { logged } from './log-document.ts';
import { openToChange, reloadDocument } from './open-document.ts';
import { nameOf } from './present-document.ts';
import { writePerson } from './store-documents.ts';

type Filing = Parameters<typeof applyFileChanges>;

/** Puts the signed copy among the files of a person. Those of people who have left are not added to; the contract has the copy. */
export async function putOnProfile(context: Filing[0], companyUserId: string, signed: Filing[3]): Promise<boolean> {
  const person = await viewPerson(context.company, context.actor.member, companyUserId);
  if (!person || person.state === 'inactive') return false;
  await applyFileChanges(context, { type: personFiles, id: companyUserId }, noFileChanges, signed);
  return true;
}

/** Says whose a contract is that was made for nobody yet; the copy that waited with it comes to the profile (employment.20). */
export const setPerson: Handler<typeof contract> = async (context, { body }) => {
  const { company, actor, now, audit, fail } = context;
  const stored = await openToChange(context, body);
  const { documentId, state, signedSha256, signedSize, signedName, signedType } = stored;
  if (state !== documentState.published && state !== documentState.signed) fail('documents.NotEditable', 409, { details: { state } });
  if (stored.personId !== null) fail('documents.HasPerson', 409);
  const personId = body.companyUserId;
  if (!(await viewPerson(company, actor.member, personId, { lock: true }))) fail('common.NotFound');
  await writePerson(company, { documentId, personId, by: actor.member.companyUserId, now });
  const isKept = signedSha256 !== null && signedSize !== null && signedName !== null && signedType !== null;
  const signed = isKept ? [{ upload: { sha256: signedSha256, size: signedSize }, name: signedName, contentType: signedType }] : [];
  const isOnProfile = isKept && (await putOnProfile(context, personId, signed));
  audit(logged({ documentId, personId }, { before: { name: nameOf(stored), personId: null }, after: { name: nameOf(stored), personId } }));
  return { document: await reloadDocument(context, documentId), isOnProfile };
};
