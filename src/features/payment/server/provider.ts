import type { SentBytes } from '#kernel/server/serve.ts';

export type ProviderName = 'stripe' | 'builtIn';

/** A company as a provider knows it. */
export interface ProviderCustomer {
  companyId: number;
  customerRef: string;
}

/** A card that was entered at the provider. */
export interface EnteredCard {
  cardRef: string;
  brand: string;
  lastFour: string;
  expiryMonth: number;
  expiryYear: number;
}

/** What came of a payment so far. */
export type ChargeAnswer =
  /** `refunded`: how much of it went back, in whole øre, when that is not all of it. */
  | { state: 'succeeded'; chargeRef: string; refunded: number }
  | { state: 'refunded'; chargeRef: string }
  | { state: 'processing'; chargeRef: string }
  /** The customer must confirm it at an address of their bank. */
  | { state: 'action'; chargeRef: string; url: string }
  | { state: 'declined'; chargeRef: string | null; reason: string };

export interface ChargeOrder extends ProviderCustomer {
  /** The same for each time the same payment is sent: it is charged once. */
  chargeId: string;
  cardRef: string;
  /** Whole øre. */
  amount: number;
  description: string;
  /** Whether the customer is at the screen and can confirm it. */
  isPresent: boolean;
  returnUrl: string;
  createdAt: Date;
}

/** Something happened there; what, is asked. */
export interface ProviderEvent {
  eventId: string;
  /** The payment it is about: by our id, and by theirs. */
  chargeId: string | null;
  chargeRef: string | null;
}

/**
 * Whoever takes cards (subscription.38). No call is made inside a transaction. What fails throws a `ProviderFault`; a payment that is sent again with the
 * same id is made once.
 */
export interface PaymentProvider {
  readonly name: ProviderName;
  createCustomer: (company: { companyId: number; key: string; name: string; email: string | null }) => Promise<string>;
  /** The page where a card is entered, and what the provider calls that. */
  startSetup: (
    setup: ProviderCustomer & { setupId: string; backUrl: string; language: 'no' | 'en' },
  ) => Promise<{ setupRef: string; url: string }>;
  /** The card that was entered; undefined while none was. */
  readSetup: (setup: { companyId: number; setupRef: string }) => Promise<EnteredCard | undefined>;
  charge: (order: ChargeOrder) => Promise<ChargeAnswer>;
  /** What came of a payment whose answer was lost; undefined when the provider has never had it. `actionUrl` is where the customer was sent to confirm it. */
  findCharge: (order: ChargeOrder & { chargeRef: string | null; actionUrl: string | null }) => Promise<ChargeAnswer | undefined>;
  /** Gives up a payment that the customer has not confirmed. */
  cancelCharge: (charge: { companyId: number; chargeRef: string }) => Promise<void>;
  detachCard: (card: { companyId: number; cardRef: string }) => Promise<void>;
  /** An event that is rightly signed and at most five minutes old; undefined for any other. */
  readEvent: (sent: SentBytes, now: Date) => Promise<ProviderEvent | undefined>;
}

/** `unavailable`: nothing was done. `uncertain`: it may have been done. `refused`: the provider will not, and trying again is no use. */
export class ProviderFault extends Error {
  override name = 'ProviderFault';
  readonly kind: 'unavailable' | 'uncertain' | 'refused';

  constructor(kind: ProviderFault['kind'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
