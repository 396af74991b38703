import { eraseOwnerFiles } from '#features/files/server/public.ts';
import { markContractsDeleted } from '#features/notifications/server/public.ts';
import { eraseProofOf } from '#features/tasks/server/public.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { deleteContract as contract } from '../contract/endpoints.ts';
import { contractFilesOwner } from './contract-files.ts';
import { openToChange } from './open-contract.ts';
import { countAmendments, deleteContractRow } from './store-contract.ts';

/** Deletes a contract whose name was typed; its files, notes, notifications and obligations go with it, and the log keeps a line about it (contracts.15). */
export const deleteContract: Handler<typeof contract> = async (context, { body }) => {
  const { company, fail, audit } = context;
  const { contract: stored } = await openToChange(context, body, 'delete');
  const { contractId, name, party, parentContractId } = stored;
  if (body.name !== name.trim()) fail('contracts.WrongName', 400, { details: { name } });
  const count = await countAmendments(company, contractId);
  if (count > 0) fail('contracts.HasAmendments', 409, { details: { count } });
  await eraseOwnerFiles(context, { type: contractFilesOwner, id: contractId });
  await eraseProofOf(context, { ownerKind: 'contract', ownerId: contractId });
  await deleteContractRow(company, contractId);
  await markContractsDeleted(company, [contractId]);
  // The amendment itself no longer says that it is closed with its contract.
  const owner = parentContractId !== null && { ownerId: parentContractId };
  audit({ entity: 'contract', entityId: contractId, ...owner, before: { name, party }, after: {} });
  return {};
};
