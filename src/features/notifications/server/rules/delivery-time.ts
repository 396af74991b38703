import { channelNumber, type OutsideChannel } from '../../contract/reasons.ts';
import type { Preferences } from '../../contract/preferences.ts';
import { addDays } from '#kernel/contract/days.ts';
import { localTime, momentOf } from './local-time.ts';
import type { LocalTime } from './local-time.ts';

/** When a mail or SMS may leave: `null` is at once. */
export interface DeliveryTime {
  leavesAt: Date | null;
  isDigest: boolean;
}

export interface LocalHours {
  timeZone: string;
  now: Date;
  /** The moment that what is told belongs to, when it is told late: a digest of that day that was missed leaves now. */
  since?: Date;
}

const atOnce: DeliveryTime = { leavesAt: null, isDigest: false };

/** When something leaves for somebody: with their digest if it is mail, and never in their quiet hours. */
export function deliveryTimeOf(
  { timeZone, now, since = now }: LocalHours,
  channel: OutsideChannel,
  preferences: Preferences | undefined,
): DeliveryTime {
  if (!preferences) return atOnce;
  const { digestAt } = preferences;
  const isDigest = channel === channelNumber.email && digestAt !== null;
  const wished = isDigest ? nextAt(localTime(timeZone, since), digestAt) : localTime(timeZone, now);
  const allowed = afterQuiet(wished, preferences);
  if (!isDigest && allowed === wished) return atOnce;
  return { leavesAt: momentOf(allowed, timeZone), isDigest };
}

function nextAt({ day, time }: LocalTime, wished: string): LocalTime {
  return { day: time <= wished ? day : addDays(day, 1), time: wished };
}

/** The end of the quiet hours that a time is in; the time itself when it is in none. */
function afterQuiet(local: LocalTime, { quietFrom, quietTo }: Preferences): LocalTime {
  if (quietFrom === null || quietTo === null) return local;
  const { day, time } = local;
  const isOverNight = quietFrom > quietTo;
  const isEvening = isOverNight && time >= quietFrom;
  const isBefore = time < quietTo && (isOverNight || time >= quietFrom);
  if (!isEvening && !isBefore) return local;
  return { day: isEvening ? addDays(day, 1) : day, time: quietTo };
}
