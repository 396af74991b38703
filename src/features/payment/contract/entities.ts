import { z } from 'zod';
import { Id, Moment } from '#kernel/contract/values.ts';

/** A card of a company, as far as anybody here knows it. */
export const Card = z.object({
  cardUuid: Id,
  brand: z.string(),
  lastFour: z.string(),
  expiryMonth: z.number().int(),
  expiryYear: z.number().int(),
  /** The one that is charged: the newest (subscription.38). */
  isDefault: z.boolean(),
  addedAt: Moment,
});
export type Card = z.output<typeof Card>;

/** What a card of the built-in provider does when it is charged. */
export const cardBehaviours = ['pays', 'declines', 'confirms'] as const;
export type CardBehaviour = (typeof cardBehaviours)[number];
