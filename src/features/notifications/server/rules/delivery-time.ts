import { channelNumber, type OutsideChannel } from '../../contract/reasons.ts';
import type { Preferences } from '../../contract/preferences.ts';
import { addDays } from '#kernel/contract/days.ts';
import { localTime, momentOf } from './local-time.ts';
import type { LocalTime } from './local-time.ts';

/** When a mail or SMS may be sent: `null` is immediately. */
export interface DeliveryTime {
  leavesAt: Date | null;
  isDigest: boolean;
}

export interface LocalHours {
  timeZone: string;
  now: Date;
  /** The time a late event belongs to: if that day's digest was missed, it is sent now. */
  since?: Date;
}

const atOnce: DeliveryTime = { leavesAt: null, isDigest: false };

/** When a message is sent: mail with the user's digest, and nothing during quiet hours. */
export function deliveryTimeOf(
  { timeZone, now, since = now }: LocalHours,
  channel: OutsideChannel,
  preferences: Preferences | undefined,
): DeliveryTime {
  if (!preferences) return atOnce;
  const { digestAt } = preferences;
  const isDigest = channel === channelNumber.email && digestAt !== null;
  const preferred = isDigest ? nextAt(localTime(timeZone, since), digestAt) : localTime(timeZone, now);
  const allowed = afterQuiet(preferred, preferences);
  if (!isDigest && allowed === preferred) return atOnce;
  return { leavesAt: momentOf(allowed, timeZone), isDigest };
}

function nextAt({ day, time }: LocalTime, preferred: string): LocalTime {
  return { day: time <= preferred ? day : addDays(day, 1), time: preferred };
}

/** The end of the quiet hours at a given time; the time itself outside quiet hours. */
function afterQuiet(local: LocalTime, { quietFrom, quietTo }: Preferences): LocalTime {
  if (quietFrom === null || quietTo === null) return local;
  const { day, time } = local;
  const isOverNight = quietFrom > quietTo;
  const isEvening = isOverNight && time >= quietFrom;
  const isBefore = time < quietTo && (isOverNight || time >= quietFrom);
  if (!isEvening && !isBefore) return local;
  return { day: isEvening ? addDays(day, 1) : day, time: quietTo };
}
