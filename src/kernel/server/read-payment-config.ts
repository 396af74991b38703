import { z } from 'zod';
import type { StripeConfig } from './config.ts';
import { secureAddress } from './secure-address.ts';

const text = z.string().trim().min(1);

/** The variables about payments by card (README, "Configuration"). */
export const paymentVariables = {
  STRIPE_URL: secureAddress.default('https://api.stripe.com'),
  STRIPE_SECRET_KEY: text.optional(),
  STRIPE_WEBHOOK_SECRET: text.optional(),
};
type PaymentVariables = z.output<z.ZodObject<typeof paymentVariables>>;

export const paymentExplained: Readonly<Record<string, string>> = {
  STRIPE_URL: 'an address such as https://api.stripe.com; only loopback may use http',
};

/** What Stripe knows the installation by; undefined for none, and a sentence when the variables do not fit together. */
export function stripeOf(env: PaymentVariables): StripeConfig | string | undefined {
  const { STRIPE_URL: url, STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (secretKey === undefined && webhookSecret === undefined) return undefined;
  if (secretKey === undefined || webhookSecret === undefined)
    return 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: set both, or none.';
  return { url, secretKey, webhookSecret };
}
