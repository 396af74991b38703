import { storedContent } from '#features/files/server/public.ts';
import { isShown } from '#kernel/server/files/content-kind.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { getRecipientFile as contract } from '../../contract/endpoints-recipient.ts';
import { signingKind } from '../../contract/kinds.ts';
import { contractPersonOf } from '../contract-person.ts';
import { moveRecipient } from '../move-request.ts';
import { readFiles, type FileRow } from '../store-files.ts';
import { readRequest } from '../store-requests.ts';
import { isReadable, openSigner, refuseState, requireConfirmation, type OpenedSigner, type SignerCall } from './open-signer.ts';

/** A file of the request. Whoever fetches the document has opened it (signing.56). */
export const getRecipientFile: Handler<typeof contract> = async (context, { query: { fileId, view } }) => {
  const { company, services, call, fail, audit } = context;
  const signer = await openSigner(context);
  refuseState(context, signer, isReadable(signer));
  await requireConfirmation(context, signer);
  const files = await readFiles(company, [signer.requestId]);
  const file = files.find((one) => one.fileId === fileId && isOpenTo(signer, one)) ?? fail('common.NotFound');
  if (file.kind === 'document' && signer.state === 'open') await markOpened(context, signer);
  const inline = view === 'true' && isShown(file.contentType);
  const stored = storedContent(services, company.id, file);
  if (call.isLookAt(stored)) {
    const whose = await personOf(context, signer);
    audit({
      entity: signingKind,
      entityId: signer.requestId,
      ...(whose !== null && { companyUserId: whose }),
      after: { name: signer.name, looked: inline ? 'view' : 'download', fileName: file.name, recipient: signer.fullName },
      isRepeatable: true,
    });
  }
  return { fileName: file.name, contentType: file.contentType, inline, stored };
};

/** The finished file opens when it is verified. */
function isOpenTo({ state }: OpenedSigner, { kind }: FileRow): boolean {
  return kind !== 'signed' || state === 'completed';
}

/** The person whose log has the look: the signer or, of who is nobody here, whose employment contract it is. */
async function personOf({ company }: SignerCall, { companyUserId, requestId }: OpenedSigner): Promise<string | null> {
  if (companyUserId !== null) return companyUserId;
  const request = await readRequest(company, requestId);
  return request ? contractPersonOf(company, request) : null;
}

async function markOpened(context: SignerCall, signer: OpenedSigner): Promise<void> {
  if (signer.status === 'Opened') return;
  if (signer.status !== 'Read_Invitation') await moveRecipient(context, signer, 'readInvitation');
  await moveRecipient(context, signer, 'open');
}
