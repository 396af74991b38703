import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import { channels, reasons } from './reasons.ts';

const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, field('invalid'));

/** A user's settings for notifications outside the product (notifications.22). Times are in the company's time zone. */
export const Preferences = z.object({
  /** In-app notifications cannot be muted. */
  muted: z.array(z.object({ reason: z.enum(reasons), channel: z.union([z.literal(channels[1]), z.literal(channels[2])]) })).max(100),
  /** The time of a daily digest of all mail; null = each mail immediately. */
  digestAt: Time.nullable(),
  /** Mail and SMS are held until the end of quiet hours; both times or none. */
  quietFrom: Time.nullable(),
  quietTo: Time.nullable(),
  /** No mail or SMS on days when the user is absent all day. */
  muteWhileAway: z.boolean(),
});
export type Preferences = z.output<typeof Preferences>;
