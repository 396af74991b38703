import type { CallContext } from '#kernel/server/call-context.ts';
import { readPeopleNames } from '#features/people/server/public.ts';
import { refuseStale } from '#kernel/server/refuse-stale.ts';
import type { SigningPermissions } from '../contract/entities.ts';
import { wireStatus } from '../contract/rules/request-status.ts';
import { contractPersonOf } from './contract-person.ts';
import { readerOf, requestVisibility, signingPermissions } from './policy.ts';
import { presentRequest } from './present-request.ts';
import { readEvents } from './store-events.ts';
import { readFiles } from './store-files.ts';
import { readListed, type ListedRequest } from './store-list.ts';
import { lockRequest, readRecipients, type OpenRequest } from './store-requests.ts';

export type RequestCall = Pick<CallContext, 'company' | 'actor' | 'fail' | 'now'>;

/** A request that the caller sees, with its people. Others are told that there is none. */
export async function openRequest(
  { company, actor, fail }: Pick<RequestCall, 'company' | 'actor' | 'fail'>,
  signingRequestId: string,
): Promise<{ request: ListedRequest; recipients: OpenRequest['recipients'] }> {
  const [request] = await readListed(company, [signingRequestId]);
  if (!request) return fail('common.NotFound');
  const recipients = await readRecipients(company, [signingRequestId]);
  if (requestVisibility(readerOf(actor), { request, recipients }) === 'none') fail('common.NotFound');
  return { request, recipients };
}

/** The request as the caller sees it now. */
export async function loadRequest(call: RequestCall, signingRequestId: string) {
  const { company, actor, now } = call;
  const { request, recipients } = await openRequest(call, signingRequestId);
  const files = await readFiles(company, [signingRequestId]);
  const events = await readEvents(company, signingRequestId);
  const names = await readPeopleNames(company, [...new Set(events.flatMap(({ by }) => by ?? []))]);
  const contractPersonId = await contractPersonOf(company, request);
  return presentRequest(readerOf(actor), request, { recipients, files, events, names, contractPersonId, now });
}

interface RequestReference {
  signingRequestId: string;
  version?: number | undefined;
}

/** A request to do something with, locked: refused when the caller does not keep it, when it changed since they read it, or when its status does not allow it. */
export async function openToChange(
  call: RequestCall & Pick<CallContext<'signing.NotPossible'>, 'fail'>,
  { signingRequestId, version }: RequestReference,
  needed: keyof SigningPermissions,
): Promise<OpenRequest> {
  const { company, actor, fail } = call;
  const locked = (await lockRequest(company, signingRequestId)) ?? fail('common.NotFound');
  const { request } = await openRequest(call, signingRequestId);
  const reader = readerOf(actor);
  await refuseStale(fail, { read: version, stored: request.version }, async () => ({
    signingRequest: await loadRequest(call, signingRequestId),
  }));
  const standing = { ...locked, isBeingAnnulled: request.annulledById !== null, isAnnulled: request.isAnnulled };
  if (!signingPermissions(reader, standing)[needed]) refuseNeeded(call, standing, needed);
  return locked;
}

/** Refuses what somebody may not do: because of who they are, or because of how the request stands. */
function refuseNeeded(
  { actor, fail }: RequestCall & Pick<CallContext<'signing.NotPossible'>, 'fail'>,
  standing: Parameters<typeof signingPermissions>[1],
  needed: keyof SigningPermissions,
): never {
  const keeper = { ...readerOf(actor), seesAll: true, seesContracts: true, mayChange: true, mayAddContracts: true };
  const isPossible = signingPermissions(keeper, standing)[needed];
  if (isPossible) return fail('common.Forbidden');
  return fail('signing.NotPossible', 409, { details: { status: wireStatus(standing.request.status) } });
}
