import { editGate as registerGate } from '#features/contracts/contract/gates.ts';
import { addContract } from '#features/contracts/server/public.ts';
import { noFileChanges } from '#features/files/server/public.ts';
import { lockReportingLines } from '#features/people/server/public.ts';
import { refuseByAccess } from '#kernel/server/gate.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { addToContractRegister as contract } from '../contract/endpoints-life.ts';
import { signingKind } from '../contract/kinds.ts';
import { loadRequest, openToChange } from './open-request.ts';
import { readFiles } from './store-files.ts';
import { writeRequest } from './store-requests.ts';

/** Makes an entry of the contract register of a completed request, with its signed file (signing.20). */
export const addToContractRegister: Handler<typeof contract> = async (context, { body }) => {
  const { company, actor, now, fail, audit } = context;
  const { signingRequestId } = body;
  refuseByAccess(registerGate.access, actor.member);
  // Before the request, as whoever erases people does.
  await lockReportingLines(company);
  const { request } = await openToChange(context, body, 'addToRegister');
  const signed = (await readFiles(company, [signingRequestId])).find(({ kind }) => kind === 'signed') ?? fail('signing.NotPossible');
  const { name, contentType, sha256, size } = signed;
  const staged = [{ upload: { sha256, size }, name, contentType }];
  const { contractId } = await addContract(context, body.contract, { changes: noFileChanges, staged });
  await writeRequest(company, signingRequestId, { contract_id: contractId, now });
  audit({ entity: signingKind, entityId: signingRequestId, before: { name: request.name }, after: { name: request.name, contractId } });
  return { contractId, signingRequest: await loadRequest(context, signingRequestId) };
};
