import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import { channels, reasons } from './reasons.ts';

const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, field('invalid'));

/** What somebody wants to be told of outside the product, and when (notifications.22). Times are in the company's time zone. */
export const Preferences = z.object({
  /** In-app is never muted. */
  muted: z.array(z.object({ reason: z.enum(reasons), channel: z.union([z.literal(channels[1]), z.literal(channels[2])]) })).max(100),
  /** All mail of a day in one, at this hour; null = each at once. */
  digestAt: Time.nullable(),
  /** Mail and SMS wait until the end; both or none. */
  quietFrom: Time.nullable(),
  quietTo: Time.nullable(),
  /** Nothing outside the product on days when one is away all day. */
  muteWhileAway: z.boolean(),
});
export type Preferences = z.output<typeof Preferences>;
