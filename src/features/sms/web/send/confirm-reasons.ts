import { hourIn, isQuietHour } from '../../contract/rules/quiet-hours.ts';

/** More recipients than these are asked about (sms.12). */
const manyRecipients = 50;

interface Planned {
  recipients: number;
  at: Date;
  /** The company’s. */
  timeZone: string;
}

/** What is asked about before a message is sent: many recipients, an hour at which people sleep. */
export function confirmReasons({ recipients, at, timeZone }: Planned): { isMany: boolean; isQuiet: boolean } {
  return { isMany: recipients > manyRecipients, isQuiet: isQuietHour(hourIn(at, timeZone)) };
}
