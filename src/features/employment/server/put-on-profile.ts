import type { FileChangeCode } from '#features/files/contract/file-changes.ts';
import { addNumbered, noFileChanges, personFiles } from '#features/files/server/public.ts';
import { viewPerson } from '#features/people/server/public.ts';
import { attempt, attemptLogged } from '#kernel/server/attempt.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { setPerson as contract } from '../contract/endpoints-life.ts';
import { documentState } from '../contract/kinds.ts';
import { logged } from './log-document.ts';
import { openToChange, reloadDocument } from './open-document.ts';
import { nameOf } from './present-document.ts';
import { requirePerson } from './require-person.ts';
import { readAddenda, writePerson, writePersonOfAddenda, type DocumentHead } from './store-documents.ts';

type Filing = Parameters<typeof addNumbered>;

/** Puts signed copies among the files of a person. Those of people who have left are not added to; the contract has the copy. */
export async function putOnProfile(context: Filing[0], companyUserId: string, signed: readonly Filing[3][]): Promise<boolean> {
  const person = await viewPerson(context.company, context.actor.member, companyUserId);
  if (!person || person.state === 'inactive') return false;
  for (const copy of signed) await putOne(context, companyUserId, copy);
  return true;
}

/** Scans are often called the same: under a name that is taken, the copy gets a number; what lies there already is not added again. */
async function putOne(context: Filing[0], companyUserId: string, copy: Filing[3]): Promise<void> {
  const owner = { type: personFiles, id: companyUserId };
  const put = await attempt<FileChangeCode, unknown>(context.company, (fail) =>
    addNumbered({ ...context, fail }, owner, noFileChanges, copy),
  );
  if ('done' in put || put.refusal === 'files.DuplicateFile') return;
  // Once more, as the refusal of the call itself.
  await addNumbered(context, owner, noFileChanges, copy);
}

function signedCopyOf({ signedSha256: sha256, signedSize: size, signedName: name, signedType: contentType }: DocumentHead) {
  return sha256 === null || size === null || name === null || contentType === null ? [] : [{ upload: { sha256, size }, name, contentType }];
}

/** Puts the signed copies of a contract and its addenda, which waited for a person, among the files of its person. */
async function putSignedOnProfile(context: Filing[0], contract: DocumentHead, personId: string): Promise<boolean> {
  const signed = [contract, ...(await readAddenda(context.company, contract.documentId))].flatMap(signedCopyOf);
  return signed.length > 0 && (await putOnProfile(context, personId, signed));
}

/** The same beside other work, which a profile that takes no more files does not hold back: the contract has the copies. */
export async function tryPutSignedOnProfile(context: Omit<Filing[0], 'fail'>, contract: DocumentHead, personId: string): Promise<void> {
  const put = await attemptLogged<FileChangeCode, boolean>(context.company, (part) =>
    putSignedOnProfile({ ...context, ...part }, contract, personId),
  );
  if ('done' in put) put.changes.forEach(context.audit);
}

/** Says whose a contract is that was made for nobody yet; the copies that waited with it and its addenda come to the profile (employment.20). */
export const setPerson: Handler<typeof contract> = async (context, { body }) => {
  const { company, actor, now, audit, fail } = context;
  const stored = await openToChange(context, body);
  const { documentId, state } = stored;
  if (stored.parentId !== null) fail('documents.IsAddendum', 409);
  if (state !== documentState.published && state !== documentState.signed) fail('documents.NotEditable', 409, { details: { state } });
  if (stored.personId !== null) fail('documents.HasPerson', 409);
  const personId = body.companyUserId;
  await requirePerson(context, personId);
  await writePerson(company, { documentId, personId, by: actor.member.companyUserId, now });
  await writePersonOfAddenda(company, { documentId, personId });
  const isOnProfile = await putSignedOnProfile(context, stored, personId);
  audit(logged({ documentId, personId }, { before: { name: nameOf(stored), personId: null }, after: { name: nameOf(stored), personId } }));
  return { document: await reloadDocument(context, documentId), isOnProfile };
};
