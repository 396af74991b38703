import type { PaymentCompanyProperties } from '#features/account/contract/payment-properties.ts';
import { paymentPropertiesQuery } from '#features/account/server/public.ts';
import { subscriptionFeatures } from '#kernel/contract/permissions.ts';
import { dayIn } from '#kernel/server/clock.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { on } from '#kernel/server/registers.ts';
import { sellerZone } from './seller-zone.ts';
import { readProperties } from './store-payment-properties.ts';

/** What pages know of the subscription, in what they are told of the user and of the company (subscription.32). */
export const paymentProperties = on(paymentPropertiesQuery, ({ company, now }) => propertiesOf(company, now));

async function propertiesOf(company: Company, now: Date): Promise<PaymentCompanyProperties | undefined> {
  const row = await readProperties(company, dayIn(sellerZone, now));
  if (!row) return undefined;
  const trialEndsAt = row.trialEndsAt.toISOString();
  const isOnTrial = row.plans.length === 0 && row.trialEndsAt > now;
  const { subscriptionUuid } = row;
  return {
    customerUuid: row.customerUuid,
    subscriptions: isOnTrial
      ? [{ subscriptionUuid, planId: 'unlimited', isCurrentlyOnTrial: true, isUnlimited: false, trialEndsAt }]
      : row.plans.map((planId) => ({
          subscriptionUuid,
          planId,
          isCurrentlyOnTrial: false,
          isUnlimited: planId === 'unlimited',
          trialEndsAt: null,
        })),
    companySubscriptionsFeatures: subscriptionFeatures.filter((feature) => row.features?.includes(feature)),
    isLockedByNonpayment: row.isLocked,
    trialEndsAt,
    trialEndAcknowledged: row.isAcknowledged,
  };
}
