import { companyFiles, personFiles, placeFor, theOnlyOne } from '#features/files/server/public.ts';
import { viewPeople } from '#features/people/server/public.ts';
import { emailKey } from '#kernel/contract/email-address.ts';
import type { FieldError } from '#kernel/contract/errors.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { lockRows } from '#kernel/server/store-lock.ts';
import type { z } from 'zod';
import type { createCodes } from '../contract/codes.ts';
import type { RecipientInput } from '../contract/fields.ts';
import { maxBytes, type SigningMethod } from '../contract/kinds.ts';
import { mayGetSms } from '../contract/rules/mobile-number.ts';
import { offeredMethods } from './offered-methods.ts';
import { readUploads, type UploadRow } from './store-uploads.ts';

export type Recipient = z.output<typeof RecipientInput>;
export type CreateCode = (typeof createCodes)[number];
export type CreateCall = CallContext<CreateCode>;

interface Terms {
  signingMethod: SigningMethod;
  dueDate: string | null;
}

/** Refuses terms that cannot be: a day that is past, a method that is not offered. */
export function requireTerms({ services, today, fail }: CallContext<'signing.MethodNotOffered'>, { signingMethod, dueDate }: Terms): void {
  if (dueDate !== null && dueDate < today) fail('common.BadRequest', 400, { fieldErrors: [{ path: 'dueDate', code: 'dateInPast' }] });
  if (!offeredMethods(services).includes(signingMethod)) fail('signing.MethodNotOffered');
}

/** Refuses people who are named twice, are not of the company, or cannot be reached as the method asks (signing.7). */
export async function requirePeople(
  { company, actor: { member }, fail }: CreateCall,
  { recipients, signingMethod }: { recipients: readonly Recipient[]; signingMethod: SigningMethod },
): Promise<void> {
  const twice = findTwice(recipients);
  if (twice.length > 0) fail('signing.SamePerson', 400, { details: { names: twice.map(({ name }) => name) } });
  const fieldErrors = signingMethod === 'smsCode' ? recipients.flatMap(numberFaults) : [];
  if (fieldErrors.length > 0) fail('common.BadRequest', 400, { fieldErrors });
  const ids = recipients.flatMap(({ companyUserId }) => companyUserId ?? []);
  const seen = await viewPeople(
    company,
    ids.map((companyUserId) => ({ member, companyUserId })),
  );
  const unknown = ids.filter((_id, at) => !seen[at] || seen[at].visibility === 'none' || seen[at].state === 'inactive');
  if (unknown.length > 0) fail('signing.UnknownPerson', 400, { details: { companyUserIds: unknown } });
}

/** A code by SMS reaches mobile numbers only (signing.6). */
function numberFaults(person: Recipient, at: number): FieldError[] {
  const path = `recipients[${at}].phone`;
  if (person.phone === null) return [{ path, code: 'required' }];
  return mayGetSms({ ...person, phone: person.phone }) ? [] : [{ path, code: 'phone' }];
}

export function isSamePerson(one: Recipient, other: Recipient): boolean {
  return emailKey(one.email) === emailKey(other.email) || (one.companyUserId !== null && one.companyUserId === other.companyUserId);
}

/** Those who are named again: the same person, or the same address. */
function findTwice(recipients: readonly Recipient[]): Recipient[] {
  return recipients.filter((one, at) => recipients.slice(0, at).some((former) => isSamePerson(former, one)));
}

export interface RequestFiles {
  document: Pick<UploadRow, 'name' | 'contentType' | 'size' | 'sha256' | 'pages'>;
  attachments: readonly UploadRow[];
}

/** The uploads of the caller that a request is made of; 25 MB together. `given` is a document that is no upload. */
export async function requireFiles(
  { company, actor, fail }: CreateCall,
  {
    documentFileId,
    attachmentIds,
    given,
  }: { documentFileId: string | null; attachmentIds: readonly string[]; given?: RequestFiles['document'] },
): Promise<RequestFiles> {
  const wanted = [...(documentFileId === null ? [] : [documentFileId]), ...attachmentIds];
  // Of two requests of one upload at the same moment, one is made.
  await lockRows(company, 'signing_upload', wanted);
  const found = new Map((await readUploads(company, actor.member.companyUserId, wanted)).map((one) => [one.fileId, one]));
  const uploadOf = (fileId: string, kind: UploadRow['kind']) => {
    const upload = found.get(fileId);
    return upload?.kind === kind ? upload : fail('signing.UnknownFile', 400, { details: { fileId } });
  };
  const document = given ?? uploadOf(documentFileId ?? fail('signing.PdfRequired'), 'document');
  const attachments = [...new Set(attachmentIds)].map((fileId) => uploadOf(fileId, 'attachment'));
  const bytes = attachments.reduce((sum, { size }) => sum + size, document.size);
  if (bytes > maxBytes) fail('signing.FileSizeExceeded', 413);
  return { document, attachments };
}

export interface Place {
  location: 'profile' | 'company' | null;
  locationPersonId: string | null;
  locationFolderId: string | null;
  locationFolderName: string | null;
}

/** Where the signed file is to go: a place that the requester may add to (signing.9). */
export async function requirePlace(
  call: CreateCall,
  { location, locationId }: { location: 'profile' | 'company' | null; locationId: string | null },
): Promise<Place> {
  const none = { location, locationPersonId: null, locationFolderId: null, locationFolderName: null };
  if (location === null) return none;
  if (location === 'profile') {
    const personId = locationId ?? call.fail('common.BadRequest', 400, { fieldErrors: [{ path: 'locationId', code: 'required' }] });
    const place = await placeFor(call, { type: personFiles, id: personId }, null);
    return place ? { ...none, locationPersonId: personId } : call.fail('signing.LocationClosed');
  }
  const place = (await placeFor(call, { type: companyFiles, id: theOnlyOne }, locationId)) ?? call.fail('signing.LocationClosed');
  return { ...none, locationFolderId: locationId, locationFolderName: place.folderName };
}
