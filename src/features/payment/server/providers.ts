import type { Services } from '#kernel/server/services.ts';
import { register } from '#kernel/server/registers.ts';
import { builtInProvider } from './built-in/built-in-provider.ts';
import type { PaymentProvider } from './provider.ts';
import { stripeProvider } from './stripe/stripe-provider.ts';

/** Stands for the provider that the configuration names, in tests. */
export const standInProviders = register<PaymentProvider>('payment.stand-ins', ({ name }) => name);

type Needed = Pick<Services, 'config' | 'registers' | 'database' | 'clock'>;

/** Who takes cards; undefined where nobody does: in production that needs a configured provider. */
export function providerOf(services: Needed): PaymentProvider | undefined {
  const [standIn] = services.registers.of(standInProviders).values();
  if (standIn) return standIn;
  const { stripe, production, demo } = services.config;
  if (stripe) return stripeProvider(stripe);
  return production && !demo ? undefined : builtInProvider(services);
}
