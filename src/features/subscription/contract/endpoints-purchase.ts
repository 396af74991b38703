import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { Id } from '#kernel/contract/values.ts';
import { CollectionMethod, Interval, PlanName, PreviewInvoice, Processing, ProductName, ScheduledChange } from './entities.ts';
import { changing, reading } from './gate.ts';

/** The whole order: what is absent ends at the end of the term (subscription.23). */
const order = {
  plans: z.array(z.object({ planId: PlanName, tierId: z.string().max(100) })).max(10),
  products: z
    .array(z.object({ productId: ProductName, quantity: z.number().int().min(1).max(99) }))
    .max(10)
    .default([]),
  collectionMethod: CollectionMethod,
  discountCode: z.string().trim().max(50).optional(),
};
const recipient = { recipientName: z.string().trim().max(100), recipientEmail: z.string().trim().max(254) };
const orderCodes = [
  'subscription.General',
  'subscription.PlanAlreadyFree',
  'subscription.SamePaidPlan',
  'subscription.ExistingSubscription',
  'subscription.EhfNotPossibleWithoutRegistration',
  'subscription.PlanDoesNotAllowProductPurchase',
  'subscription.TiersMustBeTheSameInterval',
  'subscription.TooEarlyToCancel',
  'subscription.CardRequired',
  'subscription.BillingInformationRequired',
  'subscription.DiscountCodeInvalid',
  'subscription.BelowUsage',
  'subscription.CountryNotSupported',
] as const;
const purchaseCodes = [
  ...orderCodes,
  'subscription.InvalidRecipientEmail',
  'subscription.AgreementNotAccepted',
  'subscription.PaymentDeclined',
  'subscription.TooManyDeclines',
  'subscription.SumChanged',
] as const;

/** What comes of an order: the first invoice, the next two, and what is scheduled. */
export const PreviewAnswer = z.object({
  /** Null when nothing is invoiced now. */
  now: PreviewInvoice.nullable(),
  next: z.array(PreviewInvoice),
  changes: z.array(ScheduledChange.omit({ id: true, canCancel: true })),
  /** What was scheduled before, and is not any more with this order. */
  dropped: z.array(ScheduledChange.omit({ id: true, canCancel: true })),
  /** Why the order would be refused: an error code. */
  refusal: z.string().nullable(),
  /** What it would not have room for at the end of the term (subscription.26). */
  warnings: z.array(z.object({ planId: PlanName, used: z.number(), limit: z.number() })),
});

export const previewSubscription = endpoint({
  ...reading,
  method: 'POST',
  path: '/subscription/preview',
  summary: 'Previews what a purchase would cost and change. Nothing is saved.',
  body: z.object(order),
  answer: PreviewAnswer,
  errors: [],
});

export const handleSubscriptions = endpoint({
  ...changing,
  method: 'POST',
  path: '/subscription/handle-subscriptions',
  summary: 'Carries out the whole purchase. If it takes longer than 30 seconds, it continues; follow it with `processing`.',
  repeats: 'adds',
  /** `payable`: what the preview said is to be paid now; when it is another sum by then, nothing is ordered. */
  body: z.object({ ...order, ...recipient, serviceAgreementVersion: z.string().max(40), payable: z.number().int().min(0).optional() }),
  answer: Processing,
  errors: purchaseCodes,
});

export const subscribeToUnlimited = endpoint({
  ...changing,
  method: 'POST',
  path: '/subscription/subscribe-to-unlimited-plan',
  summary: 'Changes to Unlimited instead of all other plans. Interval and payment method stay as they are, or are month and invoice.',
  repeats: 'adds',
  body: z.object({
    serviceAgreementVersion: z.string().max(40),
    interval: Interval.optional(),
    collectionMethod: CollectionMethod.optional(),
    recipientName: recipient.recipientName.optional(),
    recipientEmail: recipient.recipientEmail.optional(),
    discountCode: order.discountCode,
  }),
  answer: Processing,
  errors: purchaseCodes,
});

export const getProcessing = endpoint({
  ...reading,
  method: 'GET',
  path: '/subscription/processing',
  summary: 'Returns the progress of a purchase.',
  query: z.object({ processingId: Id }),
  answer: Processing,
  errors: [],
});

export const cancelScheduledChanges = endpoint({
  ...changing,
  method: 'POST',
  path: '/subscription/cancel-scheduled-changes',
  summary: 'Cancels scheduled changes.',
  body: z.object({
    cancelPlanTierChangeIds: z.array(Id).max(50).default([]),
    cancelTransitionToMonthly: z.boolean().default(false),
  }),
  answer: z.object({ scheduledChanges: z.array(ScheduledChange) }),
  errors: ['subscription.TooEarlyToCancel'],
});

/** After so many declined payments at the screen within an hour no card of the company is charged there: purchases and invoices together. */
export const declinesInHour = 10;

export const payNow = endpoint({
  ...changing,
  method: 'POST',
  path: '/subscription/pay-now',
  summary: 'Pays an unpaid invoice with the card.',
  whileEnding: 'allowed',
  repeats: 'adds',
  body: z.object({ invoiceUuid: Id }),
  answer: z.object({
    state: z.enum(['paid', 'running', 'action']),
    /** Where the customer confirms the payment with the bank. */
    actionUrl: z.string().optional(),
  }),
  errors: ['subscription.CardRequired', 'subscription.PaymentDeclined', 'subscription.TooManyDeclines', 'subscription.WrittenOff'],
});
