import { personErasing, personLeaving, recordsSought } from '#features/people/server/public.ts';
import { on, type Contribution } from '#kernel/server/registers.ts';
import { withdrawSms } from '#kernel/server/sms/follow-sms.ts';
import { endRecipients } from './begin-message.ts';
import { settle } from './follow-message.ts';
import { lockMessage } from './store-messages.ts';
import { countMessagesOf, findWriters, forgetPerson, readWaitingFor } from './store-people.ts';
import { readRecipients } from './store-recipients.ts';

/** Who is erased gets nothing any more, and stands in no message (sms.13). */
export const listenToLeavers: readonly Contribution[] = [
  on(recordsSought, ({ company, companyUserIds }) => findWriters(company, companyUserIds)),
  on(personLeaving, async ({ company, companyUserId, purpose }) => {
    const { sent, got } = await countMessagesOf(company, companyUserId);
    const counts = [
      { key: 'smsSent', count: purpose === 'delete' ? sent : 0 },
      { key: 'smsGot', count: purpose === 'delete' ? got : 0 },
    ];
    return { obstacles: [], consequences: counts.filter(({ count }) => count > 0) };
  }),
  on(personErasing, async ({ company, companyUserId, now }) => {
    for (const messageId of await readWaitingFor(company, companyUserId)) {
      await lockMessage(company, messageId);
      const waiting = (await readRecipients(company, messageId)).filter(
        (one) => one.companyUserId === companyUserId && one.status === 'queued',
      );
      const withdrawn = new Set(
        await withdrawSms(
          company,
          waiting.flatMap(({ smsId }) => smsId ?? []),
        ),
      );
      const ended = waiting.filter(({ smsId }) => smsId === null || withdrawn.has(smsId));
      await endRecipients({ company, messageId, now }, ended, { status: 'cancelled', reason: null });
      await settle(company, messageId);
    }
    await forgetPerson(company, companyUserId);
  }),
];
