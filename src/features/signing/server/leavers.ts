import { contractDeleting, contractLocking, contractsErasing, readDocumentIds } from '#features/employment/server/public.ts';
import { consequencesOf, erasureBeginning, personErasing, personLeaving, recordsWanted } from '#features/people/server/public.ts';
import { on, type Contribution } from '#kernel/server/registers.ts';
import { cancelRequest } from './end-request.ts';
import { eraseContracts } from './erase-contracts.ts';
import { erasedNames, erasureReasons } from './mail-words.ts';
import type { MoveCall } from './move-request.ts';
import {
  countOfPerson,
  erasePerson,
  findPeopleOfRequests,
  lockRequestsOfContract,
  lockRequestsOfPerson,
  markOfErased,
  readAnnulmentsOfDocuments,
  readAwaiting,
  readForProfile,
  readUnsignedOfDocuments,
  writePersonOfContract,
} from './store-leavers.ts';
import { lockRequest, type OpenRequest } from './store-requests.ts';

/** What a person has to do with requests, and their erasure from them (signing.22). */
export const listenToLeavers: readonly Contribution[] = [
  on(recordsWanted, ({ company, companyUserIds }) => findPeopleOfRequests(company, companyUserIds)),
  on(personLeaving, async ({ company, companyUserId, purpose }) => {
    const documentIds = await readDocumentIds(company, companyUserId);
    const { asked, awaited, cancelled, signed } = await countOfPerson(company, companyUserId, documentIds);
    return purpose === 'delete'
      ? consequencesOf({ signingCancelled: cancelled, signingKept: signed })
      : consequencesOf({ signingAsked: asked, signingAwaited: awaited });
  }),
  // First of all, also those that only what follows looks at: whoever seals holds a request while waiting for the storage of files.
  on(erasureBeginning, async ({ company, companyUserId }) =>
    lockRequestsOfPerson(company, companyUserId, await readDocumentIds(company, companyUserId)),
  ),
  on(contractsErasing, async (event) => {
    const { company, documentIds, by } = event;
    const ids = await readUnsignedOfDocuments(company, documentIds);
    const annulmentIds = await readAnnulmentsOfDocuments(company, documentIds);
    await markOfErased(company, [...ids, ...annulmentIds]);
    for (const signingRequestId of ids) await cancelWaiting(event, signingRequestId, { by, isMeant: () => true });
    // Where the employee is nobody here, as who was asked before the contract was assigned, they are who is left to sign.
    for (const signingRequestId of annulmentIds) await cancelWaiting(event, signingRequestId, { by, isMeant: awaitsNobodyHere });
    await eraseContracts(event, [...ids, ...annulmentIds]);
  }),
  on(contractLocking, ({ company, documentId }) => lockRequestsOfContract(company, documentId)),
  on(contractDeleting, ({ company, documentId, personId }) => writePersonOfContract(company, documentId, personId)),
  on(personErasing, async (event) => {
    const { company, companyUserId, by } = event;
    const isMeant = ({ recipients }: OpenRequest) =>
      recipients.some((one) => one.companyUserId === companyUserId && one.answeredAt === null);
    const forProfile = await readForProfile(company, companyUserId);
    await markOfErased(company, forProfile);
    for (const signingRequestId of await readAwaiting(company, companyUserId))
      await cancelWaiting(event, signingRequestId, { by, isMeant });
    await eraseContracts(event, forProfile);
    await erasePerson(company, companyUserId, erasedNames);
  }),
];

const awaitsNobodyHere = ({ recipients }: OpenRequest): boolean =>
  recipients.some((one) => one.companyUserId === null && one.answeredAt === null);

/** Cancels a request of somebody who is erased, unless it has ended, or waits for nobody, since it was looked for. */
async function cancelWaiting(
  call: MoveCall,
  signingRequestId: string,
  { by, isMeant }: { by: string; isMeant: (open: OpenRequest) => boolean },
): Promise<void> {
  const open = await lockRequest(call.company, signingRequestId);
  if (!open || !isMeant(open)) return;
  const { status, language } = open.request;
  if (status === 'Created' || status === 'InProgress') {
    await cancelRequest(call, signingRequestId, { by, reason: erasureReasons[language] });
  }
}
