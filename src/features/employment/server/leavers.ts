import { releaseBlobs } from '#features/files/server/public.ts';
import { personErasing, personLeaving, recordsSought } from '#features/people/server/public.ts';
import { on, type Contribution } from '#kernel/server/registers.ts';
import { countOfPerson, deleteOfPerson, findPeopleWithDocuments, readDigests } from './store-kept.ts';

/** A person's contracts go with their erasure (employment.17). */
export const listenToLeavers: readonly Contribution[] = [
  on(recordsSought, ({ company, companyUserIds }) => findPeopleWithDocuments(company, companyUserIds)),
  on(personLeaving, async ({ company, companyUserId, purpose }) => {
    const count = purpose === 'delete' ? await countOfPerson(company, companyUserId) : 0;
    return { obstacles: [], consequences: count > 0 ? [{ key: 'employmentContracts', count }] : [] };
  }),
  on(personErasing, async ({ company, companyUserId, now }) => {
    const digests = await readDigests(company, { personId: companyUserId });
    await deleteOfPerson(company, companyUserId);
    await releaseBlobs(company, digests, now);
  }),
];
