import type { Missing } from './missing.ts';

/** Where on the page a purchase is mended. */
export type Place = 'method' | 'card' | 'recipient' | 'billing' | 'discount' | 'agreement';

const placeOfCode: Readonly<Record<string, Place>> = {
  'subscription.EhfNotPossibleWithoutRegistration': 'method',
  'subscription.CardRequired': 'card',
  'subscription.PaymentDeclined': 'card',
  'subscription.TooManyDeclines': 'card',
  'subscription.InvalidRecipientEmail': 'recipient',
  'subscription.BillingInformationRequired': 'billing',
  'subscription.CountryNotSupported': 'billing',
  'subscription.DiscountCodeInvalid': 'discount',
  'subscription.AgreementNotAccepted': 'agreement',
};

const placeOfMissing: Readonly<Record<Missing, Place>> = {
  card: 'card',
  recipient: 'recipient',
  billing: 'billing',
  reference: 'billing',
  code: 'discount',
  agreement: 'agreement',
};

/** Where a refusal is shown besides at the button; undefined for one that is about the whole purchase. */
export function placeOfRefusal(codes: readonly string[]): Place | undefined {
  return codes.map((code) => placeOfCode[code]).find((place) => place !== undefined);
}

/** What stands beside each part of the page: what is missing there in words, and what was refused. */
export function problemsByPlace(
  missing: readonly { what: Missing; text: string }[],
  refused: { codes: readonly string[]; text: string } | undefined,
): Readonly<Partial<Record<Place, string>>> {
  const found = new Map<Place, string>();
  for (const { what, text } of missing) found.set(placeOfMissing[what], text);
  const place = refused && placeOfRefusal(refused.codes);
  if (place) found.set(place, refused.text);
  return Object.fromEntries(found);
}
