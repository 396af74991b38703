import { consequencesOf, personErasing, personLeaving, recordsWanted } from '#features/people/server/public.ts';
import { on, type Contribution } from '#kernel/server/registers.ts';
import { enMails } from '../texts/en-mails.ts';
import { noMails } from '../texts/no-mails.ts';
import { cancelRequest } from './end-request.ts';
import { erasedNames } from './mail-words.ts';
import { countOfPerson, erasePerson, findPeopleOfRequests, readAwaiting } from './store-leavers.ts';
import { readRequest } from './store-requests.ts';

/** What a person has to do with requests, and their erasure from them (signing.22). */
export const listenToLeavers: readonly Contribution[] = [
  on(recordsWanted, ({ company, companyUserIds }) => findPeopleOfRequests(company, companyUserIds)),
  on(personLeaving, async ({ company, companyUserId, purpose }) => {
    const { asked, awaited, signed } = await countOfPerson(company, companyUserId);
    return purpose === 'delete'
      ? consequencesOf({ signingCancelled: awaited, signingKept: signed })
      : consequencesOf({ signingAsked: asked, signingAwaited: awaited });
  }),
  on(personErasing, async (event) => {
    const { company, companyUserId, by } = event;
    for (const signingRequestId of await readAwaiting(company, companyUserId)) {
      const language = (await readRequest(company, signingRequestId))?.language ?? 'no';
      await cancelRequest(event, signingRequestId, { by, reason: words[language].personErased });
    }
    await erasePerson(company, companyUserId, erasedNames);
  }),
];

const words = { no: noMails, en: enMails } as const;
