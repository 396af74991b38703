import { readAllowances } from '#features/billing/server/public.ts';
import { hasRoom } from '#features/billing/contract/limits.ts';
import { findPeopleByEmails } from '#features/people/server/public.ts';
import { emailKey } from '#kernel/contract/email-address.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { newId } from '#kernel/server/id.ts';
import { signingKind, type Language, type SigningMethod } from '../contract/kinds.ts';
import { appendEvent } from './append-event.ts';
import { inviteNext } from './invite.ts';
import type { Place, Recipient, RequestFiles } from './require-request.ts';
import { staffOfAddress } from './rules/staff-of-address.ts';
import { shownQuota } from './shown-quota.ts';
import { insertRecipients, insertRequest } from './store-create.ts';
import { insertFiles, type FileRow } from './store-files.ts';
import { countUses, insertUses, lockQuota } from './store-use.ts';

/** A request as it was judged. */
export interface CheckedRequest extends Place {
  name: string;
  files: RequestFiles;
  recipients: readonly Recipient[];
  isInOrder: boolean;
  signingMethod: SigningMethod;
  dueDate: string | null;
  note: string;
  language: Language;
  documentId?: string;
  batchId?: string;
  annulsId?: string;
  /** Also of an annulment of one. */
  isOfContract?: boolean;
}

type SendCall = Omit<CallContext<'signing.OutOfSignatures'>, 'today'>;

/** Makes a request, takes its signature of the quota and invites those whose turn it is. */
export async function sendRequest(call: SendCall, input: CheckedRequest): Promise<string> {
  const { company, actor, now, audit } = call;
  const signingRequestId = newId();
  const by = actor.member.companyUserId;
  await takeSignature(call, signingRequestId, input);
  const { documentId = null, batchId = null, annulsId = null, isOfContract = documentId !== null, signingMethod: method } = input;
  await insertRequest(company, { ...input, signingRequestId, method, requestedBy: by, isOfContract, documentId, batchId, annulsId }, now);
  await insertRecipients(company, signingRequestId, recipientsOf(input, await findStaff(company, input.recipients)));
  await insertFiles(company, filesOf(signingRequestId, input.files));
  const { document, attachments } = input.files;
  await appendEvent(call, signingRequestId, {
    kind: 'created',
    by,
    facts: {
      sha256: document.sha256,
      attachments: attachments.map(({ sha256 }) => sha256).join(' '),
      signingMethod: method,
      isInOrder: input.isInOrder,
      people: input.recipients.length,
      dueDate: input.dueDate,
    },
    personal: { name: input.name },
  });
  // How many: names in a line that concerns nobody by itself would outlive an erasure (log.3).
  audit({
    entity: signingKind,
    entityId: signingRequestId,
    after: { name: input.name, status: 'Created', recipients: input.recipients.length, signingMethod: method, dueDate: input.dueDate },
  });
  await inviteNext(call, signingRequestId);
  return signingRequestId;
}

/** Refuses when no signature of the quota is left. With a limit, others who send wait, so that two do not take the last one (signing.10). */
async function takeSignature(
  { company, services, now, fail }: SendCall,
  signingRequestId: string,
  { batchId }: Pick<CheckedRequest, 'batchId'>,
): Promise<void> {
  const limit = (await readAllowances(company, ['signatureLimit'])).get('signatureLimit') ?? null;
  if (limit !== null) {
    await lockQuota(company);
    const taken = { limit, used: await countUses(company) };
    // One document for many says of each what became of it, and nothing of the quota.
    const isShown = !hasRoom(taken) && batchId === undefined;
    const details = isShown ? { details: { ...(await shownQuota({ company, services }, taken)) } } : {};
    if (!hasRoom(taken)) fail('signing.OutOfSignatures', 403, details);
  }
  await insertUses(company, [signingRequestId], now);
}

/** Who of the staff somebody is whose address was written in, so that takeout and erasure find them (signing.22). */
async function findStaff(company: CallContext['company'], recipients: readonly Recipient[]): Promise<(one: Recipient) => string | null> {
  const written = recipients.filter(({ companyUserId }) => companyUserId === null).map(({ email }) => emailKey(email));
  const found = written.length === 0 ? new Map<string, string>() : await findPeopleByEmails(company, written);
  const employeeOf = ({ companyUserId, email }: Recipient) => companyUserId ?? found.get(emailKey(email));
  return (one) =>
    one.companyUserId ?? staffOfAddress({ owner: employeeOf(one), others: recipients.filter((other) => other !== one).map(employeeOf) });
}

function recipientsOf({ recipients, isInOrder }: CheckedRequest, staff: (one: Recipient) => string | null) {
  return recipients.map((one, at) => {
    const position = isInOrder ? at + 1 : 1;
    return { ...one, companyUserId: staff(one), recipientId: newId(), number: at + 1, position };
  });
}

/** An upload may become the file of several requests, so each has an id of its own. */
function filesOf(signingRequestId: string, { document, attachments }: RequestFiles): FileRow[] {
  const of = (kind: FileRow['kind'], position: number, file: RequestFiles['document']): FileRow => {
    const { name, contentType, size, sha256, pages } = file;
    return { fileId: newId(), signingRequestId, kind, position, name, contentType, size, sha256, pages };
  };
  return [of('document', 0, document), ...attachments.map((file, position) => of('attachment', position, file))];
}
