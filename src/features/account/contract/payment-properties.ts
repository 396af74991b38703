import { z } from 'zod';
import { subscriptionFeatures } from '#kernel/contract/permissions.ts';
import { Id, Moment } from '#kernel/contract/values.ts';

/** What pages know of the company's subscription, whoever opens them (subscription.32). */
export const PaymentCompanyProperties = z.object({
  /** The product's own id of the customer; that of the payment provider never leaves. */
  customerUuid: Id,
  /** The plans that run, the trial among them; empty on Free. */
  subscriptions: z.array(
    z.object({
      subscriptionUuid: Id,
      planId: z.string(),
      isCurrentlyOnTrial: z.boolean(),
      isUnlimited: z.boolean(),
      /** When the trial ends; null for a paid plan. */
      trialEndsAt: Moment.nullable(),
    }),
  ),
  companySubscriptionsFeatures: z.array(z.enum(subscriptionFeatures)),
  /** Closed because an invoice is unpaid for 30 days (subscription.33). */
  isLockedByNonpayment: z.boolean(),
  trialEndsAt: Moment,
  /** Whether a systemadmin took note of the end of the trial for the company. */
  trialEndAcknowledged: z.boolean(),
});
export type PaymentCompanyProperties = z.output<typeof PaymentCompanyProperties>;
