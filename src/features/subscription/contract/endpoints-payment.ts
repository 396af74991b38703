import { z } from 'zod';
import { City, Country, PostalCode, SecondLine, StreetAddress } from '#features/company/contract/address.ts';
import { RegistryId } from '#features/company/contract/entities.ts';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { Id } from '#kernel/contract/values.ts';
import { BillingInformation, CollectionMethod, Recipient } from './entities.ts';
import { changing, reading } from './gate.ts';

const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most, field('tooLong', { length: most }));
/** Of the subscription, as the overview showed it; any other change of the subscription raises it too. */
const version = z.number().int().positive().optional();
const required = (most: number) => text(most).min(1, field('required'));

export const acknowledgeTrialEnd = endpoint({
  method: 'POST',
  path: '/subscription/trial-end-acknowledged',
  access: { signedIn: true },
  byKey: 'refused',
  company: 'required',
  effect: 'write',
  summary: 'Confirms the end of the trial for the company, by a System Admin. Nothing is saved for others.',
  answer: z.object({}),
  errors: [],
});

export const updateRecipient = endpoint({
  ...changing,
  method: 'POST',
  path: '/subscription/update-recipient',
  summary: 'Sets who gets the invoices.',
  body: z.object({ name: required(100), email: required(254), version }),
  answer: z.object({ recipient: Recipient }),
  errors: ['subscription.InvalidRecipientEmail'],
});

export const updateBillingInformation = endpoint({
  ...changing,
  method: 'POST',
  path: '/subscription/update-billing-information',
  summary: 'Sets who the invoices are made out to.',
  body: z.object({
    companyName: required(200),
    registryId: RegistryId,
    streetAddress: StreetAddress,
    secondaryStreetAddress: SecondLine,
    postalCode: PostalCode,
    city: City,
    country: Country,
    reference: text(100)
      .nullish()
      .transform((value) => value || null),
    version,
  }),
  answer: z.object({ billingInformation: BillingInformation }),
  errors: ['subscription.CountryNotSupported', 'subscription.EhfNotPossibleWithoutRegistration'],
});

export const updatePaymentMethod = endpoint({
  ...changing,
  method: 'POST',
  path: '/subscription/update-payment-method',
  summary: 'Sets how the next invoices are paid.',
  body: z.object({ collectionMethod: CollectionMethod, subscriptionUuid: Id }),
  answer: z.object({ collectionMethod: CollectionMethod }),
  errors: ['subscription.CardRequired', 'subscription.BillingInformationRequired', 'subscription.EhfNotPossibleWithoutRegistration'],
});

export const getEhfRecipient = endpoint({
  ...reading,
  method: 'GET',
  path: '/subscription/ehf-recipient',
  summary: 'Returns whether the company is registered to receive EHF invoices.',
  answer: z.object({ takesEhf: z.boolean() }),
  errors: [],
});

export const getPaymentCardUrl = endpoint({
  ...changing,
  method: 'GET',
  path: '/subscription/get-payment-card-url',
  effect: 'read',
  whileViewing: 'refused',
  summary: 'Returns the address of the payment provider’s page for entering a card.',
  query: z.object({ returnPath: z.string().max(500).optional() }),
  answer: z.object({ url: z.string() }),
  errors: ['subscription.General'],
});

export const disablePaymentCard = endpoint({
  ...changing,
  method: 'POST',
  path: '/subscription/disable-payment-card',
  summary: 'Removes a card, here and at the payment provider.',
  body: z.object({ cardUuid: Id }),
  answer: z.object({}),
  errors: ['subscription.LastCard'],
});
