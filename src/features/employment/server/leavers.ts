import { releaseBlobs } from '#features/files/server/public.ts';
import { consequencesOf, personErasing, personLeaving, recordsWanted } from '#features/people/server/public.ts';
import { nameErasedLines } from '#kernel/server/audit-erasure.ts';
import { on, type Contribution } from '#kernel/server/registers.ts';
import { eraseDetailsOfRecords } from '#kernel/server/store-audit.ts';
import { contractsErasing } from './contracts-erasing.ts';
import { countOfPerson, deleteOfPerson, findPeopleWithDocuments, readDigests, readDocumentIds } from './store-kept.ts';

/** A person's contracts go with their erasure, and what the log says of them from before they were anybody's (employment.17). */
export const listenToLeavers: readonly Contribution[] = [
  on(recordsWanted, ({ company, companyUserIds }) => findPeopleWithDocuments(company, companyUserIds)),
  on(personLeaving, async ({ company, companyUserId, purpose }) => {
    const count = purpose === 'delete' ? await countOfPerson(company, companyUserId) : 0;
    return consequencesOf({ employmentContracts: count });
  }),
  on(personErasing, async (event) => {
    const { company, services, companyUserId, now } = event;
    const documentIds = await readDocumentIds(company, companyUserId);
    await services.hooks.tell(contractsErasing, { ...event, documentIds });
    const digests = await readDigests(company, { personId: companyUserId });
    const lines = await eraseDetailsOfRecords(company, 'employmentContract', documentIds);
    await nameErasedLines(company, lines, now);
    await deleteOfPerson(company, companyUserId);
    await releaseBlobs(company, digests, now);
  }),
];
