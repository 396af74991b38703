import { releaseBlobs } from '#features/files/server/public.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { deleteSigningRequest as contract } from '../contract/endpoints-life.ts';
import { signingKind } from '../contract/kinds.ts';
import { wireStatus } from '../contract/rules/request-status.ts';
import { openToChange } from './open-request.ts';
import { deleteSecrets } from './recipient/secret.ts';
import { readDigests } from './store-files.ts';
import { deleteRequest } from './store-requests.ts';

/** Deletes a request that has ended, with its files and log (signing.15). */
export const deleteSigningRequest: Handler<typeof contract> = async (context, { body }) => {
  const { company, now, audit, fail } = context;
  const { signingRequestId } = body;
  const { request, recipients } = await openToChange(context, body, 'delete');
  const { name, status } = request;
  // Names from before they were sent without spaces around.
  if (body.name !== name.trim()) fail('signing.WrongName');
  await deleteSecrets(
    company,
    recipients.map(({ recipientId }) => recipientId),
  );
  const digests = await readDigests(company, { signingRequestId });
  await deleteRequest(company, signingRequestId);
  await releaseBlobs(company, digests, now);
  audit({ entity: signingKind, entityId: signingRequestId, before: { name, status: wireStatus(status) }, after: {} });
  return {};
};
