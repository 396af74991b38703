import { expect, test } from 'vitest';
import type { Card } from '#features/payment/contract/entities.ts';
import type { BillingInformation } from '../../contract/entities.ts';
import { missingFor } from './missing.ts';

const card = {} as Card;
const billing = (reference: string | null) => ({ reference }) as BillingInformation;
const recipient = { name: 'Kari', email: 'kari@example.no' };
const bare = { cards: [], recipient: null, isBillingInformationKept: false, billingInformation: billing(null) };
const full = { cards: [card], recipient, isBillingInformationKept: true, billingInformation: billing('Kari') };

test.each([
  ['nothing is there', bare, 'payment_card', false, false, ['card', 'recipient', 'billing', 'agreement']],
  ['nothing is there for an invoice', bare, 'invoice', false, false, ['recipient', 'billing', 'agreement']],
  ['everything is there', full, 'payment_card', true, false, []],
  ['the agreement is not accepted', full, 'invoice', false, false, ['agreement']],
  ['EHF has no reference', { ...full, billingInformation: billing('') }, 'ehf_invoice', true, false, ['reference']],
  ['EHF has one', full, 'ehf_invoice', true, false, []],
  ['an invoice has no reference', { ...full, billingInformation: billing(null) }, 'invoice', true, false, []],
  ['everything ends', bare, 'payment_card', true, true, []],
  ['everything ends without the agreement', bare, 'payment_card', false, true, ['agreement']],
] as const)('says what is missing when %s', (...[, overview, method, isAccepted, isEnd, expected]) => {
  expect(missingFor({ overview: { ...overview, cards: [...overview.cards] }, method, isAccepted, isEnd, hasUnusedCode: false })).toEqual(
    expected,
  );
});

test('says that a typed code is not used, also when everything else is there', () => {
  const given = { overview: full, method: 'invoice', isAccepted: true, hasUnusedCode: true } as const;
  expect(missingFor({ ...given, isEnd: false })).toEqual(['code']);
  expect(missingFor({ ...given, isEnd: true })).toEqual([]);
});
