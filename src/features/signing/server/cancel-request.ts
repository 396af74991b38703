import type { Handler } from '#kernel/server/serve.ts';
import type {
  cancelSigningRequest as contract,
  cancelSigningRequestAndUpdateDocumentStatus as documentContract,
} from '../contract/endpoints-life.ts';
import { cancelRequest } from './end-request.ts';
import { loadRequest, openToChange } from './open-request.ts';
import { findOfDocument } from './store-requests.ts';

/** Cancels a request; of an employment contract, that is a draft or published again (signing.18). */
export const cancelSigningRequest: Handler<typeof contract> = async (context, { body }) => {
  await openToChange(context, body, 'cancel');
  await cancelRequest(context, body.signingRequestId, { by: context.actor.member.companyUserId, reason: body.reason });
  return { signingRequest: await loadRequest(context, body.signingRequestId) };
};

/** The same by the contract. */
export const cancelSigningRequestAndUpdateDocumentStatus: Handler<typeof documentContract> = async (context, { body }) => {
  const { company, fail } = context;
  const { documentId, version, reason } = body;
  const signingRequestId = body.signingRequestId ?? (documentId && (await findOfDocument(company, documentId))) ?? fail('common.NotFound');
  const { request } = await openToChange(context, { signingRequestId, version }, 'cancel');
  if (request.documentId === null) fail('documents.NotEditable');
  await cancelRequest(context, signingRequestId, { by: context.actor.member.companyUserId, reason });
  return { signingRequest: await loadRequest(context, signingRequestId) };
};
