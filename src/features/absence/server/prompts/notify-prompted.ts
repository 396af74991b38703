import { channelNumber } from '#features/notifications/contract/reasons.ts';
import { notifyPeople, type PersonalNotification } from '#features/notifications/server/public.ts';
import { yearOf } from '#kernel/contract/days.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { ReachedPerson } from './find-promptable.ts';
import type { PromptSubject } from './prompt-mail.ts';

type PromptMoment = Pick<CallContext, 'company' | 'services' | 'now' | 'today'>;

interface PromptWords {
  message: string;
  /** The name of the sender. */
  from: string;
}

/** Each prompt is a new notification, in the product and by mail. */
export async function notifyPrompted(
  { company, services, now, today }: PromptMoment,
  people: readonly ReachedPerson[],
  words: PromptWords,
): Promise<void> {
  const year = yearOf(today);
  const notificationOf = ({ companyUserId, available, recipient }: ReachedPerson): PersonalNotification => {
    const subject: PromptSubject = {
      key: `prompt:${now.getTime()}`,
      date: today,
      companyUserId,
      scope: 'vacation',
      scopeId: String(year),
      facts: { day: today, daysLeft: available },
      prompt: { ...words, companyName: recipient.companyName, available, year },
    };
    return { reason: 'PromptToAddAbsence', companyUserId, subject, channels: [channelNumber.inApp, channelNumber.email] };
  };
  await notifyPeople(company, services, people.map(notificationOf));
}
