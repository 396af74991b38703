import type Stripe from 'stripe';
import type { StripeConfig } from '#kernel/server/config.ts';
import { ProviderFault, type ChargeOrder, type EnteredCard, type PaymentProvider } from '../provider.ts';
import { answerOf, refOf } from './charge-answer.ts';
import { askStripe, cardError } from './ask-stripe.ts';
import { readStripeEvent } from './read-stripe-event.ts';

// A cache of the process: the library is large, and only loaded where Stripe is used.
const opened = new Map<string, Promise<Stripe>>();

function open({ secretKey, url }: StripeConfig): Promise<Stripe> {
  const key = `${url} ${secretKey}`;
  const found = opened.get(key) ?? make({ secretKey, url });
  opened.set(key, found);
  return found;
}

async function make({ secretKey, url }: Pick<StripeConfig, 'secretKey' | 'url'>): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe');
  const { protocol, hostname, port } = new URL(url);
  const isPlain = protocol === 'http:';
  return new StripeClient(secretKey, {
    host: hostname,
    port: port || (isPlain ? '80' : '443'),
    protocol: isPlain ? 'http' : 'https',
    // A lost answer is looked up, and sent again by the queue with the same key.
    maxNetworkRetries: 0,
    timeout: 30_000,
    telemetry: false,
  });
}

/** Stripe, in its own library: Checkout for the card, PaymentIntents for payments, each change with an idempotency key. */
export function stripeProvider(config: StripeConfig): PaymentProvider {
  const ask = <T>(question: (stripe: Stripe) => Promise<T>): Promise<T> => askStripe(async () => question(await open(config)));
  return {
    name: 'stripe',
    createCustomer: async ({ key, name, email }) => {
      const customer = await ask((stripe) =>
        stripe.customers.create({ name, ...(email && { email }), metadata: { company: key } }, { idempotencyKey: `customer-${key}` }),
      );
      return known(customer.id);
    },
    startSetup: ({ customerRef, setupId, backUrl, language }) =>
      ask(async (stripe) => {
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'setup',
            currency: 'nok',
            customer: customerRef,
            allowed_payment_method_types: ['card'],
            success_url: backUrl,
            cancel_url: backUrl,
            locale: language === 'no' ? 'nb' : 'en-GB',
            metadata: { setup: setupId },
          },
          { idempotencyKey: `setup-${setupId}` },
        );
        return { setupRef: known(session.id), url: known(session.url) };
      }),
    readSetup: ({ setupRef }) => ask((stripe) => readSetup(stripe, setupRef)),
    charge: (order) => ask((stripe) => charge(stripe, order)),
    findCharge: (order) => ask((stripe) => findCharge(stripe, order)),
    cancelCharge: async ({ chargeRef }) => void (await ask((stripe) => stripe.paymentIntents.cancel(chargeRef))),
    detachCard: async ({ cardRef }) => void (await ask((stripe) => stripe.paymentMethods.detach(cardRef))),
    readEvent: async (sent, now) => readStripeEvent(await open(config), sent, { secret: config.webhookSecret, now }),
  };
}

/** What an answer must have; without it, it is none. */
function known(value: string | null | undefined): string {
  if (!value) throw new ProviderFault('uncertain', 'Stripe: an answer without what was asked for');
  return value;
}

async function readSetup(stripe: Stripe, setupRef: string): Promise<EnteredCard | undefined> {
  const { setup_intent: setup } = await stripe.checkout.sessions.retrieve(setupRef, { expand: ['setup_intent.payment_method'] });
  if (typeof setup !== 'object' || setup?.status !== 'succeeded') return undefined;
  const { payment_method: method } = setup;
  if (typeof method !== 'object' || !method?.card) return undefined;
  const { brand, last4, exp_month: expiryMonth, exp_year: expiryYear } = method.card;
  return { cardRef: method.id, brand, lastFour: last4, expiryMonth, expiryYear };
}

async function charge(stripe: Stripe, order: ChargeOrder) {
  const { chargeId, customerRef, cardRef, amount, description, isPresent, returnUrl } = order;
  try {
    return answerOf(
      await stripe.paymentIntents.create(
        {
          amount,
          currency: 'nok',
          customer: customerRef,
          payment_method: cardRef,
          allowed_payment_method_types: ['card'],
          confirm: true,
          description,
          metadata: { charge: chargeId },
          ...(isPresent ? { return_url: returnUrl } : { off_session: true }),
        },
        { idempotencyKey: `charge-${chargeId}` },
      ),
    );
  } catch (error) {
    const refused = cardError(error);
    if (!refused) throw error;
    return { state: 'declined' as const, chargeRef: refused.chargeRef, reason: refused.reason };
  }
}

const expanded = ['latest_charge'];

async function findCharge(stripe: Stripe, { chargeId, chargeRef, customerRef, createdAt }: ChargeOrder & { chargeRef: string | null }) {
  if (chargeRef !== null) return answerOf(await stripe.paymentIntents.retrieve(chargeRef, { expand: expanded }));
  // Clocks differ, so it looks a day further back.
  const since = Math.floor(createdAt.getTime() / 1000) - 86_400;
  for await (const intent of stripe.paymentIntents.list({ customer: customerRef, created: { gte: since }, limit: 100 }))
    if (intent.metadata['charge'] === chargeId) return answerOf(await stripe.paymentIntents.retrieve(refOf(intent), { expand: expanded }));
  return undefined;
}
