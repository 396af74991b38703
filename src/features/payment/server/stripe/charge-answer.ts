import type Stripe from 'stripe';
import { ProviderFault, type ChargeAnswer } from '../provider.ts';

export const refOf = ({ id }: Pick<Stripe.PaymentIntent, 'id'>): string => id;

/** What a PaymentIntent says of a payment; what is no PaymentIntent leaves it uncertain. */
export function answerOf(intent: Stripe.PaymentIntent): ChargeAnswer {
  // The library takes an error of a server in between for an answer.
  if (intent.object !== 'payment_intent' || typeof intent.id !== 'string') throw new ProviderFault('uncertain', 'Stripe: no PaymentIntent');
  const chargeRef = refOf(intent);
  const { status, latest_charge: latest, next_action: next, last_payment_error: error } = intent;
  if (status === 'succeeded') {
    const charge = typeof latest === 'object' ? latest : null;
    if (charge?.refunded || charge?.disputed) return { state: 'refunded', chargeRef };
    return { state: 'succeeded', chargeRef, refunded: charge?.amount_refunded ?? 0 };
  }
  if (status === 'processing' || status === 'requires_capture') return { state: 'processing', chargeRef };
  const url = next?.redirect_to_url?.url;
  if (status === 'requires_action' && url) return { state: 'action', chargeRef, url };
  return { state: 'declined', chargeRef, reason: error?.decline_code ?? error?.code ?? status };
}
