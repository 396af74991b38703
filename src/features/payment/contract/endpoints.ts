import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { Card, cardBehaviours } from './entities.ts';
import { cardPageSecrets, paymentPageSecrets } from './kinds.ts';

export const takeProviderEvent = endpoint({
  access: { public: 'The payment provider proves itself by the signature over what it sends (subscription.39).' },
  company: 'none',
  method: 'POST',
  path: '/subscription/provider-events',
  summary:
    'Receives a notice from the payment provider about a payment or a card, and then fetches what happened. A wrong signature, or one older than five minutes, is refused.',
  // What follows is done by a job, which says so in the log.
  effect: 'read',
  fromAnywhere: 'The payment provider posts it with its signature.',
  signed: true,
  answer: z.object({}),
  errors: ['payment.SignatureInvalid'],
});

export const confirmCard = endpoint({
  access: { permission: 'Subscription' },
  company: 'required',
  method: 'POST',
  path: '/subscription/confirm-card',
  summary: 'Saves the card entered at the payment provider, when the browser returns.',
  effect: 'write',
  body: z.object({ state: z.string().min(1, field('required')).max(200) }),
  answer: z.object({ card: Card }),
  errors: ['payment.CardNotAdded', 'payment.ProviderUnavailable'],
});

const secret = z.string().max(200);
const page = { company: 'none', method: 'POST', errors: [] } as const;
const answering = { ...page, effect: 'write', fromAnywhere: 'Whoever was sent to the page has its secret.' } as const;

export const openCardPage = endpoint({
  ...page,
  access: { secret: cardPageSecrets },
  path: '/payment/card-page',
  effect: 'read',
  summary: 'Returns which company a test card is entered for, on the built-in provider’s page.',
  body: z.object({ secret }),
  answer: z.object({ companyName: z.string() }),
});

export const enterCard = endpoint({
  ...answering,
  access: { secret: cardPageSecrets },
  path: '/payment/enter-card',
  summary: 'Enters a test card at the built-in provider. The number stays in the browser.',
  body: z.object({
    secret,
    behaviour: z.enum(cardBehaviours),
    brand: z.enum(['visa', 'mastercard']),
    lastFour: z.string().regex(/^\d{4}$/),
    expiryMonth: z.number().int().min(1).max(12),
    expiryYear: z.number().int().min(2026).max(2099),
  }),
  answer: z.object({}),
});

export const openPaymentPage = endpoint({
  ...page,
  access: { secret: paymentPageSecrets },
  path: '/payment/payment-page',
  effect: 'read',
  summary: 'Returns which test payment to confirm, on the built-in provider’s page.',
  body: z.object({ secret }),
  answer: z.object({ companyName: z.string(), amount: z.number().int(), description: z.string(), isOpen: z.boolean() }),
});

export const answerPayment = endpoint({
  ...answering,
  access: { secret: paymentPageSecrets },
  path: '/payment/answer-payment',
  summary: 'Confirms or declines a payment at the built-in provider.',
  body: z.object({ secret, isConfirmed: z.boolean() }),
  answer: z.object({}),
});
