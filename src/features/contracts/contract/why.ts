import { z } from 'zod';
import { Term } from './terms.ts';

/** One step of how a date comes about (contracts.6); its words are `why` of the texts. */
export const WhyLine = z.discriminatedUnion('key', [
  /** Nothing is counted for inactive contracts. */
  z.object({ key: z.literal('inactive') }),
  z.object({ key: z.literal('noEnd') }),
  z.object({ key: z.literal('firstEnd'), date: z.string() }),
  /** The end of a contract that does not renew. */
  z.object({ key: z.literal('onlyEnd'), date: z.string() }),
  z.object({ key: z.literal('renewed'), times: z.number(), interval: Term, date: z.string() }),
  /** It renews, but nobody said for how long. */
  z.object({ key: z.literal('noInterval') }),
  z.object({ key: z.literal('terminated'), date: z.string() }),
  z.object({ key: z.literal('noticePast'), date: z.string() }),
  z.object({ key: z.literal('notice'), interval: Term, date: z.string() }),
  /** The date is no working day. */
  z.object({ key: z.literal('actBefore'), from: z.string(), date: z.string() }),
  z.object({ key: z.literal('expired'), date: z.string() }),
]);
export type WhyLine = z.output<typeof WhyLine>;
