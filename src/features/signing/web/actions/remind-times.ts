import type { SigningRecipient } from '../../contract/entities.ts';
import { hoursBetweenReminders } from '../../contract/kinds.ts';

type RemindedDates = Pick<SigningRecipient, 'invitedDate' | 'remindedDate'>;

/** From when on somebody may be reminded: an hour after they were told last. */
export function mayRemindFrom({ invitedDate, remindedDate }: RemindedDates): string | undefined {
  const last = Math.max(...[invitedDate, remindedDate].flatMap((date) => (date === null ? [] : Date.parse(date))));
  return Number.isFinite(last) ? new Date(last + hoursBetweenReminders * 3_600_000).toISOString() : undefined;
}

export function remindable(person: RemindedDates, now: Date): boolean {
  const from = mayRemindFrom(person);
  return from === undefined || Date.parse(from) <= now.getTime();
}
