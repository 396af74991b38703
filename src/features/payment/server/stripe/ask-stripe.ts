import { ProviderFault } from '../provider.ts';

// The library's errors are known by their fields, so that it is not loaded to tell them apart.
interface StripeError {
  type: string;
  code?: string;
  decline_code?: string;
  payment_intent?: { id: string };
  statusCode?: number;
}

function stripeError(error: unknown): StripeError | undefined {
  if (!(error instanceof Error) || !('type' in error) || !String(error.type).startsWith('Stripe')) return undefined;
  // An error of the library has these fields.
  return error as unknown as StripeError;
}

/** What the card's bank has against a payment; undefined for anything else. */
export function cardError(error: unknown): { reason: string; chargeRef: string | null } | undefined {
  const found = stripeError(error);
  if (found?.type !== 'StripeCardError') return undefined;
  return { reason: found.decline_code || found.code || 'card_declined', chargeRef: found.payment_intent?.id ?? null };
}

/** Asks, and says of what failed whether it may have been done. */
export async function askStripe<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (error) {
    if (error instanceof ProviderFault) throw error;
    const found = stripeError(error);
    // An answer that the library cannot read, such as one of a proxy in between.
    if (!found) throw new ProviderFault('uncertain', 'Stripe: an answer that cannot be read', { cause: error });
    throw new ProviderFault(kindOf(found), `Stripe: ${found.type}${found.code ? ` (${found.code})` : ''}`, { cause: error });
  }
}

function kindOf({ type, statusCode = 0 }: StripeError): ProviderFault['kind'] {
  // A key of the installation that is wrong or ended is no fault of a card.
  if (['StripeRateLimitError', 'StripeAuthenticationError', 'StripePermissionError'].includes(type)) return 'unavailable';
  // The same key is under way, or the line broke, or their server did.
  if (type === 'StripeIdempotencyError' || type === 'StripeConnectionError' || statusCode >= 500 || statusCode === 409) return 'uncertain';
  return type === 'StripeAPIError' ? 'uncertain' : 'refused';
}
