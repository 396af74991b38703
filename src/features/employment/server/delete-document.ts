import { releaseBlobs } from '#features/files/server/public.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { deleteDocument as contract } from '../contract/endpoints.ts';
import { contractDeleting, contractLocking } from './contracts-erasing.ts';
import { logged } from './log-document.ts';
import { openToChange } from './open-document.ts';
import { nameOf } from './present-document.ts';
import { deleteRow, readAddenda } from './store-documents.ts';
import { readDigests } from './store-kept.ts';

/** Deletes a contract with its versions; what lies on a profile stays (employment.14). */
export const deleteDocument: Handler<typeof contract> = async (context, { body }) => {
  const { company, services, now, audit, fail } = context;
  // Whoever seals, or erases a person, locks the requests before the contract.
  await services.hooks.tell(contractLocking, { company, documentId: body.documentId });
  const stored = await openToChange(context, body, 'delete');
  if ((await readAddenda(company, stored.documentId)).length > 0) fail('documents.HasAddenda', 409);
  const { documentId, personId } = stored;
  if (personId !== null) await services.hooks.tell(contractDeleting, { company, documentId, personId });
  const digests = await readDigests(company, { documentId });
  await deleteRow(company, documentId);
  await releaseBlobs(company, digests, now);
  audit(logged(stored, { before: { name: nameOf(stored), state: stored.state }, after: {} }));
  return {};
};
