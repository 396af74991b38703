import { consequencesOf, personErasing, personLeaving, recordsWanted } from '#features/people/server/public.ts';
import { on, type Contribution } from '#kernel/server/registers.ts';
import { cancelWaiting } from './end-recipients.ts';
import { settle } from './follow-message.ts';
import { lockMessage } from './store-messages.ts';
import { countMessagesOf, findWriters, forgetPerson, readWaitingFor } from './store-people.ts';
import { readRecipients } from './store-recipients.ts';

/** Who is erased gets nothing any more, and stands in no message (sms.13). */
export const listenToLeavers: readonly Contribution[] = [
  on(recordsWanted, ({ company, companyUserIds }) => findWriters(company, companyUserIds)),
  on(personLeaving, async ({ company, companyUserId, purpose }) => {
    const { sent, got } = await countMessagesOf(company, companyUserId);
    return consequencesOf(purpose === 'delete' ? { smsSent: sent, smsGot: got } : {});
  }),
  on(personErasing, async ({ company, companyUserId, now }) => {
    for (const messageId of await readWaitingFor(company, companyUserId)) {
      await lockMessage(company, messageId);
      const recipients = (await readRecipients(company, messageId)).filter((one) => one.companyUserId === companyUserId);
      await cancelWaiting({ company, messageId, now }, recipients);
      await settle(company, messageId);
    }
    await forgetPerson(company, companyUserId);
  }),
];
