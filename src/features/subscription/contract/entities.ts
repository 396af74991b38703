import { z } from 'zod';
import { limitKeys } from '#features/billing/contract/limits.ts';
import { Card } from '#features/payment/contract/entities.ts';
import { subscriptionFeatures } from '#kernel/contract/permissions.ts';
import { Day, Id, Moment } from '#kernel/contract/values.ts';

/** What is charged: whole øre, without VAT where nothing else is said. */
const Money = z.number().int();

const planIds = ['free', 'hr', 'gdpr-basic', 'gdpr-premium', 'contracts-standard', 'contracts-premium', 'unlimited'] as const;
const productIds = ['signatures-20', 'signatures-50', 'signatures-100'] as const;
export const PlanName = z.enum(planIds);
export type PlanName = z.output<typeof PlanName>;
export const ProductName = z.enum(productIds);
export type ProductName = z.output<typeof ProductName>;
export const Interval = z.enum(['month', 'year']);
export const collectionMethods = ['payment_card', 'invoice', 'ehf_invoice'] as const;
export const CollectionMethod = z.enum(collectionMethods);
export type CollectionMethod = z.output<typeof CollectionMethod>;

/** A plan as it is sold now. */
export const SoldPlan = z.object({
  planId: PlanName,
  charged: z.enum(['perUser', 'flat']),
  /** The least number of users that is charged; 0 for what is flat. */
  fewestUsers: z.number().int(),
  features: z.array(z.enum(subscriptionFeatures)),
  /** What it allows; null for no limit, a missing key for what it says nothing of. */
  limits: z.partialRecord(z.enum(limitKeys), z.number().int().nullable()),
  signaturesPerUser: z.number().int(),
  /** Each step once for months and once for years; `price` is the list price of a month on both (subscription.29). */
  tiers: z.array(
    z.object({
      /** With its interval: `contracts-standard-50-year`. */
      tierId: z.string(),
      interval: Interval,
      price: Money,
      /** How much of its limit it includes; null where the plan has no steps. */
      limit: z.number().int().nullable(),
    }),
  ),
});
export type SoldPlan = z.output<typeof SoldPlan>;

/** A plan on the price list: each of its steps once. */
export const PricedPlan = SoldPlan.pick({ planId: true, charged: true, fewestUsers: true }).extend({
  /** The list prices of a month, the lowest first. */
  prices: z.array(Money),
});
export type PricedPlan = z.output<typeof PricedPlan>;

export const SoldProduct = z.object({ productId: ProductName, signatures: z.number().int(), price: Money });
export type SoldProduct = z.output<typeof SoldProduct>;

/** A line of a subscription. */
export const SubscriptionItem = z.object({
  itemId: Id,
  planId: PlanName,
  /** With its interval; null on trial. */
  tierId: z.string().nullable(),
  from: Day,
  /** Its last day, when it ends; null while it goes on. */
  to: Day.nullable(),
  isTrial: z.boolean(),
  charged: z.enum(['perUser', 'flat']),
  /** The list price of a month. */
  price: Money,
  /** How much of its limit the tier includes; null where the plan has no steps. */
  limit: z.number().int().nullable(),
  /** The users that are charged now; 1 for what is flat. */
  quantity: z.number().int(),
  /** By the terms that were bought, as of a plan that is sold. */
  fewestUsers: SoldPlan.shape.fewestUsers,
  limits: SoldPlan.shape.limits,
  signaturesPerUser: SoldPlan.shape.signaturesPerUser,
});
export type SubscriptionItem = z.output<typeof SubscriptionItem>;

export const ScheduledChange = z.object({
  id: Id,
  kind: z.enum(['tier', 'plan', 'monthly', 'yearly', 'end']),
  /** The plan and tier that it changes; null for the transition to months or years, and where everything ends. */
  from: z.object({ planId: PlanName, tierId: z.string() }).nullable(),
  /** What comes instead; null for nothing, and for the transition to months or years. */
  to: z.object({ planId: PlanName, tierId: z.string() }).nullable(),
  /** The first day on which it holds. */
  date: Day,
  /** Whether it can be undone now. */
  canCancel: z.boolean(),
});
export type ScheduledChange = z.output<typeof ScheduledChange>;

export const Recipient = z.object({ name: z.string(), email: z.string() });
export type Recipient = z.output<typeof Recipient>;

/** Who an invoice is made out to (subscription.30). */
export const BillingInformation = z.object({
  companyName: z.string(),
  registryId: z.string(),
  streetAddress: z.string(),
  secondaryStreetAddress: z.string().nullable(),
  postalCode: z.string(),
  city: z.string(),
  /** Two letters. */
  country: z.string(),
  reference: z.string().nullable(),
});
export type BillingInformation = z.output<typeof BillingInformation>;

export const invoiceStates = ['open', 'due', 'nonpayment', 'paid'] as const;

