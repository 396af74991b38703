import type { SigningRecipient } from '../../contract/entities.ts';
import { hoursBetweenReminders } from '../../contract/kinds.ts';

type Told = Pick<SigningRecipient, 'invitedDate' | 'remindedDate'>;

/** From when on somebody may be reminded (again). */
export function mayRemindFrom({ remindedDate }: Told): string | undefined {
  if (remindedDate === null) return undefined;
  return new Date(Date.parse(remindedDate) + hoursBetweenReminders * 3_600_000).toISOString();
}

export function remindable(person: Told, now: Date): boolean {
  const from = mayRemindFrom(person);
  return from === undefined || Date.parse(from) <= now.getTime();
}
