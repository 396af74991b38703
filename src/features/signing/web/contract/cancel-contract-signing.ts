import { call } from '#kernel/web/call.ts';
import { cancelSigningRequestAndUpdateDocumentStatus } from '../../contract/endpoints-life.ts';

/** Cancels the signing of an employment contract without addenda, which becomes a draft again (signing.79). */
export async function cancelContractSigning(documentId: string, reason: string): Promise<void> {
  await call(cancelSigningRequestAndUpdateDocumentStatus, { body: { documentId, reason } });
}
