import type Stripe from 'stripe';
import { z } from 'zod';
import type { SentBytes } from '#kernel/server/serve.ts';
import type { ProviderEvent } from '../provider.ts';

const text = z.string().nullish().catch(null);
/** What is read of the many things that events are about. */
const About = z.object({
  object: text,
  id: text,
  metadata: z.object({ charge: text }).nullish().catch(null),
  payment_intent: z.union([z.object({ id: text }), text]).catch(null),
});

/** How old an event may be, in seconds (subscription.39). */
const maxSeconds = 300;

/** Reads an event of Stripe's that its secret has signed; of its content only which payment it is about is believed. */
export function readStripeEvent(
  stripe: Stripe,
  { bytes, headers }: SentBytes,
  { secret, now }: { secret: string; now: Date },
): ProviderEvent | undefined {
  const signature = headers['stripe-signature'];
  if (typeof signature !== 'string') return undefined;
  const sentAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  // One from the future is no better than an old one, and the library lets it pass.
  if (!(Math.abs(now.getTime() / 1000 - sentAt) <= maxSeconds)) return undefined;
  try {
    const event = stripe.webhooks.constructEvent(Buffer.from(bytes), signature, secret, maxSeconds, undefined, now.getTime());
    return { eventId: event.id, ...paymentOf(event.data.object) };
  } catch {
    return undefined;
  }
}

/** An event is about a PaymentIntent, or about something that names one. */
function paymentOf(about: object): Pick<ProviderEvent, 'chargeId' | 'chargeRef'> {
  const { object, id, metadata, payment_intent: intent } = About.parse(about);
  if (object === 'payment_intent') return { chargeId: metadata?.charge ?? null, chargeRef: id ?? null };
  return { chargeId: null, chargeRef: (typeof intent === 'object' ? intent?.id : intent) ?? null };
}