/** An invoice or a credit note in the list (subscription.33). */
export const ListedInvoice = z.object({
  invoiceUuid: Id,
  /** Of the one series of the seller. */
  number: z.number().int(),
  kind: z.enum(['invoice', 'creditNote']),
  date: Day,
  /** Null for a credit note. */
  dueDate: Day.nullable(),
  /** With VAT; negative for a credit note. */
  total: Money,
  /** What is still to be paid. */
  unpaid: Money,
  state: z.enum(invoiceStates),
  method: z.enum(['card', 'invoice', 'ehf']),
  /** Whether there is an EHF file of it. */
  hasEhf: z.boolean(),
  canPayNow: z.boolean(),
});
export type ListedInvoice = z.output<typeof ListedInvoice>;

/** A limit with its use, and when it is met if use goes on as it did; null when that is not to be foreseen. */
export const LimitUse = z.object({ key: z.enum(limitKeys), limit: z.number().nullable(), used: z.number(), metOn: Day.nullable() });
export type LimitUse = z.output<typeof LimitUse>;

/** What a trial is at: at its end the company has had the free plan since. */
export const Trial = z.object({
  startedAt: Moment,
  endsAt: Moment,
  isOver: z.boolean(),
  /** Whether a systemadmin took note of its end for the company. */
  isEndAcknowledged: z.boolean(),
});
export type Trial = z.output<typeof Trial>;

/** Everything the page of the subscription shows (subscription.28). */
export const SubscriptionOverview = z.object({
  subscriptionUuid: Id,
  trial: Trial,
  /** A paid item gives everything. */
  isUnlimited: z.boolean(),
  isCurrentlyOnTrial: z.boolean(),
  /** Without one, the company is on Free. */
  items: z.array(SubscriptionItem),
  /** Null while nothing is paid for. */
  interval: Interval.nullable(),
  /** The running period of payment: from its first to its last day; null also while a year waits because the company is to be deleted. */
  period: z.object({ from: Day, to: Day }).nullable(),
  /** The first day of the next one; null where none begins: everything ends, or the company is to be deleted before it or pays for years. */
  renewsOn: Day.nullable(),
  /** The last day of everything, when all of it ends. */
  endsOn: Day.nullable(),
  /** Closed because an invoice is unpaid for 30 days (subscription.33). */
  isLockedByNonpayment: z.boolean(),
  users: z.number().int(),
  limits: z.array(LimitUse),
  scheduledChanges: z.array(ScheduledChange),
  collectionMethod: CollectionMethod.nullable(),
  recipient: Recipient.nullable(),
  /** What is proposed while nothing was written: the company as it is registered here. */
  billingInformation: BillingInformation,
  isBillingInformationKept: z.boolean(),
  cards: z.array(Card),
  /** Whether the installation can take cards. */
  takesCards: z.boolean(),
  /** The customer’s credit, which the next invoices use. */
  balance: Money,
  /** The newest twelve; all of them are in get-invoices. */
  invoices: z.array(ListedInvoice),
  /** What is past its due day. */
  overdue: Money,
  /** A purchase that is being carried out. */
  processingId: Id.nullable(),
  /** Of the payment details, which are saved on top of it (shell.26). */
  version: z.number().int(),
  permissions: z.object({ change: z.boolean() }),
});
export type SubscriptionOverview = z.output<typeof SubscriptionOverview>;

/** What a discount code gives (subscription.16). */
export const DiscountOffer = z.object({
  code: z.string(),
  percent: z.number().int().nullable(),
  amount: Money.nullable(),
  /** For how many months it counts; 1 for once, null for always. */
  months: z.number().int().nullable(),
  /** The plans that it is for; null for all of them. */
  plans: z.array(PlanName).nullable(),
  includesProducts: z.boolean(),
});
export type DiscountOffer = z.output<typeof DiscountOffer>;

/** A reason of a line or a change: a code of the rules with what its sentence names. */
const Reason = z.object({ code: z.string(), args: z.record(z.string(), z.union([z.string(), z.number()])) });

const PreviewLine = z.object({
  planId: PlanName.nullable(),
  productId: ProductName.nullable(),
  from: Day,
  /** Its last day. */
  to: Day,
  quantity: z.number(),
  unitPrice: Money,
  /** What a code takes off quantity times price. */
  discount: Money,
  net: Money,
  reason: Reason,
});

/** An invoice as it would be, by the function that makes it (subscription.17). */
export const PreviewInvoice = z.object({
  date: Day,
  kind: z.enum(['invoice', 'creditNote']),
  lines: z.array(PreviewLine),
  net: Money,
  vat: Money,
  total: Money,
  balanceUsed: Money,
  payable: Money,
});
export type PreviewInvoice = z.output<typeof PreviewInvoice>;

export const purchaseStates = ['running', 'done', 'failed'] as const;
export const Processing = z.object({
  processingId: Id,
  state: z.enum(purchaseStates),
  percent: z.number().int(),
  /** Where the customer confirms the payment with the bank; null when nothing is asked. */
  actionUrl: z.string().nullable(),
  /** Why it failed: an error code. */
  reason: z.string().nullable(),
  /** What was ordered, so that it can be ordered again. */
  wish: z.object({
    plans: z.array(z.object({ planId: PlanName, tierId: z.string() })),
    products: z.array(z.object({ productId: ProductName, quantity: z.number().int() })),
    collectionMethod: CollectionMethod,
    discountCode: z.string().nullable(),
  }),
});
export type Processing = z.output<typeof Processing>;
